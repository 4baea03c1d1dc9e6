// Where each number of x goes: shapes and origins are what Python's code gave.

/** @typedef {{ kind: string, shape: number[], origin: number[], after: number }} Step */

/**
 * What a place of a step holds: the numbers of x, by their position in it.
 * @typedef {object} Cell
 * @property {string} kind
 * @property {number[]} index
 * @property {number[]} held
 * @property {string} [value]
 * @property {HTMLElement} [node]
 * @property {string} [text]
 */

export const AXES = {
  input: ["batch", "token", "feature"],
  viewed: ["batch", "token", "head", "feature"],
  split: ["batch", "head", "token", "feature"],
  attended: ["batch", "head", "token", "feature"],
  other: ["batch", "head", "token", "feature"], // the split of the other way
  joined: ["batch", "token", "feature"],
};
const HUES = 8; // colors for heads, in legend.css

// --- places in tensors ---

function indexOf(position, shape) {
  const index = [];
  for (const size of [...shape].reverse()) {
    index.unshift(position % size);
    position = Math.floor(position / size);
  }
  return index;
}

function positionOf(index, shape) {
  return index.reduce((position, i, axis) => position * shape[axis] + i, 0);
}

// The number in each cell of a stage, in the order of the tensor.
export function numbersOf({ shape, origin }) {
  let numbers = [0];
  shape.forEach((size, axis) => {
    const steps = Array.from({ length: size }, (_, i) => i * origin[axis]);
    numbers = numbers.flatMap((number) => steps.map((step) => number + step));
  });
  return numbers;
}

export const stageOf = (way, kind) => way.stages.find((stage) => stage.kind === kind);
export const tuple = (sizes) => `(${sizes.join(", ")})`;
export const named = (names, index) =>
  names.map((name, axis) => `${name} ${index[axis]}`).join(", ");

// --- where numbers come from ---

// All that can be said of the numbers of x: their place in x, and the head they belong to.
export function origins(right) {
  const { shape } = stageOf(right, "input");
  const home = stageOf(right, "split");
  const homes = [];
  for (const [i, number] of numbersOf(home).entries())
    homes[number] = indexOf(i, home.shape);
  return {
    place: (number) => indexOf(number, shape),
    home: (number) => homes[number],
    head: (number) => homes[number][1],
    lastToken: shape[1] - 1,
  };
}

// The cells of each stage. A cell holds one number of x, or several that attention has mixed.
export function cellsOf({ stages, mixed_axis, values }) {
  const [xValues, joinedValues] = (values ?? []).map((text) => text.split(" "));
  let split;
  const attended = [];
  return stages.map(({ kind, shape, origin }) =>
    numbersOf({ shape, origin }).map((number, position, numbers) => {
      const index = indexOf(position, shape);
      if (kind === "split") split = numbers;
      if (kind === "attended") attended[number] = column(index, shape);
      const isMixed = kind === "attended" || kind === "joined";
      const held = isMixed ? attended[number] : [number];
      return { kind, index, held, value: (isMixed ? joinedValues : xValues)?.[number] };
    }),
  );

  function column(index, shape) {
    if (mixed_axis < 0) return [split[positionOf(index, shape)]];
    return Array.from(
      { length: shape[mixed_axis] },
      (_, i) => split[positionOf(index.with(mixed_axis, i), shape)],
    );
  }
}

export function label({ held }, x) {
  if (held.length === 1) return x.place(held[0]).slice(1).join(",");
  const features = new Set(held.map((number) => x.place(number)[2]));
  return features.size === 1 ? `:,${[...features][0]}` : "mix";
}

export function sentence(cell, x) {
  const { kind, index, held, value } = cell;
  const [batch, , feature] = x.place(held[0]);
  const [, head, , part] = x.home(held[0]);
  const target = `head ${head}, feature ${part}`;
  const isSplit = kind === "split" || kind === "other";
  const isLost = isSplit && String(x.home(held[0])) !== String(index);
  const heads = new Set(held.map(x.head)).size;
  let what;
  if (isLost)
    what = `${named(AXES.input, x.place(held[0]))} of x, which belongs to ${target}: at the wrong index`;
  else if (held.length === 1)
    what = `${named(AXES.input, x.place(held[0]))} of x → ${target}`;
  else if (label(cell, x) !== "mix")
    what = `a mixture of all ${held.length} tokens, feature ${feature}, batch ${batch} → ${target}`;
  else {
    const places = held.map((number) => `x[${x.place(number).join(", ")}]`);
    what = `a mixture of what does not belong together, from ${heads} head${heads > 1 ? "s" : ""}: `;
    what += places.join(", ");
  }
  return `${value ? `${value} ` : ""}${label(cell, x)} at ${named(AXES[kind], index)}: ${what}.`;
}

// One color for each head, stronger from token to token; bands where heads are mixed.
export function fill({ held }, x) {
  const color = (number) => {
    const strength = 34 + (28 * x.place(number)[1]) / (x.lastToken || 1);
    return `color-mix(in oklab, var(--hue-${x.head(number) % HUES}) ${strength}%, var(--cell))`;
  };
  if (new Set(held.map(x.head)).size === 1)
    return color(held[Math.floor(held.length / 2)]);
  const width = 100 / held.length;
  const bands = held.map(
    (number, i) => `${color(number)} ${i * width}% ${(i + 1) * width}%`,
  );
  return `linear-gradient(90deg, ${bands.join(", ")})`;
}

export function verdict(facts, name) {
  const { shape } = stageOf(facts[name], "split");
  const [, heads, , features] = shape;
  const belongs = numbersOf(stageOf(facts.right, "split"));
  const lost = numbersOf(stageOf(facts[name], "split")).filter(
    (n, i) => n !== belongs[i],
  ).length;
  if (lost)
    return (
      `No error, and the right shape ${tuple(shape)}, ` +
      `but ${lost} of ${belongs.length} numbers are at the wrong index.`
    );
  if (name === "wrong")
    return "Here it makes no difference: with one head or one token there is nothing to swap.";
  if (heads === 1) return "One head has every token and every feature.";
  const some = features === 1 ? "one feature" : `${features} features`;
  return `Each of the ${heads} heads has every token, with ${some} of its own.`;
}
