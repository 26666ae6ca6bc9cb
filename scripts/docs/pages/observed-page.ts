import { type Document, type Operation, operationsOf } from "../../lib/document.js";
import { heading } from "../facts.js";
import { type Html, html } from "../html.js";
import { linksFrom } from "../links.js";
import { markdownFor } from "../markdown.js";
import type { Page } from "./layout.js";
import { observationsOf } from "./observations.js";

const pages = linksFrom("");
const markdown = markdownFor({ ...pages, legend: "#content" });

/** Renders a location with possible line breaks. */
const breakable = (location: string): Html[] => location.split(/(?<=[./?])/).map((part) => html`${part}<wbr>`);

function link({ operationId, path }: Operation): Html {
  return html`<a href="${pages.operation(operationId)}"><code>${path}</code></a>`;
}

/** Returns links to the first `most` operations and the number of other operations. */
function links(operations: readonly Operation[], most = operations.length): Html {
  if (operations.length === 0) return html`–`;
  const shown = operations.slice(0, most).map((each, index) => [index > 0 ? ", " : "", link(each)]);
  return html`${shown}${operations.length > most && ` and ${operations.length - most} more`}`;
}

function operationRows(document: Document, operations: readonly Operation[]): Html[] {
  return document.tags.map(({ name }) => {
    const own = operations.filter(({ tags }) => tags[0] === name);
    const part = (specified: boolean) => links(own.filter((one) => (one["x-specified"] === true) === specified));
    return html`<tr><th scope="row">${heading(name)}</th><td data-label="Specified">${part(true)}</td><td data-label="Observed">${part(false)}</td></tr>
`;
  });
}

/**
 * Returns the page "Specified and observed". One table shows which operations the service promises, and another lists every `x-observed` in the
 * document.
 */
export function observedPage(document: Document): Page {
  const operations = operationsOf(document);
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const observations = observationsOf(document);
  const rows = observations.map(({ kind, location, text, operations: ids }) => {
    const concerned = ids.flatMap((id) => byId.get(id) ?? []);
    return html`<tr><td><code>${breakable(location)}</code></td><td>${kind}</td><td>${markdown.line(text)}</td><td data-label="Applies to">${links(concerned, 3)}</td></tr>
`;
  });
  const specified = operations.filter((operation) => operation["x-specified"]).length;
  const lead =
    "What we observed about the service in addition to what it promises. An observation is not a promise, so write code that can handle other behavior.";
  return {
    file: "observed.html",
    title: "Specified and observed",
    description: lead,
    kind: "table",
    body: html`<header class="head"><h1>Specified and observed</h1><p class="lead">${lead}</p></header>
<h2 id="operations">Operations</h2>
<p>${specified} of ${operations.length} operations are specified, so the service promises their parameters and responses. For the others, it promises at most the path.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Operations by group">
<table>
<thead><tr><th scope="col">Group</th><th scope="col">Specified</th><th scope="col">Observed</th></tr></thead>
<tbody>
${operationRows(document, operations)}</tbody>
</table>
</div>
<h2 id="all">Observations</h2>
<div id="search" class="filter" hidden>
<label for="filter">Show rows with</label> <input id="filter" type="search" autocomplete="off">
<span id="count" role="status">${observations.length} of ${observations.length} observations</span>
</div>
<div class="scroll" tabindex="0" role="group" aria-label="Observations">
<table id="observations">
<thead><tr><th scope="col">Where</th><th scope="col">What</th><th scope="col">Observed</th><th scope="col">Applies to</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>`,
  };
}
