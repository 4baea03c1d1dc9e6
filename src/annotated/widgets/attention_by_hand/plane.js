// A plane with an arrow for each word, and a handle at its end.
import { element, svg } from "../kit/controls.js";
import { range } from "../kit/numbers.js";

// An arrow from the middle, with its name: “k1” is the key of word 1.
function drawArrow(name, kind, reach) {
  const unit = reach / 4; // everything is drawn in fourths of the plane
  const line = svg("path", { class: `arrow ${kind}` });
  const end = svg("circle", { class: `end ${kind}`, r: 0.3 * unit });
  const label = svg("text", { class: kind, "font-size": 0.55 * unit }, name);
  return {
    nodes: [line, end, label],
    end,
    show([x, y], isChosen) {
      line.setAttribute("d", `M0 0L${x} ${-y}`);
      end.setAttribute("cx", x);
      end.setAttribute("cy", String(-y));
      const shift = 0.4 * unit;
      label.setAttribute("x", String(x > reach * 0.8 ? x - 2.6 * shift : x + shift));
      label.setAttribute("y", String(-y + (y < -reach * 0.8 ? -shift : 1.5 * shift)));
      for (const part of [line, end, label]) part.classList.toggle("chosen", isChosen);
    },
  };
}

// `move(x, y)` hears where the handle is dragged to.
function letDrag(end, picture, reach, move) {
  end.addEventListener("pointerdown", (event) => {
    end.setPointerCapture(event.pointerId);
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

/** `count` words; `move(word, x, y)` hears of drags. The values' plane has the outputs, too. */
export function drawPlane(kind, title, count, reach, move) {
  const picture = drawPaper(reach);
  const draw = (letter, kind) =>
    range(count).map((word) => drawArrow(`${letter}${word}`, kind, reach));
  const arrows = draw(kind[0], kind);
  const outputs = kind === "value" ? draw("o", "output") : [];
  for (const { nodes } of [...arrows, ...outputs]) picture.append(...nodes);
  for (const [word, { end }] of arrows.entries())
    letDrag(end, picture, reach, (x, y) => move(word, x, y));
  const note = kind === "value" ? [" and one output"] : [];
  const caption = element(
    "figcaption",
    {},
    element("span", { class: kind }, title),
    ...note,
  );
  return {
    node: element("figure", {}, caption, picture),
    show(vectors, results, word) {
      for (const [i, { show }] of arrows.entries())
        show(vectors[i], kind === "query" && i === word);
      for (const [i, { show }] of outputs.entries()) show(results[i], i === word);
    },
  };
}
