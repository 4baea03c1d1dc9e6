// The search, by section and while one types. MiniSearch finds; endings are Sphinx's stemmer's.
// book.js loads this file when a search box is entered, and this file what it searches.
// @ts-nocheck: minisearch, Stemmer, stopwords and SECTIONS come from the files it loads.

const SCRIPTS = ["minisearch", "language_data", "sections"];
const MOST = { dialog: 8, page: 40 };
const AROUND = 90; // characters on each side of a snippet's first word
const QUESTION = `about an any can could does did do from get had has have how i its just let me my
  need our should so some than that them us use used using want we were what when where which who
  why would you your`;
const WORD = /[\p{L}\p{N}_]+(?:[-’'.][\p{L}\p{N}_]+)*/gu;

const base = document.documentElement.dataset.content_root ?? "./";

const load = (name) =>
  new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = `${base}_static/${name}.js`;
    script.onload = done;
    script.onerror = failed;
    document.head.append(script);
  });

function built(tag, className, ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

// A word, its parts if it has any ("warm-up", "LayerNorm"), and the two in one ("warmup").
function wordsOf(text) {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("√", " sqrt ");
  return (plain.match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(/[-’'._]|(?<=[a-z])(?=[A-Z])/u).filter(Boolean);
    return parts.length > 1 ? [...parts, parts.join("")] : parts;
  });
}

// In headings two neighbors are one word, too: "layer norm" is found as "layernorm".
// (But "a tenth" is not "atenth", with which "atention" would begin.)
function tokenize(text, field) {
  const words = wordsOf(text);
  if (field === "text" || field === undefined) return words;
  const pairs = words.slice(1).map((word, i) => [words[i], word]);
  const long = pairs.filter((pair) => pair.every((word) => word.length > 1));
  return [...words, ...long.map((pair) => pair.join(""))];
}

// How far apart two words are: letters to add, drop, change, or exchange with the next one.
function distance(a, b) {
  const d = [...Array(a.length + 1)].map((_, i) => [i]);
  for (let j = 1; j <= b.length; j++) d[0][j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const change = d[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
    }
  return d[a.length][b.length];
}

class Finder {
  constructor({ pages, sections }) {
    const stemmer = new Stemmer();
    const left = new Set([...stopwords, ...QUESTION.split(/\s+/)]);
    const stems = new Map();
    this.stem = (word) => {
      const small = word.toLowerCase();
      if (!stems.has(small))
        stems.set(small, left.has(small) ? null : stemmer.stemWord(small));
      return stems.get(small);
    };
    this.counts = new Map(); // how often a word stands in the book
    const countAndStem = (word) => {
      const small = word.toLowerCase();
      this.counts.set(small, (this.counts.get(small) ?? 0) + 1);
      return this.stem(word);
    };
    this.sections = sections.map((section, id) => {
      const [address, title, weight] = pages[section.page];
      return { ...section, id, address, title, weight };
    });
    this.index = new minisearch.default({
      fields: ["heading", "names", "title", "text"],
      tokenize,
      processTerm: countAndStem,
      searchOptions: { processTerm: this.stem },
    });
    this.index.addAll(this.sections);
  }

  search(query, options = {}) {
    return this.index.search(query, {
      boost: { heading: 5, names: 5, title: 2 },
      boostDocument: (id) => this.sections[id].weight,
      ...options,
    });
  }

  // The word itself, or the likeliest that is one mistake away if it stands nowhere.
  corrected(word) {
    const small = word.toLowerCase();
    if (small.length < 4 || this.stem(small) === null) return word;
    if (this.search(small, { prefix: true }).length) return word;
    const letters = (text) => [...text].sort().join("");
    const rank = ([near, count]) => (letters(near) === letters(small) ? 4 : 1) * count;
    const [best] = [...this.counts]
      .filter(([near]) => Math.abs(near.length - small.length) < 2)
      .filter(([near]) => distance(near, small) === 1)
      .sort((one, other) => rank(other) - rank(one));
    return best?.[0] ?? word;
  }

  // The sections that have most of the words, the best first, and what was looked for.
  find(typed) {
    const query = typed.replace(/[\p{L}\p{N}]+/gu, (word) => this.corrected(word));
    const last = (term, i, terms) => term.length > 1 && i === terms.length - 1;
    const hits = this.search(query, { prefix: last });
    const all = Math.max(1, ...hits.map((hit) => hit.queryTerms.length));
    const stems = (text) => wordsOf(text).map(this.stem).filter(Boolean).join(" ");
    const asked = stems(query);
    const share = (hit) => {
      const { heading, anchor } = this.sections[hit.id];
      const isAsked = stems(heading.replace(/^\d+ · /, "")) === asked;
      const factor = (isAsked ? 2 : 1) * (anchor ? 1 : 1.4); // a whole page
      return (factor * hit.score * hit.queryTerms.length) / all;
    };
    hits.sort((a, b) => share(b) - share(a));
    return { query, hits: hits.map((hit) => ({ ...this.sections[hit.id], ...hit })) };
  }
}

// The text around the place where most of the words stand, with these words marked.
function snippet(finder, { text, terms }) {
  const places = [...text.matchAll(WORD)].filter(({ 0: word }) =>
    wordsOf(word).some((part) => terms.includes(finder.stem(part))),
  );
  const near = (place) =>
    places.filter(
      ({ index }) => index >= place.index && index < place.index + 2 * AROUND,
    );
  const kinds = (place) =>
    new Set(near(place).map(({ 0: word }) => word.toLowerCase())).size;
  const [best] = [...places].sort((a, b) => kinds(b) - kinds(a));
  let start = Math.max(0, (best?.index ?? 0) - AROUND);
  if (start) start = text.indexOf(" ", start) + 1;
  const cut = text.indexOf(" ", start + 2.4 * AROUND);
  const end = cut < 0 ? text.length : cut;
  const node = built("p", "snippet", start ? "… " : "");
  let done = start;
  for (const { 0: word, index } of places) {
    if (index < start || index + word.length > end) continue;
    node.append(text.slice(done, index), built("mark", "", word));
    done = index + word.length;
  }
  node.append(text.slice(done, end), end < text.length ? " …" : "");
  return node;
}

function entry(finder, hit) {
  const link = built("a", "", hit.heading);
  link.href = `${base}${hit.address}${hit.anchor ? `#${hit.anchor}` : ""}`;
  const item = built("li", "", link);
  if (hit.heading !== hit.title) item.append(built("span", "page", hit.title));
  if (hit.text) item.append(snippet(finder, hit));
  return item;
}

function summary(typed, { query, hits }) {
  if (!hits.length) return `Nothing is found for “${typed}”. Try fewer or other words.`;
  const count = hits.length === 1 ? "1 section" : `${hits.length} sections`;
  if (query === typed) return `${count}, the best first.`;
  return `Nothing is found for “${typed}”. Shown is “${query}”: ${count}.`;
}

function show(finder, form, results, typed) {
  const [status, list] = results.children;
  if (!typed.trim()) {
    status.textContent = "";
    return list.replaceChildren();
  }
  const found = finder.find(typed.trim());
  const isDialog = form.closest("dialog");
  const shown = found.hits.slice(0, isDialog ? MOST.dialog : MOST.page);
  status.textContent = summary(typed.trim(), found);
  list.replaceChildren(...shown.map((hit) => entry(finder, hit)));
  if (isDialog && found.hits.length > shown.length) {
    const more = built("a", "", "All results");
    more.href = `${base}search.html?q=${encodeURIComponent(typed.trim())}`;
    list.append(built("li", "more", more));
  }
}

// Down and up go through the results, and back to what is typed.
function withArrows(box, input) {
  box.addEventListener("keydown", (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [input, ...box.querySelectorAll(".search-hits a")];
    const next = stops[stops.indexOf(document.activeElement) + by];
    if (!by || !next) return;
    event.preventDefault();
    next.focus();
  });
}

function attach(finder, form) {
  const input = form.querySelector("input");
  const status = built("p", "search-status");
  status.setAttribute("role", "status");
  const results = built("div", "search-hits", status, built("ol"));
  form.after(results);
  const isPage = !form.closest("dialog");
  const update = () => {
    show(finder, form, results, input.value);
    const query = input.value.trim();
    const address = query ? `?q=${encodeURIComponent(query)}` : location.pathname;
    if (isPage && location.protocol !== "file:")
      history.replaceState(null, "", address);
  };
  input.addEventListener("input", update);
  form.addEventListener("submit", (event) => {
    if (isPage) event.preventDefault();
  });
  withArrows(form.parentElement, input);
  const asked = new URLSearchParams(location.search).get("q");
  if (isPage && asked) input.value = asked;
  update();
}

async function start() {
  await Promise.all(SCRIPTS.map(load));
  const finder = new Finder(window.SECTIONS);
  window.findSections = (typed) => finder.find(typed);
  for (const form of document.querySelectorAll("form.bd-search")) attach(finder, form);
}
start();
