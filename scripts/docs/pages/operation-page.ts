import type { AsOf } from "../../../src/document/descriptors.js";
import { observedLegend } from "../../generate/words.js";
import { fieldAnchor, operationFile, parameterAnchor } from "../../lib/pages.js";
import { exampleLabel } from "../calls.js";
import { codeBlock } from "../code.js";
import { briefJson, longExample } from "../example.js";
import { heading } from "../facts.js";
import { type Html, html } from "../html.js";
import { linksFrom } from "../links.js";
import { type Markdown, markdownFor } from "../markdown.js";
import { allFields, type FieldNode } from "../model/fields.js";
import { knownChip, type OperationView, type ParameterView } from "../model/operation.js";
import { sourcesIn } from "../model/sources.js";
import type { Page } from "./layout.js";
import { command, sampledCall, samplesOf } from "./samples.js";

const links = linksFrom("../");

/** An object with more fields than this is folded. */
const mostOpen = 30;

/** Renders when a value is known, in a few words. */
const knownHtml = (asOf: AsOf): Html => {
  const { text, warns } = knownChip(asOf);
  return html`<span class="known${warns === true && " warns"}">${text}</span>`;
};

/** Renders an enumeration's values with possible line breaks between them. */
const valuesHtml = (values: readonly string[]): Html | undefined =>
  values.length === 0 ? undefined : html`<p class="values">${values.map((value) => html`<code>${value}</code> `)}</p>`;

function parameterHtml({ name, takes, values, required, text, example }: ParameterView, markdown: Markdown): Html {
  const id = parameterAnchor(name);
  return html`<li id="${id}"><p class="name"><a class="self" href="#${id}"><code>${name}</code></a> <span class="type">${takes}</span>${
    required && html` <span class="required">required</span>`
  }</p>${text !== "" && html`<p>${markdown.line(text)}</p>`}${valuesHtml(values)}${
    example !== undefined && values.length === 0 && html`<p class="values">Example: <code>${example}</code></p>`
  }</li>
`;
}

/** Returns links to the first three operations and the number of other operations. */
function usersHtml(users: readonly OperationView[]): Html {
  const shown = users
    .slice(0, 3)
    .map(({ operation }, index) => [
      index > 0 ? ", " : "",
      html`<a href="${links.operation(operation.operationId)}"><code>${operation.path}</code></a>`,
    ]);
  return html`${shown}${users.length > 3 && ` and ${users.length - 3} more`}`;
}

/** Returns functions that render a response's fields and the other operations that use a schema. */
function fieldsRenderer(view: OperationView, users: ReadonlyMap<string, readonly OperationView[]>, markdown: Markdown) {
  const othersOf = (schema: string | undefined) =>
    (schema === undefined ? [] : (users.get(schema) ?? [])).filter((each) => each !== view);
  /** Renders a schema's name and the other operations that use the schema. Returns undefined if there are none. */
  const alsoHtml = (schema: string | undefined): Html | undefined => {
    const others = othersOf(schema);
    return others.length === 0
      ? undefined
      : html`<p class="also"><code>${schema}</code>, also in ${usersHtml(others)}</p>`;
  };
  const fieldHtml = (node: FieldNode): Html => {
    const { name, path, type, values, nullable, optional, like, text, observed, known, schema, fields } = node;
    const id = fieldAnchor(path);
    const inner =
      fields.length > 0 &&
      html`<ul>
${fields.map(fieldHtml)}</ul>`;
    const count = allFields(fields).length;
    return html`<li id="${id}"><p class="name"><a class="self" href="#${id}"><code>${name}</code></a> <span class="type">${type}${
      nullable && html` <em>or null</em>`
    }${optional && ", may be missing"}</span>${
      known !== undefined && html` ${knownHtml(known)}`
    }</p>${text !== "" && html`<p>${markdown.line(text)}</p>`}${observed !== undefined && html`<p class="observed">${markdown.line(`${observed} †`)}</p>`}${valuesHtml(values)}${
      like !== undefined &&
      html`<p class="also">The fields of <a href="#${fieldAnchor(like)}"><code>${like}</code></a></p>`
    }${fields.length > 0 && alsoHtml(schema)}${
      inner !== false && count > mostOpen ? html`<details><summary>${count} fields</summary>${inner}</details>` : inner
    }</li>
`;
  };
  return { fieldHtml, alsoHtml };
}

function exampleHtml(view: OperationView, server: string): Html {
  const samples = samplesOf(sampledCall(view.call), server);
  // Radio buttons work without a script. The style shows only the sample whose radio button is checked.
  const choices = samples.map(
    ({ label }, index) =>
      html`<label><input type="radio" name="sample"${index === 0 && html` checked`}> ${label}</label> `,
  );
  const blocks = samples.map(
    ({ lang, label, source }) =>
      html`<div class="sample">${codeBlock(source, lang, `The call in ${label}`)}</div>
`,
  );
  const response = codeBlock(briefJson(view.call.example.value, longExample), "json", "Example of the response");
  return html`<section class="example" aria-labelledby="example"><h2 id="example">Example</h2>
<a class="try" href="#run">Try it</a>
<div class="samples">
<fieldset class="choice"><legend>Language</legend>${choices}</fieldset>
${blocks}</div>
<p class="label">Response <span>${exampleLabel(view.call)}</span></p>
<div class="response">${response}</div>
</section>`;
}

