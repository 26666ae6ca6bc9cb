// Loaded with the first search.

import { type PackedEntries, unpacked } from "../search/entry.js";
import { searcher } from "../search/rank.js";

/** Everything that can be found; the build defines it. */
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

/** How many hits there are, and how many of them are listed. */
function shownCount(hits: number): string {
  if (hits > mostHits) return `First ${mostHits} of ${hits.toLocaleString("en-US")} hits`;
  return `${hits} ${hits === 1 ? "hit" : "hits"}`;
}

/** Creates the dialog, which stays in the page. `root` leads to the site's folder. */
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
  const close = element("button", { type: "button", class: "quiet" }, "Close");
  const label = element("label", { for: "search-phrase" }, "Search");
  const dialog = element(
    "dialog",
    { class: "search", "aria-label": "Search" },
    element("div", { class: "search-line" }, label, input, close),
    count,
    list,
  );
  const links = () => [...list.querySelectorAll("a")];
  input.addEventListener("input", () => {
    const phrase = input.value.trim();
    const { hits, whole } = phrase === "" ? { hits: [], whole: true } : find(phrase);
    const items = hits.slice(0, mostHits).map(({ kind, title, where, href, text }) => {
      const first = element(
        "span",
        { class: "hit-title" },
        kind === "field" || kind === "parameter" ? element("code", {}, title) : title,
      );
      const spot = element("span", { class: "hit-where" }, where === "" ? "Guide" : where);
      const kindOf = element("span", { class: "hit-kind" }, kind === "fact" ? "operation" : kind);
      return element(
        "li",
        {},
        element(
          "a",
          { href: root + href },
          first,
          spot,
          kindOf,
          element("span", { class: "hit-text" }, text.slice(0, 140)),
        ),
      );
    });
    list.replaceChildren(...items);
    count.textContent =
      phrase === ""
        ? "Type to search."
        : hits.length === 0
          ? "No hits."
          : `${whole ? "" : "No hit has every word. "}${shownCount(hits.length)}. Enter opens the first.`;
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      // In a search field, the browser would empty the field and leave the dialog open.
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
    // A hit on this page does not load another one.
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

/** Opens the search, with what was typed before it was there. */
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
