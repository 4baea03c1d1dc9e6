// What was read to its end has a quiet mark, and the place where a reader stopped has a link. Both
// are kept in this browser and told to nobody; a browser that keeps nothing for a page has none.
(() => {
  const [READ, PLACE] = ["chapters-read", "reading-place"];
  const CHAPTER = /\/((?:deeper\/)?\d\d-[^/]+)\.html$/;

  /** @typedef {{page: string, title: string, id: string, heading: string}} Place */

  /** @param {string} key */
  function kept(key) {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {unknown} value nothing is kept of null */
  function keep(key, value) {
    try {
      if (value) localStorage.setItem(key, JSON.stringify(value));
      else localStorage.removeItem(key);
    } catch {
      // It is gone with the page.
    }
  }

  /** @returns {Set<string>} */
  const chaptersRead = () => new Set(kept(READ) ?? []);

  /** @param {string} tag @param {string} className @param {(Node | string)[]} inside */
  function made(tag, className, ...inside) {
    const node = document.createElement(tag);
    node.className = className;
    node.append(...inside);
    return node;
  }

  /** @param {string} address */
  const chapterAt = (address) => CHAPTER.exec(new URL(address).pathname)?.[1];

  const root = new URL(
    document.documentElement.dataset.content_root ?? "./",
    location.href,
  ).href;
  const address = location.href.replace(/[?#].*$/, "");
  const here = chapterAt(address);
  const end = document.querySelector(".prev-next-footer");

  /** A heading without its link. @param {Element | null} node */
  const textOf = (node) => (node?.textContent ?? "").replace(/#$/, "").trim();

  // A sign for the eye, the word for who listens.
  function markOf() {
    const sign = made("span", "", "✓");
    sign.ariaHidden = "true";
    return made("span", "read-mark", sign, made("span", "visually-hidden", " (read)"));
  }

  /** Where the reader is: the last heading above the middle, or what comes next.
   * @returns {Place | null} nothing at the head of a page, which needs no link */
  function placeHere() {
    const isPast = (/** @type {Element} */ node) =>
      node.getBoundingClientRect().top < innerHeight / 2;
    const next = /** @type {HTMLAnchorElement | null} */ (
      document.querySelector(".right-next")
    );
    if (end && next && end.getBoundingClientRect().top < innerHeight) {
      const title = textOf(next.querySelector(".prev-next-title"));
      return { page: next.href.slice(root.length), title, id: "", heading: "" };
    }
    const heading = [...document.querySelectorAll("article :is(h2, h3)")]
      .filter(isPast)
      .at(-1);
    const id = heading?.closest("section")?.id;
    if (!heading || !id) return null;
    const title = textOf(document.querySelector("article h1"));
    return { page: address.slice(root.length), title, id, heading: textOf(heading) };
  }

  /** @param {Place} place */
  function linkTo({ page, title, id, heading }) {
    const link = /** @type {HTMLAnchorElement} */ (made("a", "", heading || title));
    link.href = root + page + (id && `#${id}`);
    return link;
  }

  /** @param {Place} place */
  function lineAbout(place) {
    const isHere = root + place.page === address;
    const line = made("p", "resume d-print-none");
    if (!place.id) line.append("Next for you: ", linkTo(place));
    else
      line.append("You stopped at ", linkTo(place), isHere ? "" : ` (${place.title})`);
    return line;
  }

  /** @param {Set<string>} read @param {Place | null} place @param {(string | undefined)[]} all */
  function boxAbout(read, place, all) {
    const chapters = new Set(all.filter((name) => name && !name.startsWith("deeper/")));
    const n = [...chapters].filter((name) => read.has(name ?? "")).length;
    const box = made("div", "reading");
    if (n) {
      const bar = /** @type {HTMLProgressElement} */ (made("progress", ""));
      [bar.max, bar.value] = [chapters.size, n];
      box.append(made("label", "", `${n} of ${chapters.size} chapters read`, bar));
    }
    if (place) box.append(lineAbout(place));
    const button = made("button", "forget-read", "Forget what I have read");
    button.setAttribute("type", "button");
    button.addEventListener("click", () => {
      for (const key of [READ, PLACE]) keep(key, null);
      show();
    });
    box.append(made("p", "", "Only this browser knows. ", button));
    return box;
  }

  function show() {
    const [read, place] = [chaptersRead(), /** @type {Place | null} */ (kept(PLACE))];
    for (const old of document.querySelectorAll(".reading, .resume, .read-mark"))
      old.remove();
    const list = document.querySelector(".bd-docs-nav");
    const links = /** @type {HTMLAnchorElement[]} */ ([
      ...(list?.querySelectorAll("a.reference.internal") ?? []),
    ]);
    const names = links.map((link) => chapterAt(link.href));
    links.forEach((link, i) => {
      if (read.has(names[i] ?? "")) link.append(markOf());
    });
    if (read.size || place) list?.prepend(boxAbout(read, place, names));
    const isFront = document.querySelector("#the-transformer-annotated");
    const isBack = place && root + place.page === address && place.id && !location.hash;
    if (place && (isFront || isBack))
      document.querySelector("article")?.prepend(lineAbout(place));
  }

  show();
  window.addEventListener("storage", show); // another tab
  if (!here || !end) return;

  const atTheEnd = new IntersectionObserver((seen) => {
    if (!seen.some((entry) => entry.isIntersecting)) return;
    atTheEnd.disconnect();
    keep(READ, [...chaptersRead().add(here)]);
    show();
  });
  atTheEnd.observe(end);
  const leave = () => {
    const place = placeHere();
    if (place) keep(PLACE, place);
  };
  window.addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
})();
