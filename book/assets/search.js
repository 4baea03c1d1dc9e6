// Sphinx's search, made to forgive one mistake in a word and to put the page first whose
// heading says what was asked for. It stands on the page of the search alone, after Sphinx's
// own files and before they begin.
// @ts-nocheck: Search, Scorer, Stemmer and stopwords are Sphinx's.

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const asked = { words: [], text: "", chapter: 0 };

// The search looks words up in plain objects, where "constructor" is always found.
function withoutInherited(index) {
  const bare = { __proto__: null, hasOwnProperty: Object.prototype.hasOwnProperty };
  for (const words of ["terms", "titleterms"])
    Object.setPrototypeOf(index[words], bare);
}

const filesWith = (files) => (files === undefined ? 0 : [files].flat().length);

// In how many pages a stem stands; one in a heading counts as much as twenty in the text.
function weightOf(stem) {
  const { terms, titleterms } = Search._index;
  return filesWith(terms[stem]) + 20 * filesWith(titleterms[stem]);
}

// Whether Sphinx finds anything for the word, in part or as a name of the API.
function isKnown(word, stem) {
  const { terms, titleterms, objects } = Search._index;
  if (stopwords.includes(word) || word.length < 4 || weightOf(stem)) return true;
  const within = (list) => Object.keys(list).some((term) => term.includes(stem));
  const names = Object.values(objects).flat();
  return (
    within(terms) ||
    within(titleterms) ||
    names.some((name) => String(name[4]).toLowerCase().includes(word))
  );
}

// Every word that is one mistake away: a letter too many, wrong or missing, or two exchanged.
function oneMistakeAway(word) {
  const found = [];
  for (let i = 0; i <= word.length; i++) {
    const [head, tail] = [word.slice(0, i), word.slice(i)];
    if (tail) found.push(head + tail.slice(1));
    if (tail.length > 1) found.push(head + tail[1] + tail[0] + tail.slice(2));
    for (const letter of LETTERS) {
      if (tail) found.push(head + letter + tail.slice(1));
      found.push(head + letter + tail);
    }
  }
  return found;
}

const letters = (word) => [...word].sort().join("");

// The index has stems alone, so each candidate is looked up by its stem. Fingers exchange
// letters more often than they hit a wrong one.
function mended(word) {
  const stemmer = new Stemmer();
  const small = word.toLowerCase();
  if (isKnown(small, stemmer.stemWord(small))) return word;
  let [best, most] = [word, 0];
  for (const candidate of oneMistakeAway(small)) {
    const factor = letters(candidate) === letters(small) ? 4 : 1;
    const weight = factor * weightOf(stemmer.stemWord(candidate));
    if (weight > most) [best, most] = [candidate, weight];
  }
  return best;
}

const plain = (title) => title.toLowerCase().replace(/^\d+ · /, "");
const wordsOf = (text) => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

// What Sphinx gives is up to 30; a heading that fits stands above all of that, and the title
// of a page above the headings within pages.
function headingBonus(title) {
  const [page, section] = title.split(" > ");
  const number = Number(/^(\d+) · /.exec(page)?.[1] ?? 0);
  if (asked.chapter && !section && number === asked.chapter) return 400;
  const heading = plain(section ?? page);
  if (heading === asked.text) return section ? 200 : 300;
  const stemmer = new Stemmer();
  const stems = new Set(wordsOf(heading).map((word) => stemmer.stemWord(word)));
  const hits = asked.words.filter((word) => stems.has(stemmer.stemWord(word)));
  if (!hits.length || hits.length < asked.words.length) return 0;
  return (section ? 100 : 210) + (50 * hits.length) / stems.size;
}

function remember(query) {
  asked.text = query.toLowerCase().trim();
  asked.words = wordsOf(asked.text).filter((word) => !stopwords.includes(word));
  asked.chapter = Number(/^(?:chapter\s+)?(\d{1,2})$/.exec(asked.text)?.[1] ?? 0);
}

// A number alone is no word for Sphinx; the chapter is added to what it found.
function chapterAsked() {
  const { titles, docnames, filenames } = Search._index;
  const file = titles.findIndex((title) => title.startsWith(`${asked.chapter} · `));
  const entry = [docnames[file], titles[file], "", null, 1000, filenames[file]];
  return asked.chapter && file >= 0 ? [entry] : [];
}

function tellMended(typed, query) {
  const note = document.createElement("p");
  note.className = "search-mended";
  note.textContent = `Nothing is found for “${typed}”. Shown is what is found for “${query}”.`;
  document.getElementById("search-results").append(note);
}

const inView = (node) =>
  new Promise((done) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        done();
      },
      { rootMargin: "300px" },
    );
    watcher.observe(node);
  });

// For the text under each result Sphinx reads its page: all pages of the book, for a word that
// is on all of them. Here a page waits until its result comes into view. Sphinx asks for it
// just before it shows the result.
function readInView() {
  const read = window.fetch;
  window.fetch = async (address) => {
    await null;
    await inView(Search.output.lastElementChild);
    return read(address);
  };
}

function mendSearch() {
  withoutInherited(Search._index);
  Scorer.score = (result) => result[4] + (result[3] ? 0 : headingBonus(result[1]));

  const parse = Search._parseQuery;
  Search._parseQuery = (typed) => {
    const query = typed.replace(/[\p{L}\p{N}_]+/gu, mended);
    if (query !== typed) tellMended(typed, query);
    remember(query);
    return parse(query);
  };

  const perform = Search._performSearch;
  Search._performSearch = (...given) => {
    const [chapter] = chapterAsked();
    const others = perform(...given).filter(([name]) => name !== chapter?.[0]);
    return chapter ? [...others, chapter] : others; // the last is shown first
  };

  // What leads elsewhere is no text of the page, and what is drawn is none to read.
  const toText = Search.htmlToText;
  Search.htmlToText = (html, anchor) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    const left = ".page-head, .bd-header-article, .you-are-here, svg";
    for (const node of page.querySelectorAll(left)) node.remove();
    return toText(page.documentElement.outerHTML, anchor);
  };
}

readInView();
mendSearch();
