import { type Html, html } from "../html.js";
import { linksFrom } from "../links.js";
import { markdownFor } from "../markdown.js";
import { slugOf } from "../markdown-text.js";
import type { Guide } from "../model/guides.js";
import type { Page } from "./layout.js";

/** Returns the titles and fragments of a text's second-level headings. */
export const sectionsOf = (text: string): { title: string; slug: string }[] =>
  [...text.replace(/^```.*?^```$/gms, "").matchAll(/^## (.+)$/gm)].map(([, title = ""]) => ({
    title: title.replaceAll("`", ""),
    slug: slugOf(title),
  }));

/** Returns links to a page's sections if there are more than two. */
function contentsOf(text: string): Html | undefined {
  const sections = sectionsOf(text);
  if (sections.length < 3) return undefined;
  return html`<nav class="contents" aria-labelledby="on-this-page"><h2 id="on-this-page">On this page</h2><ul>
${sections.map(
  ({ title, slug }) => html`<li><a href="#${slug}">${title}</a></li>
`,
)}</ul></nav>`;
}

/** Returns a guide's page. */
export function guidePage({ title, text, file }: Guide): Page {
  const links = linksFrom("../".repeat(file.split("/").length - 1));
  const markdown = markdownFor(links);
  const [first = ""] = text.split("\n\n").slice(1);
  const contents = contentsOf(text);
  return {
    file,
    title,
    description: first.replace(/\s+/g, " ").replaceAll("`", ""),
    kind: "guide",
    body: html`<article class="prose">
${markdown.blocks(text)}</article>`,
    ...(contents && { aside: contents }),
  };
}
