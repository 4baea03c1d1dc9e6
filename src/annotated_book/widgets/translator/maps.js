// Which attention is looked at: a menu of its kinds, a small map for each head, and one in numbers.

import { change, element, menu, radio, scroller } from "../kit/controls.js";
import { heatMap, smallMap } from "../kit/heat_map.js";
import { capital, spokenName } from "../kit/names.js";
import { range, rowOf } from "../kit/numbers.js";
import { mapped } from "../kit/objects.js";
import { KINDS, partsOf, pathOf } from "./kinds.js";
import { line } from "./steps.js";

export class Maps {
  /**
   * @param {import("../kit/controls.js").Model} model
   * @param {string} id for names that no other widget on the page has
   * @param {string[]} languages what the tokens of both sides are called
   * @param {(row?: number, column?: number) => void} look
   */
  constructor(model, id, languages, look) {
    this.model = model;
    this.id = id;
    this.languages = languages;
    this.look = look;
    /** @type {import("./answers.js").Answer} */
    this.answer = model.get("example");
    this.thumbs = [];
    const names = mapped(KINDS, ({ name }) => name);
    this.kind = menu("Attention", names, (kind) =>
      change(model, { path: pathOf(kind, this.parts.layer) }),
    );
    this.kind.node.className = "line";
    this.heads = element("fieldset", { class: "heads" });
    this.choice = element("div", {}, this.kind.node, this.heads);
    this.title = element("summary");
    this.place = scroller();
    this.axes = element("p", { class: "soft" });
    this.inNumbers = element("details", {}, this.title, this.place, this.axes);
  }

  get path() {
    return this.model.get("path");
  }

  get parts() {
    return partsOf(this.path);
  }

  get head() {
    return this.model.get("head");
  }

  get isEncoder() {
    return this.path.startsWith("encoder");
  }

  get isCross() {
    return this.path.endsWith("cross_attention");
  }

  /** The tokens of the rows and those of the columns. */
  get tokens() {
    return KINDS[this.parts.kind].tokens(this.answer);
  }

  weightsOf(row) {
    const weights = this.answer.weights[this.path];
    return rowOf(weights, this.head * weights.shape[1] + row);
  }

  /** Another answer, or another kind: the small maps. */
  drawHeads(answer) {
    this.answer = answer;
    const { kind } = this.parts;
    this.kind.show(kind);
    this.heads.replaceChildren(element("legend", { class: "heard" }, "Head"));
    this.thumbs = [];
    for (const [path, weights] of Object.entries(answer.weights))
      if (partsOf(path).kind === kind) this.heads.append(this.drawLayer(path, weights));
  }

  drawLayer(path, weights) {
    const { layer } = partsOf(path);
    const labels = range(weights.shape[0]).map((head) => {
      const picture = smallMap(weights, head);
      const name = element("span", { "aria-hidden": "true" }, `head ${head}`);
      const said = capital(spokenName(path, head));
      const { input, node } = radio(
        { name: `${this.id}-head`, "aria-label": said },
        () => change(this.model, { path, head }),
        ...[picture.node, name],
      );
      this.thumbs.push({ input, picture, path, head });
      return node;
    });
    return line(element("span", {}, `Layer ${layer}`), ...labels);
  }

  drawMap() {
    const { axes, mayLook = () => true } = KINDS[this.parts.kind];
    const { head } = this;
    const [rows, columns] = this.tokens;
    const label = capital(spokenName(this.path, head));
    const weights = this.answer.weights[this.path];
    this.title.textContent = `${label}, in numbers`;
    this.axes.textContent = `${axes(...this.languages)} Each row sums to 1.`;
    const { look } = this;
    this.map = heatMap({ label, rows, columns, head, weights, mayLook, look });
    this.place.replaceChildren(this.map.node);
    for (const thumb of this.thumbs)
      thumb.input.checked = thumb.path === this.path && thumb.head === head;
  }

  show(row, uncovered) {
    const written = this.isEncoder ? Infinity : uncovered;
    const readable = this.isEncoder || this.isCross ? Infinity : uncovered;
    this.map?.show(row, written, readable);
    for (const { picture } of this.thumbs) picture.show(written);
  }

  /** One weight in words; without a column, the largest of the row. */
  sentence(row, column) {
    const [rows, columns] = this.tokens;
    const weights = this.weightsOf(row);
    const at = column ?? weights.indexOf(Math.max(...weights));
    const looks = column === undefined ? "looks most" : "looks";
    return `“${rows[row]}” ${looks} at “${columns[at]}”: ${weights[at].toFixed(3)}.`;
  }
}
