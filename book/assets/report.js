// Who finds a mistake reports it where it stands: the repository's form opens with the page, the
// section and the words. What is selected is quoted, or else the paragraph at the top of the view.
(() => {
  const [LONGEST, SHORTEST] = [600, 12]; // characters
  const menu = /** @type {HTMLAnchorElement | null} */ (
    document.querySelector("a[data-report]")
  );
  const article = document.querySelector("article");
  if (!menu || !article) return;
  const form = menu.href;
  /** @type {Range | null} */
  let chosen = null;

  const floating = document.createElement("a");
  floating.className = "report btn btn-sm d-print-none";
  floating.textContent = "Report a problem here";
  floating.target = "_blank";
  floating.rel = "noopener";
  floating.hidden = true;
  (article.closest("main") ?? document.body).append(floating);

  /** @param {Node} node */
  function sectionOf(node) {
    const element = node instanceof Element ? node : node.parentElement;
    const section = element?.closest("section");
    const heading = section?.querySelector(":is(h1, h2, h3)")?.textContent ?? "";
    return { id: section?.id ?? "", heading: heading.replace(/#$/, "").trim() };
  }

  /** @param {Node} node @param {string} words */
  function addressFor(node, words) {
    const { id, heading } = sectionOf(node);
    const flat = words.trim().replace(/\s+/g, " ");
    const quote = flat.length > LONGEST ? `${flat.slice(0, LONGEST)} …` : flat;
    const isPublished = /^https?:/.test(location.protocol);
    const place = isPublished ? `\n${location.href.replace(/[?#].*$/, "")}#${id}` : "";
    const body = `In the section “${heading}”:${place}\n\n> ${quote}\n\nWhat is wrong, and what would be right?\n\n`;
    return `${form}&body=${encodeURIComponent(body)}`;
  }

  function paragraphInView() {
    const all = [...(article?.querySelectorAll("p, li, dd, td") ?? [])];
    return all.find((node) => node.getBoundingClientRect().top > 60) ?? article;
  }

  function follow() {
    const selection = getSelection();
    const words = selection?.toString().trim() ?? "";
    const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
    const inside = range && article?.contains(range.commonAncestorContainer);
    floating.hidden = !(inside && words.length >= SHORTEST);
    if (floating.hidden || !range) return;
    chosen = range.cloneRange();
    floating.href = addressFor(range.startContainer, words);
    const { bottom, right } = /** @type {DOMRect} */ (
      [...range.getClientRects()].at(-1)
    );
    const origin = floating.offsetParent?.getBoundingClientRect() ?? {
      top: 0,
      left: 0,
    };
    const { clientWidth } = document.documentElement;
    const top = Math.max(0, Math.min(bottom + 8, innerHeight - 56));
    const left = Math.max(8, Math.min(right, clientWidth - 8) - floating.offsetWidth);
    floating.style.top = `${top - origin.top}px`;
    floating.style.left = `${left - origin.left}px`;
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  document.addEventListener("selectionchange", () => {
    clearTimeout(waiting);
    waiting = setTimeout(follow, 300);
  });
  for (const event of ["pointerdown", "focus"])
    menu.addEventListener(event, () => {
      const node = chosen?.startContainer ?? paragraphInView();
      if (node)
        menu.href = addressFor(node, chosen?.toString() ?? node.textContent ?? "");
    });
})();
