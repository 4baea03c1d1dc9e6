// Pictures that are read from top to bottom: a matrix, what is done with it, the next matrix.
import { matrix } from "./matrix.js";
import { place, widest } from "./paint.js";

export const ROW = 13; // pixels for a row with its token

/** Room for the tokens of the rows. */
export const labelRoom = (scene) =>
  widest([...scene.run.srcTokens, ...scene.run.tgtTokens]) + 10;

/** Parameters: hollow, with a dashed frame. */
export function parameters(sheet, x, y, w, words, role = "") {
  sheet.box(x, y, w, 20, `part parameter ${role}`);
  sheet.text(x + w / 2, y + 14, words, `small ${role}`, { "text-anchor": "middle" });
}

export const sizeOf = (scene, path) => {
  const { d_model, d_ff, V } = scene.run.sizes;
  if (path.endsWith("w_1")) return `${d_model} → ${d_ff}`;
  if (path.endsWith("w_2")) return `${d_ff} → ${d_model}`;
  return path === "generator" ? `${d_model} → ${V}` : `${d_model} → ${d_model}`;
};

/**
 * `parts`: [what is done, the tensor that comes of it, whether by parameters].
 * @param {{ path: string, does?: string, isLearned?: boolean, kind?: string }[]} parts
 * @param {(row: number) => string} [names] of the rows, if not their tokens
 */
export function flow(sheet, scene, parts, names) {
  const left = names
    ? widest(scene.run.tgtTokens.map((_, i) => names(i))) + 10
    : labelRoom(scene);
  const widestColumns = Math.max(
    ...parts.map(({ path }) => scene.run.tensor(path).shape.at(-1)),
  );
  const cw = Math.min(7, (sheet.width - left - 2) / widestColumns);
  let y = 0;
  for (const { path, does, isLearned, kind } of parts) {
    if (does) {
      const middle = left + 60;
      sheet.arrow([
        [middle, y],
        [middle, y + 34],
      ]);
      if (isLearned)
        parameters(sheet, middle + 12, y + 7, does.length * 6.2 + 16, does);
      else sheet.text(middle + 12, y + 21, does, "soft");
      y += 34;
    }
    const name = nameOf(path);
    const more = { ch: ROW, labels: true, kind, name, names };
    y = matrix(sheet, scene, { path, x: left, y, cw, ...more }).bottom + 8;
  }
}

const nameOf = (path) => (/sublayers\.\d+$/.test(path) ? "x" : undefined);

/** A sublayer, to be entered from the picture of its layer. */
export function partBox(sheet, scene, path, x, y, w, h, lines) {
  sheet.box(x, y, w, h, "part");
  const first = y + h / 2 - (lines.length - 1) * 6.5 + 4;
  lines.forEach((line, i) => {
    sheet.text(x + w / 2, first + 13 * i, line, "name", { "text-anchor": "middle" });
  });
  sheet.spot({
    id: path,
    x,
    y,
    w,
    h,
    say: `${scene.sayOf(path)}. Go in`,
    go: place(path),
  });
}