/** Renders the element in which the form opens. Its attributes contain the form's first values. */
function formHtml({ path, call, operation }: OperationView): Html {
  const examples = Object.fromEntries(operation.parameters.map(({ name, example }) => [name, example]));
  return html`<section class="run" data-path="${path}" data-facts="${JSON.stringify({ query: call.query, examples })}" aria-labelledby="run"><h2 id="run">Try it</h2>
<noscript><p class="run-hint">In this page, a call needs JavaScript. In a terminal, the same call with sample data is <code>${command({ path, query: call.query }).replace("cfb get", "npx cfb-openapi get")} --sample</code>.</p></noscript>
</section>`;
}

/** Renders the legend, which explains the mark † and the first words of the page's observations. */
function legendHtml({ observations }: OperationView, markdown: Markdown): Html {
  const sources = sourcesIn(observations).map(
    ({ name, meaning }) => html`<div><dt>${name}</dt><dd>${markdown.line(meaning)}</dd></div>
`,
  );
  return html`<div class="legend" id="legend"><p>${observedLegend} <a href="${links.file("observed.html")}">All observations</a>.</p>
${
  sources.length > 0 &&
  html`<dl>
${sources}</dl>`
}</div>`;
}

/** Returns an operation's page. `users` contains the operations that use each schema. */
export function operationPage(
  view: OperationView,
  users: ReadonlyMap<string, readonly OperationView[]>,
  server: string,
): Page {
  const { operation, path, parameters, rules, chips, fields, schema } = view;
  const { operationId, summary } = operation;
  const markdown = markdownFor({
    ...links,
    // A page does not link to itself.
    linkOfName: (name) => (name === operationId ? undefined : links.linkOfName(name)),
    legend: "#legend",
  });
  const tag = operation.tags[0] ?? "";
  const { fieldHtml, alsoHtml } = fieldsRenderer(view, users, markdown);
  const asOf = operation["x-as-of"];
  const knownLine =
    asOf !== undefined &&
    fields.length > 0 &&
    html`<p class="hint">When values are known, unless a field says otherwise: ${knownHtml(asOf)} <a href="${links.guide("leakage")}">Data leakage</a> explains why this matters.</p>`;
  const row = view.isList ? "A list. Each row has these fields:" : "One object with these fields:";
  const body = html`<header class="head">
<p class="crumb"><a href="${links.group(tag)}">${heading(tag)}</a></p>
<h1>${summary}</h1>
<p class="path" data-copy="${path}"><span class="method">GET</span> <code>${path}</code></p>
<p class="lead">${markdown.line(view.text)}</p>
<ul class="chips" aria-label="In short">
${chips.map(
  ({ text, anchor, warns }) => html`<li><a${warns === true && html` class="warns"`} href="#${anchor}">${text}</a></li>
`,
)}</ul>
${
  rules.length > 0 &&
  html`<h2 class="minor" id="rules">Rules</h2>
<ul class="rules">
${rules.map(
  (rule) => html`<li>${markdown.line(rule)}</li>
`,
)}</ul>`
}${view.paged && html`<p class="hint">A whole season takes several calls: <a href="${links.guide("paging")}">Paging a whole season</a>.</p>`}
</header>
<div class="columns">
<section aria-labelledby="parameters"><h2 id="parameters">Parameters</h2>
${
  parameters.length === 0
    ? html`<p>None.</p>`
    : html`<ul class="list">
${parameters.map((parameter) => parameterHtml(parameter, markdown))}</ul>`
}
</section>
<div class="side">${exampleHtml(view, server)}</div>
<div class="rest">
${formHtml(view)}
<section aria-labelledby="response"><h2 id="response">Response</h2>
<p>${fields.length === 0 ? markdown.line("A list of strings.") : row}</p>
${knownLine}${alsoHtml(schema)}
${
  fields.length > 0 &&
  html`<ul class="list fields">
${fields.map(fieldHtml)}</ul>`
}
${legendHtml(view, markdown)}
</section>
<section aria-labelledby="details"><h2 id="details">Details</h2>
<dl class="facts">
${view.facts.map(
  ([
    label,
    text,
  ]) => html`<div id="${factAnchors[label] ?? label}"><dt>${label}</dt><dd>${markdown.line(text)}</dd></div>
`,
)}</dl>
</section>
<section aria-labelledby="statuses"><h2 id="statuses">Statuses</h2>
<dl class="facts">
${view.statuses.map(
  ([status, text]) => html`<div id="status-${status}"><dt>${status}</dt><dd>${markdown.line(text)}</dd></div>
`,
)}</dl>
<p class="hint"><a href="${links.guide("errors-and-limits")}">Errors and limits</a> lists the messages and what the client does. <a href="${operationId}.md">This page as Markdown</a>.</p>
</section>
</div>
</div>`;
  return {
    file: operationFile(operationId),
    title: summary,
    description: view.text,
    group: tag,
    body,
    kind: "operation",
  };
}

/** Each fact's fragment, by label. */
export const factAnchors: Readonly<Record<string, string>> = {
  Key: "key",
  Cost: "cost",
  Caps: "caps",
  Freshness: "freshness",
  Known: "known",
  "How sure": "certainty",
};
