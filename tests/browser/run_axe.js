// Runs axe: for visits.py. On each page there are a thousand tokens of code, a hundred buttons that
// copy it, formulas and drawings, which would take a third of axe's time. Their class gives them
// their look: of each kind that is seen one stays, the others are left out meanwhile.

const AROUND = ".cell_input, .cell_output, .admonition, .annotated-view";
const BLOCKS = ".highlight, dt.sig";
const PARTS = "span[class]:not(:has(*), a *), .copybtn";
// What axe looks at within a drawing. (Of its text it measures no contrast.)
const TOLD = "a, title, [role], [tabindex], [aria-label], [lang]";

const all = (selector) => [...document.querySelectorAll(selector)];
const classes = (...nodes) => nodes.map((node) => node?.className).join(" in ");

/** Asks of a node whether it is the first of its kind whose looks axe measures. */
function firsts() {
  const known = new Set();
  return (node, kind) => {
    const isSign = node.textContent.trim().length < 2; // its contrast axe leaves alone
    if (known.has(kind) || isSign || !node.checkVisibility()) return false;
    known.add(kind);
    return true;
  };
}

/** What a block holds, without the parts whose like is seen elsewhere. */
function thinned(block, isFirst) {
  const copy = block.cloneNode(true);
  const parts = copy.querySelectorAll(PARTS);
  const home = [block.parentElement, block.closest(AROUND)];
  for (const [i, part] of block.querySelectorAll(PARTS).entries()) {
    if (isFirst(part, classes(part, part.parentElement, ...home))) continue;
    let node = parts[i];
    do {
      const parent = node.parentElement;
      node.remove();
      node = parent;
    } while (node.matches("span, em") && !node.textContent);
  }
  return copy.childNodes;
}

// As its surroundings are, but for a color of its own.
function kindOf(formula) {
  const colored = [...formula.querySelectorAll("[style*=color]")];
  const home = formula.closest(
    "a, h1, h2, h3, li, td, th, summary, figcaption, p, div",
  );
  const own = new Set(colored.map((node) => node.style.color));
  return ["formula", home?.localName, classes(formula.closest(AROUND)), ...own].join();
}

/** What is seen beside the path from the page to the parts that are looked at. */
const beside = (within) =>
  all("body :not(script, style)").filter(
    (node) =>
      !node.closest(within) &&
      !node.querySelector(within) &&
      node.parentElement?.querySelector(within),
  );

/** Nodes, each with the children that are left of it. Only reads: a change costs a new layout. */
function spared(within) {
  if (within !== "html") return beside(within).map((node) => [node, []]);
  const isFirst = firsts();
  const drawings = all("svg[role=img][aria-label]");
  return [
    ...all(BLOCKS).map((block) => [block, thinned(block, isFirst)]),
    ...all(".katex")
      .filter((formula) => !isFirst(formula, kindOf(formula)))
      .map((formula) => [formula, ["x"]]),
    ...drawings.filter((svg) => !svg.querySelector(TOLD)).map((svg) => [svg, []]),
  ];
}

// What breaks a rule: told while its selector fits the page.
function told({ id, nodes }) {
  return nodes.flatMap(({ target }) => {
    const node = document.querySelector(`${target}`);
    // A header that is a formula is empty for axe, which hears no MathML.
    if (id === "empty-table-header" && node?.querySelector("math")) return [];
    return `${id}: ${target} ${node?.outerHTML.slice(0, 120)}`;
  });
}

// Violations, one a line.
// biome-ignore lint/correctness/noUnusedVariables: called by those who read this file
async function runAxe(within, options) {
  const changes = spared(within).map(([node, left]) => [
    node,
    [...left],
    [...node.childNodes],
  ]);
  for (const [node, left] of changes) node.replaceChildren(...left);
  const { axe } = /** @type {any} */ (window);
  axe.configure({ noHtml: true }); // else it copies the HTML of all that it looks at
  const { violations } = await axe.run(within, options);
  const found = violations.flatMap(told);
  for (const [node, , whole] of changes.reverse()) node.replaceChildren(...whole);
  return found;
}
