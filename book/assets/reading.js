// A quiet mark beside each chapter that was read to its end. It is kept in this browser, and
// told to nobody; a browser that keeps nothing for a page has no marks.
(() => {
  const KEPT_AS = "chapters-read";
  const CHAPTER = /\/((?:deeper\/)?\d\d-[^/]+)\.html$/;

  function chaptersRead() {
    try {
      return new Set(JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]"));
    } catch {
      return new Set();
    }
  }

  /** @param {Set<string>} read */
  function keep(read) {
    try {
      if (read.size) localStorage.setItem(KEPT_AS, JSON.stringify([...read]));
      else localStorage.removeItem(KEPT_AS);
    } catch {
      // The mark is gone with the page.
    }
  }

  /** @param {string} address */
  const chapterAt = (address) => CHAPTER.exec(new URL(address).pathname)?.[1];

  // A sign for the eye, the word for who listens.
  function markOf() {
    const mark = document.createElement("span");
    mark.className = "read-mark";
    const sign = document.createElement("span");
    sign.ariaHidden = "true";
    sign.textContent = "✓";
    const word = document.createElement("span");
    word.className = "visually-hidden";
    word.textContent = " (read)";
    mark.append(sign, word);
    return mark;
  }

  /** @param {Set<string>} read */
  function showMarks(read) {
    const list = document.querySelector(".bd-docs-nav");
    if (!list) return;
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (
      list.querySelectorAll("a.reference.internal")
    )) {
      link.querySelector(".read-mark")?.remove();
      if (read.has(chapterAt(link.href) ?? "")) link.append(markOf());
    }
    const old = list.querySelector(".forget-read");
    if (!read.size) {
      old?.remove();
    } else if (!old) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "forget-read";
      button.textContent = "Forget what I have read";
      button.addEventListener("click", () => {
        keep(new Set());
        showMarks(new Set());
      });
      list.append(button);
    }
  }

  showMarks(chaptersRead());
  window.addEventListener("storage", () => showMarks(chaptersRead())); // another tab

  const here = chapterAt(location.href.replace(/[?#].*$/, ""));
  const end = document.querySelector(".prev-next-footer");
  if (here && end) {
    const atTheEnd = new IntersectionObserver((seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return;
      atTheEnd.disconnect();
      const read = chaptersRead().add(here);
      keep(read);
      showMarks(read);
    });
    atTheEnd.observe(end);
  }
})();
