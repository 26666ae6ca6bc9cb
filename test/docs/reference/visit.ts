import { ruleSentences } from "../../../scripts/generate/rule-words.js";
import type { Operation } from "../../../scripts/lib/document.js";
import { isPath, operations } from "../../../src/document/operation.js";
import { checkQuery } from "../../../src/query/check.js";
import type { Path } from "../../../src/types.js";
import { countFields, fillFields, focusSummary, formFacts, openSection } from "./operation-facts.js";
import { all, key, openPage, page } from "./playground-page.js";
import { address } from "./site-browser.js";

/** What the section of an operation says: what its rules are, what a call costs, how to call it, and where the response comes from. */
function neededTexts(operation: Operation): string[] {
  const { path } = operation;
  return [
    ...ruleSentences(operation).map((rule) => rule.replaceAll("`", "")),
    operation["x-metered"] === false ? "Not metered" : "Costs one call of the monthly quota. †",
    `cfb.get("${path}"`,
    "curl --fail-with-body",
    "requests.get(",
    `cfb get ${path.includes("{") ? `"${path}"` : path}`,
    "from the sample world",
  ];
}

/** What a visit of an operation saw. */
export interface Visit {
  readonly operationId: string;
  readonly summary: string;
  readonly path: Path;
  /** What a query without parameters breaks. */
  readonly faults: ReturnType<typeof checkQuery>;
  /** Its section, after its anchor was set. */
  readonly section: Awaited<ReturnType<typeof openSection>>;
  /** The text of the element to which the keyboard came after the fields of the form. */
  readonly reached: string;
  /** The form after a run with its first values and without a key. */
  readonly filled: Awaited<ReturnType<typeof formFacts>>;
  /** The form after a run without values and with a key. Undefined where such a query breaks no rule. */
  readonly empty: Awaited<ReturnType<typeof formFacts>> | undefined;
  /** The addresses of its requests that are no file of the site. */
  readonly sent: readonly string[];
}

/** Opens the form of an operation and goes through its fields with the keyboard alone. Returns the text of the element after them. */
async function reachButton(path: Path): Promise<string> {
  await page.evaluate(focusSummary, path);
  await page.keyboard.press("Enter");
  const fields = await page.evaluate(countFields, path);
  for (let tabs = 0; tabs <= fields; tabs++) await page.keyboard.press("Tab");
  return page.evaluate(() => document.activeElement?.textContent ?? "");
}

/** Gives the open form of an operation a key, and empties the fields of its parameters. */
async function fillForm(path: Path, key: string): Promise<void> {
  const form = page.locator(`details.playground[data-path="${path}"]`);
  await form.locator(".playground-key").evaluateAll(fillFields, key);
  await form.locator(".playground-fields :is(input, select)").evaluateAll(fillFields, "");
}

async function visit(operation: Operation, sent: readonly string[]): Promise<Visit> {
  const { operationId, summary, path, tags } = operation;
  if (!isPath(path)) throw new Error(`${path} is no path of the document`);
  const anchor = `${tags[0]}/${operationId}`;
  const faults = checkQuery(operations[path], {});
  const before = sent.length;
  const section = await page.evaluate(openSection, { anchor, needed: neededTexts(operation) });
  const reached = await reachButton(path);
  await page.keyboard.press("Enter");
  const filled = await page.evaluate(formFacts, { path, last: "" });
  let empty: Visit["empty"];
  if (faults.length > 0) {
    // The focus is on the button still.
    await fillForm(path, key);
    await page.keyboard.press("Enter");
    empty = await page.evaluate(formFacts, { path, last: filled.outcome });
    await fillForm(path, "");
  }
  return { operationId, summary, path, faults, section, reached, filled, empty, sent: sent.slice(before) };
}

const mostLate = 5;

/**
 * Visits every operation once in one page, and returns what each visit saw. The last one is first: the section above is out of view when the
 * page jumps to it. Stops after a few visits that waited in vain.
 */
export async function visitAll(): Promise<Visit[]> {
  await openPage("getGames", 1400);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!/^(about|data|blob):/.test(request.url()) && !request.url().startsWith(address("")))
      requests.push(request.url());
  });
  const visits: Visit[] = [];
  for (const operation of all.toReversed()) {
    visits.push(await visit(operation, requests));
    if (visits.filter(({ section, filled }) => section.late || filled.late).length === mostLate) break;
  }
  return visits;
}
