import { words } from "../../../src/document/words.js";
import { describeInBrowser, errors } from "./site-browser.js";
import { type Visit, visitAll } from "./visit.js";

let visits: Visit[] = [];
let reported: string[] = [];

/** What is wrong in any of the visits, each after the operation. */
function wrongIn(faultsOf: (visit: Visit) => string[]): string[] {
  return visits.flatMap((visit) => faultsOf(visit).map((fault) => `${visit.operationId} ${fault}`));
}

describeInBrowser("every operation in a browser", () => {
  beforeAll(async () => {
    visits = await visitAll();
    reported = [...errors];
  }, 300_000);

  test("every operation of the document is visited once, and the console has no error", () => {
    expect(new Set(visits.map(({ operationId }) => operationId)).size).toBe(88);
    expect(visits).toHaveLength(88);
    expect(reported).toEqual([]);
  });

  test("the anchor of every operation opens its section, with rules, cost, sample and response in view", () => {
    const wrong = wrongIn(({ summary, section }) => [
      ...(section.before ? ["was in view before its anchor was set"] : []),
      ...(section.heading.includes(summary) ? [] : [`has the heading "${section.heading}"`]),
      ...(section.inView ? [] : ["is not in view"]),
      ...(section.response ? [] : ["shows no response"]),
      ...section.missing.map((part) => `does not say ${part}`),
    ]);
    expect(wrong).toEqual([]);
  });

  test("the form of every operation runs by keyboard alone, and shows tables of sample data", () => {
    const wrong = wrongIn(({ reached, filled: { outcome, tables } }) => [
      ...(reached === "Run" ? [] : [`has after its fields: "${reached}"`]),
      ...(/^Status 200\. .*Sample data: measures are made up\.$/.test(outcome) && tables > 0
        ? []
        : [`shows ${tables} tables: "${outcome}"`]),
    ]);
    expect(wrong).toEqual([]);
  });

  test("the default columns of every operation fit at 1,400 px", () => {
    expect(wrongIn(({ filled: { wide } }) => (wide === 0 ? [] : [`has ${wide} tables that scroll`]))).toEqual([]);
  });

  test("nothing leaves the page without a key, and with a key no query that breaks a rule", () => {
    expect(wrongIn(({ sent }) => sent.map((url) => `sent ${url}`))).toEqual([]);
    expect(wrongIn(({ filled }) => (filled.real ? ["had a key"] : []))).toEqual([]);
    expect(wrongIn(({ empty }) => (empty?.real === false ? ["had no key"] : []))).toEqual([]);
  });

  test("an empty form shows the sentence of each rule that it breaks, and marks a field", () => {
    const wrong = wrongIn(({ path, faults, empty }) => {
      if (empty === undefined) return [];
      const { outcome, marked } = empty;
      const sentences = faults.map((fault) =>
        "rule" in fault ? words[path].rules?.[fault.rule] : `\`${fault.name}\` must be given.`,
      );
      const complete = sentences.every((each) => each !== undefined && outcome.includes(each.replaceAll("`", "")));
      return complete && marked > 0 && outcome.startsWith("Nothing was sent.")
        ? []
        : [`marks ${marked} fields: "${outcome}"`];
    });
    expect(wrong).toEqual([]);
    expect(visits.filter(({ empty }) => empty !== undefined).length).toBeGreaterThan(30);
  });
});
