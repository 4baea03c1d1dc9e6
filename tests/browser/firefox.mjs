// Opens pages in Firefox and runs a function in each. The task comes as JSON on the standard
// input, { firefox, code, pages: [[url, ...arguments]] }; the answers go out as JSON. What follows
// on the same address is done in the same page.
import puppeteer from "puppeteer-core";

let task = "";
for await (const chunk of process.stdin) task += chunk;
const { firefox, code, pages } = JSON.parse(task);
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: firefox,
  extraPrefsFirefox: {
    "ui.prefersReducedMotion": 1, // nothing shall depend on time
    "dom.ipc.processCount": 1, // one page is open at a time
    "dom.ipc.processPrelaunch.enabled": false,
  },
  defaultViewport: null, // the long-term Firefox does not know the command that sets another
});
const answers = [];
let page = await browser.newPage();
let opened = "";
const problems = [];
for (const [url, ...args] of pages) {
  if (url !== opened) {
    await page.close();
    page = await browser.newPage();
    page.on(
      "console",
      (message) => /error|warn/.test(message.type()) && problems.push(message.text()),
    );
    page.on("pageerror", (error) => problems.push(String(error)));
    await page.goto(url, { waitUntil: "load" });
    opened = url;
  }
  /** @type {any} */
  const answer = await page.evaluate(`(${code})(...${JSON.stringify(args)})`);
  await page.keyboard.press("ArrowRight");
  answer.slider = await page.evaluate(
    "document.activeElement.value - document.activeElement.min",
  );
  answers.push({ ...answer, problems: problems.splice(0) });
}
await browser.close();
console.log(JSON.stringify(answers));
