import { html } from "../html.js";
import type { Page } from "./layout.js";

/** Pages of former versions whose content has moved to another page in the same folder. */
const moved: readonly (readonly [folder: string, before: string, now: string, title: string])[] = [
  ["docs", "failures.html", "errors-and-limits.html", "Errors and limits"],
];

/** Returns the pages at former URLs. Each one redirects to the page that now has the content. */
export const movedPages = (): Page[] =>
  moved.map(([folder, before, now, title]) => ({
    file: `${folder}/${before}`,
    title,
    description: `This page is part of "${title}" now.`,
    kind: "guide",
    movedTo: now,
    body: html`<article class="prose"><h1>${title}</h1>
<p>This page has moved: <a href="${now}">${title}</a>.</p></article>`,
  }));
