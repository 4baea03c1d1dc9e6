// A plane with an arrow for each word, and a handle at its end.
import { element, svg } from "../kit/controls.js";
import { range } from "../kit/numbers.js";

// Where the name of an arrow has room: beyond its end, or beside it at the edge of the plane.
function besides(x, y, far, reach) {
  const size = Math.hypot(x, y);
  const [along, up] = size ? [x / size, y / size] : [1, 0];
  const beyond = [x + far * along, y + far * up];
  if (beyond.every((z) => Math.abs(z) < 1.06 * reach)) return beyond;
  return Math.abs(x) > Math.abs(y)
    ? [x, y - Math.sign(y || 1) * far]
    : [x - Math.sign(x || 1) * far, y];
}

// An arrow from the middle, with its name: “k1” is the key of word 1.
function drawArrow(name, kind, reach) {
  const unit = reach / 4; // everything is drawn in fourths of the plane
  const line = svg("path", { class: `arrow ${kind}` });
  const end = svg("circle", { class: `end ${kind}`, r: 0.3 * unit });
  const label = svg("text", { class: kind, "font-size": 0.55 * unit }, name);
  return {
    nodes: [line, end, label],
    end,
    // `weight`: how broad it is, from 0 to 1.
    show([x, y], isChosen, weight = 0) {
      line.style.setProperty("--w", String(weight));
      line.setAttribute("d", `M0 0L${x} ${-y}`);
      end.setAttribute("cx", x);
      end.setAttribute("cy", String(-y));
      const [left, top] = besides(x, y, 0.78 * unit, reach);
      label.setAttribute("x", String(left));
      label.setAttribute("y", String(0.2 * unit - top));
      for (const part of [line, end, label]) part.classList.toggle("chosen", isChosen);
    },
  };
}

// `take()` hears that a handle is touched, `move(x, y)` where it is dragged to.
function letDrag(end, picture, reach, take, move) {
  end.addEventListener("pointerdown", (event) => {
    end.setPointerCapture(event.pointerId);
    take();
    event.preventDefault();
  });
  // A finger on a handle shall not scroll; browsers ignore `touch-action` inside an SVG.
  end.addEventListener("touchstart", (event) => event.preventDefault(), {
    passive: false,
  });
  end.addEventListener("pointermove", (event) => {
    if (!end.hasPointerCapture(event.pointerId)) return;
    const onScreen = new DOMPoint(event.clientX, event.clientY);
    const { x, y } = onScreen.matrixTransform(picture.getScreenCTM().inverse());
    const tidy = (z) => Math.round(Math.min(Math.max(z, -reach), reach) * 10) / 10 || 0;
    move(tidy(x), tidy(-y));
  });
}

function drawPaper(reach) {
  const far = reach * 1.15;
  const unit = reach / 4;
  const viewBox = `${-far} ${-far} ${2 * far} ${2 * far}`;
  const lines = range(9, -4).map((i) => {
    const across = `M${i * unit} ${-reach}V${reach}`;
    const d = `${across}M${-reach} ${i * unit}H${reach}`;
    return svg("path", { class: i ? "line" : "axis", d });
  });
  const picture = svg("svg", { viewBox, "aria-hidden": "true" }, ...lines);
  picture.style.setProperty("--unit", String(unit));
  return picture;
}

/** `count` words; `choose(word)` and `move(word, x, y)` hear of drags. The values' plane has the
 * outputs, too. */
export function drawPlane(kind, title, count, reach, { choose, move }) {
  const picture = drawPaper(reach);
  const draw = (letter, kind) =>
    range(count).map((word) => drawArrow(`${letter}${word}`, kind, reach));
  const arrows = draw(kind[0], kind);
  const outputs = kind === "value" ? draw("o", "output") : [];
  for (const { nodes } of [...arrows, ...outputs]) picture.append(...nodes);
  for (const [word, { end }] of arrows.entries())
    letDrag(
      end,
      picture,
      reach,
      () => choose(word),
      (x, y) => move(word, x, y),
    );
  const note = kind === "value" ? [" and the output o"] : [];
  const caption = element(
    "figcaption",
    {},
    element("span", { class: kind }, `${title} ${kind[0]}`),
    ...note,
  );
  return {
    node: element("figure", {}, caption, picture),
    show(vectors, results, word, weights) {
      for (const [i, { show }] of arrows.entries()) {
        const weight = kind === "value" ? weights[i] : 0;
        show(vectors[i], kind === "query" && i === word, weight);
      }
      for (const [i, { show }] of outputs.entries()) show(results[i], i === word);
    },
  };
}
