// MachineExplorer: the whole model on one drawing, down to each number and its sum.
import { whenWanted } from "../in_page/live.js";
import { announced, element, frame } from "../kit/controls.js";
import { runOfText } from "./ask.js";
import { openingRun } from "./run.js";
import { sumOf } from "./sums.js";

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const machine = model.get("machine");
  let run = openingRun(machine, model.get("opening"));
  const fetchModel = whenWanted(model);
  const status = announced("verdict");
  const show = () => {
    const path = model.get("path") || "probabilities";
    const index = run.shape(path).map(() => 0);
    const { result, needs = "" } = sumOf(run, path, index);
    const words = `${run.srcTokens.join(" ")} → ${run.nextTokens.join(" ")}`;
    status.textContent = `${words}. ${path}[${index}] = ${result} ${needs}`;
  };
  const again = async () => {
    try {
      const live = await fetchModel();
      run = runOfText(machine, live, model.get("text"), model.get("answer"));
      show();
    } catch (problem) {
      status.textContent = problem.message;
    }
  };
  frame(el, "machine-explorer", "Machine explorer", element("div", {}), status);
  model.on("change:path", show);
  model.on("change:text", again);
  show();
  return () => {
    model.off("change:path", show);
    model.off("change:text", again);
  };
}

export default { render };
