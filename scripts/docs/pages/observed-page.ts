import { marked } from "marked";
import { type Document, type Operation, operationsOf } from "../../lib/document.js";
import { anchor, heading } from "../reference.js";
import { observationsOf } from "./observations.js";
import { escapeHtml, page } from "./page.js";

/** A line of Markdown as HTML, without a paragraph around it. */
function inline(markdown: string): string {
  return marked.parseInline(markdown.trim().replace(/\s+/g, " "), { async: false });
}

function link(operation: Operation): string {
  return `<a href="index.html${anchor(operation)}">${operation.operationId}</a>`;
}

/** Links to the first operations, at most so many, and how many more there are. */
function links(operations: readonly Operation[], most = operations.length): string {
  const more = operations.length > most ? ` and ${operations.length - most} more` : "";
  return operations.length === 0 ? "–" : `${operations.slice(0, most).map(link).join(", ")}${more}`;
}

function operationRows(document: Document, operations: readonly Operation[]): string {
  const rows = document.tags.map(({ name }) => {
    const own = operations.filter(({ tags }) => tags[0] === name);
    const part = (specified: boolean) => links(own.filter((one) => (one["x-specified"] === true) === specified));
    return `<tr><th scope="row">${escapeHtml(heading(name))}</th><td data-label="Specified">${part(true)}</td><td data-label="Observed">${part(false)}</td></tr>`;
  });
  return rows.join("\n");
}

/** Shows the rows that contain every word of the filter. Without JavaScript, all rows show. */
const filter = `
const box = document.getElementById("filter");
const count = document.getElementById("count");
const rows = [...document.querySelectorAll("#observations tbody tr")];
const texts = rows.map((row) => row.textContent.toLowerCase());
box.addEventListener("input", () => {
  const words = box.value.toLowerCase().split(/\\s+/);
  let shown = 0;
  rows.forEach((row, index) => {
    row.hidden = !words.every((word) => texts[index].includes(word));
    if (!row.hidden) shown++;
  });
  count.textContent = shown + " of " + rows.length + " observations";
});
document.getElementById("search").hidden = false;
`;

/** "Specified and observed": which operations the service promises, and every `x-observed` of the document in one table. */
export function observedPage(document: Document, style: string): string {
  const operations = operationsOf(document);
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const observations = observationsOf(document);
  const rows = observations.map(({ kind, location, text, operations: ids }) => {
    const concerned = ids.flatMap((id) => byId.get(id) ?? []);
    return `<tr><td><code>${escapeHtml(location).replace(/[./?]/g, "$&<wbr>")}</code></td><td>${kind}</td><td>${inline(text)}</td><td data-label="Applies to">${links(concerned, 3)}</td></tr>`;
  });
  const specified = operations.filter((operation) => operation["x-specified"]).length;
  const body = `<h2>Operations</h2>
<p>${specified} of ${operations.length} operations are specified: the service promises their parameters and responses. Of the others, the specification has the path at most.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Operations by group">
<table>
<thead><tr><th scope="col">Group</th><th scope="col">Specified</th><th scope="col">Observed</th></tr></thead>
<tbody>
${operationRows(document, operations)}
</tbody>
</table>
</div>
<h2>Observations</h2>
<div id="search" hidden>
<label for="filter">Show rows with</label> <input id="filter" type="search" autocomplete="off">
<span id="count" role="status">${observations.length} of ${observations.length} observations</span>
</div>
<div class="scroll" tabindex="0" role="region" aria-label="Observations">
<table id="observations">
<thead><tr><th scope="col">Where</th><th scope="col">What</th><th scope="col">Observed</th><th scope="col">Applies to</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</div>
<script>${filter}</script>`;
  return page({
    title: "Specified and observed",
    lead: "What was observed of the service where it promises nothing or less. An observation is not a promise: write code that works if the service behaves differently.",
    home: "index.html",
    body,
    style,
  });
}
