import { html } from "../html.js";
import type { Page } from "./layout.js";

/** Pages whose content has moved to another page in the same folder. */
const moved: readonly (readonly [folder: string, before: string, now: string, title: string])[] = [
  ["docs", "failures.html", "errors-and-limits.html", "Errors and limits"],
];

/** Returns the pages at former URLs, which redirect to the pages that now have the content. */
export const movedPages = (): Page[] =>
  moved.map(([folder, before, now, title]) => ({
    file: `${folder}/${before}`,
    title,
    description: `This page is now part of "${title}".`,
    kind: "guide",
    movedTo: now,
    body: html`<article class="prose"><h1>${title}</h1>
<p>This page has moved: <a href="${now}">${title}</a>.</p></article>`,
  }));
