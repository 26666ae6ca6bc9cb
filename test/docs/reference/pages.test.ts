import { type Call, callOf } from "../../../scripts/docs/calls.js";
import { llmsText } from "../../../scripts/docs/pages/llms.js";
import { operationMarkdown } from "../../../scripts/docs/pages/operation-markdown.js";
import { operationFacts } from "../../../scripts/generate/words.js";
import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { readPage } from "../../../src/cli/commands/mcp/server.js";
import { operations as documented, isPath } from "../../../src/document/operation.js";
import { tierName, words } from "../../../src/document/words.js";

const document = readDocument();
const operations = operationsOf(document);
let calls: readonly Call[] = [];
let pages: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  calls = await Promise.all(operations.map(callOf));
  pages = new Map(calls.map((call) => [call.operation.operationId, operationMarkdown(document, call)]));
});

function pageOf(operationId: string): string {
  const page = pages.get(operationId);
  if (page === undefined) throw new Error(`there is no page of ${operationId}`);
  return page;
}

/** Returns the paths in a list of names. For example, `id, clock { minutes }` contains `id`, `clock` and `clock.minutes`. */
function unnested(list: string): string[] {
  const above: string[] = [];
  let last = "";
  return (list.match(/[{}]|[^\s,{}][^,{}]*(?<! )/g) ?? []).flatMap((token) => {
    if (token === "}") above.pop();
    else if (token === "{") above.push(last);
    else {
      last = token;
      return [[...above, token].join(".")];
    }
    return [];
  });
}

/** Returns the paths of a page's fields without `[]`, including fields that are folded into an object's line. */
function fieldsOf(page: string): Set<string> {
  return new Set(
    [...page.matchAll(/^- `([^`]+)` \(.*?\)(?:.*?Its fields, .*?: `(.*)`\.)?/gm)].flatMap(
      ([, path = "", folded = ""]) =>
        [path, ...unnested(folded).map((name) => `${path}.${name}`)].map((name) => name.replaceAll("[]", "")),
    ),
  );
}

test("an operation's page has the content of its `cfb mcp` resource, plus samples, a response and the statuses", async () => {
  for (const { operationId, path } of operations) {
    const page = pageOf(operationId);
    const resource = await readPage(`cfb://operations/${operationId}`);
    if (resource === undefined) throw new Error(`there is no resource of ${operationId}`);
    const [head = "", fields = ""] = resource.split(/\n\n## Example\n\n.*\n\n/);
    const lines = head.replace(`\`GET ${path}\` · \`${operationId}\``, "").split("\n\n").filter(Boolean);
    expect({ operationId, missing: lines.filter((part) => !page.includes(part)) }).toEqual({
      operationId,
      missing: [],
    });
    const [own, listed] = [fieldsOf(fields), fieldsOf(page)];
    expect({ operationId, missing: [...own].filter((name) => !listed.has(name)) }).toEqual({
      operationId,
      missing: [],
    });
    for (const part of ["## Samples", "## Example", "## Statuses"]) expect(page).toContain(`\n${part}\n`);
  }
});

test("every page and its line in llms.txt describe rules, tier, cost and caps as errors and plans do", () => {
  const lines = llmsText(document, calls).split("\n");
  const missing = operations.flatMap((operation) => {
    const { path, operationId } = operation;
    if (!isPath(path)) throw new Error(`${path} is not in generated/`);
    const page = pageOf(operationId);
    const line = lines.find((each) => each.startsWith(`- [GET ${path}](`)) ?? "";
    const { rules = [] } = words[path];
    const { tier, metered } = documented[path];
    const cost = metered === false ? "costs nothing" : "Costs one call of the monthly quota. †";
    const needed = [...rules, ...(tier === undefined ? [] : [tierName(tier)]), ...operationFacts(operation).caps];
    // llms.txt states once what applies to most operations.
    if (metered === false) needed.push(cost);
    else if (!page.includes(cost)) return [`${operationId}.md: ${cost}`];
    return needed.flatMap((each) => [
      ...(page.includes(each) ? [] : [`${operationId}.md: ${each}`]),
      ...(line.includes(each) ? [] : [`llms.txt, ${path}: ${each}`]),
    ]);
  });
  expect(missing).toEqual([]);
});
