// This file loads when a reader first opens the search.

import { type Entry, type PackedEntries, unpacked } from "../search/entry.js";
import { matcher, searcher } from "../search/rank.js";

/** All entries that the search can find. The build defines this constant. */
declare const SEARCH_ENTRIES: PackedEntries;

const mostHits = 12;

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

const find = searcher(unpacked(SEARCH_ENTRIES));

/** Returns a sentence about how many hits there are and how many are listed. */
function shownCount(hits: number): string {
  if (hits > mostHits) return `The best ${mostHits} of ${hits.toLocaleString("en-US")} hits.`;
  return hits === 1 ? "One hit." : `${hits} hits.`;
}

/** Returns advice for a reader if the search does not find anything. `root` is the path to the site's folder. */
function nextSteps(root: string): (Node | string)[] {
  const link = (href: string, text: string) => element("a", { href: root + href }, text);
  const [operations, guides] = [link("index.html#operations", "all operations"), link("docs/start.html", "the guides")];
  return ["Nothing found. Use fewer words, or another one, or see ", operations, " or ", guides, "."];
}

/** The maximum length of a hit's text. A narrow line shows only the first `shownAtOnce` characters, which must include a word of the phrase. */
const longestText = 140;
const shownAtOnce = 40;

/** Returns the part of a text to show in a hit. It starts at the beginning of the text or a few words before the first match. */
function excerpt(text: string, isSought: (part: string) => boolean): string {
  const at = partsOf(text).find(({ part, index }) => index > shownAtOnce && isSought(part))?.index;
  const isEarly = partsOf(text.slice(0, shownAtOnce)).some(({ part }) => isSought(part));
  if (isEarly || at === undefined) return text.slice(0, longestText);
  const from = text.indexOf(" ", at - shownAtOnce / 2) + 1;
  return `… ${text.slice(from, from + longestText)}`;
}

/** Splits a text into words and the characters between them. `spreadOpen` becomes two words. */
const partsOf = (text: string) =>
  [...text.matchAll(/\p{Lu}?[\p{Ll}\d]+|\p{L}+|[^\p{L}\d]+/gu)].map(({ 0: part, index }) => ({ part, index }));

/** Returns a text with marks around the words of the phrase. */
const marked = (text: string, isSought: (part: string) => boolean): (Node | string)[] =>
  partsOf(text).map(({ part }) => (isSought(part) ? element("mark", {}, part) : part));

/** Creates a hit's list item with its link. `root` is the path to the site's folder. */
function hitOf({ kind, title, where, href, text }: Entry, root: string, isSought: (part: string) => boolean) {
  const name = marked(title, isSought);
  const isName = kind === "field" || kind === "parameter";
  const first = element("span", { class: "hit-title" }, ...(isName ? [element("code", {}, ...name)] : name));
  const spot = element("span", { class: "hit-where" }, ...marked(where, isSought));
  const kindOf = element("span", { class: "hit-kind" }, kind === "fact" ? "operation" : kind);
  const shown = element("span", { class: "hit-text" }, ...marked(excerpt(text, isSought), isSought));
  return element("li", {}, element("a", { href: root + href }, first, spot, kindOf, shown));
}

/** Creates the dialog and adds it to the page. `root` is the path to the site's folder. */
function dialogOf(root: string): HTMLDialogElement {
  const input = element("input", {
    type: "search",
    id: "search-phrase",
    placeholder: "A field, a path, a phrase",
    autocomplete: "off",
    spellcheck: "false",
    "aria-controls": "search-hits",
    "aria-describedby": "search-count",
  });
  const list = element("ul", { id: "search-hits", class: "hits" });
  const count = element("p", { id: "search-count", role: "status" }, "Type to search.");
  /** Tells the reader what Enter does. */
  const hint = element("p", { class: "search-hint" });
  const close = element("button", { type: "button", class: "quiet" }, "Close");
  const label = element("label", { for: "search-phrase" }, "Search");
  const dialog = element(
    "dialog",
    { class: "search", "aria-label": "Search" },
    element("div", { class: "search-line" }, label, input, close),
    element("div", { class: "search-state" }, count, hint),
    list,
  );
  const links = () => [...list.querySelectorAll("a")];
  /** Marks the hit that Enter opens. This is the focused hit or, if none is focused, the first one. */
  const mark = () => {
    const all = links();
    const focused = all.find((link) => link.matches(":focus"));
    for (const link of all) link.classList.toggle("chosen", link === (focused ?? all[0]));
    hint.textContent = all.length === 0 ? "" : `Enter opens the ${focused ? "marked" : "first"} one`;
  };
  input.addEventListener("input", () => {
    const phrase = input.value.trim();
    const { hits, whole } = phrase === "" ? { hits: [], whole: true } : find(phrase);
    const isSought = matcher(phrase);
    list.replaceChildren(...hits.slice(0, mostHits).map((hit) => hitOf(hit, root, isSought)));
    if (phrase === "") count.textContent = "Type to search.";
    else if (hits.length === 0) count.replaceChildren(...nextSteps(root));
    else count.textContent = `${whole ? "" : "No hit contains every word. "}${shownCount(hits.length)}`;
    mark();
  });
  list.addEventListener("focusin", mark);
  input.addEventListener("focus", mark);
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      // By default, the browser would clear the search field and leave the dialog open.
      event.preventDefault();
      dialog.close();
      return;
    }
    const all = links();
    const at = all.findIndex((link) => link.matches(":focus"));
    if (event.key === "Enter" && event.target === input && !event.isComposing) {
      event.preventDefault();
      all[0]?.click();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = at + (event.key === "ArrowDown" ? 1 : -1);
      (all[next] ?? (next < 0 ? input : all.at(-1)))?.focus();
    }
  });
  list.addEventListener("click", ({ target }) => {
    // A link to the current page does not load a new page, so the dialog has to be closed.
    if (target instanceof Element && target.closest("a")) dialog.close();
  });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return dialog;
}

let dialog: HTMLDialogElement | undefined;

/** Opens the search with the text that the reader typed while it was loading. */
export function open(root: string, typed = ""): void {
  dialog ??= dialogOf(root);
  if (!dialog.open) dialog.showModal();
  const input = dialog.querySelector("input");
  if (typed === "" || input === null) {
    input?.select();
    return;
  }
  input.focus();
  input.value = typed;
  input.dispatchEvent(new Event("input"));
}
