import { html } from "../html.js";
import { linksFrom } from "../links.js";
import type { Menu, Page } from "./layout.js";

const links = linksFrom("");

/** The cards with a reader's first steps. */
const cards = [
  {
    title: "Run something without a key",
    text: "Open any operation and press Try it. The sample service runs inside the page.",
    href: links.operation("getGames"),
    action: "Try /games",
  },
  {
    title: "Know what a call costs",
    text: "A key has a monthly quota of calls. A call usually costs one, no matter how many rows it returns.",
    href: links.guide("costs"),
    action: "Costs and keys",
  },
  {
    title: "Keep later results out of a model",
    text: "Some values already include later games. A model trained on them overstates its accuracy.",
    href: links.guide("leakage"),
    action: "Data leakage",
  },
];

/** Returns the home page, with one sentence, three cards and all operations by group. */
export function homePage({ groups }: Menu, count: number): Page {
  const lead = `An unofficial reference for a read-only API with American college football data. It shows what each of the ${count} operations needs, returns and costs, and how sure that is.`;
  return {
    file: "index.html",
    title: "Home",
    description: lead,
    kind: "home",
    body: html`<header class="hero"><h1>College Football Data API</h1>
<p class="lead">${lead}</p>
</header>
<ul class="cards">
${cards.map(
  ({ title, text, href, action }) => html`<li><h2>${title}</h2><p>${text}</p><p><a href="${href}">${action}</a></p></li>
`,
)}</ul>
<h2 id="operations">Operations</h2>
<p>Also on <a href="reference.html">one page</a> (by Redocly), and for programs: <a href="llms.txt">llms.txt</a>, <a href="openapi.yaml">openapi.yaml</a> and <a href="openapi.json">openapi.json</a>.</p>
<div class="groups">
${groups.map(
  ({
    tag,
    title,
    operations,
  }) => html`<section aria-labelledby="group-${tag}"><h3 id="group-${tag}"><a href="${links.group(tag)}">${title}</a></h3>
<ul>
${operations.map(
  ({
    operationId,
    path,
    summary,
  }) => html`<li><a href="${links.operation(operationId)}" data-operation="${operationId}"><code>${path}</code></a> <span>${summary}</span></li>
`,
)}</ul></section>
`,
)}</div>`,
  };
}
