import { heading } from "../facts.js";
import { html } from "../html.js";
import { linksFrom } from "../links.js";
import { markdownFor } from "../markdown.js";
import type { OperationView } from "../model/operation.js";
import type { Page } from "./layout.js";

const links = linksFrom("../");

/** Returns a group's page, with the group's description and an entry for each operation. */
export function groupPage(tag: { name: string; description?: string }, views: readonly OperationView[]): Page {
  const markdown = markdownFor(links);
  const title = heading(tag.name);
  const text = tag.description ?? "";
  const items = views.map(
    ({ operation, path, text: description, chips }) => html`<li id="${operation.operationId}">
<p class="name"><a href="${links.operation(operation.operationId)}">${operation.summary}</a> <code>${path}</code></p>
<p>${markdown.line(description)}</p>
<p class="meta">${chips.map(({ text: fact, warns }) => html`<span${warns === true && html` class="warns"`}>${fact}</span> `)}</p>
</li>
`,
  );
  return {
    file: `groups/${tag.name}.html`,
    title,
    description: text.trim().split("\n\n")[0]?.replace(/\s+/g, " ") ?? "",
    group: tag.name,
    kind: "group",
    body: html`<header class="head"><h1>${title}</h1>
<div class="prose">${markdown.blocks(text)}</div></header>
<section aria-labelledby="operations"><h2 id="operations">Operations</h2>
<ul class="list operations">
${items}</ul></section>`,
  };
}
