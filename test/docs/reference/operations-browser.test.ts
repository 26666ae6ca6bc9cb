import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { operations as documented, isPath } from "../../../src/document/operation.js";
import { checkQuery } from "../../../src/query/check.js";
import { address, describeInBrowser, open, openForm, outcomeOf, page, sent } from "./site-browser.js";

const operations = operationsOf(readDocument());

/** Goes to the page of an operation in the window that is open. */
const visit = (operationId: string) => page.goto(address(`operations/${operationId}.html`));

/** Runs in the page: where the parameters begin, and the lines of the first sample that do not fit. */
function measures() {
  const code = document.querySelector<HTMLElement>(".samples details[open] pre");
  return {
    parameters: Math.round((document.getElementById("parameters")?.getBoundingClientRect().top ?? 0) + scrollY),
    cut: code !== null && code.scrollWidth > code.clientWidth,
    wide: document.documentElement.scrollWidth > innerWidth,
  };
}

describeInBrowser("every operation in a browser", () => {
  test.each([
    [1440, 900],
    [390, 2 * 844],
  ])(
    "at %i px the parameters of every operation begin above %i px, and nothing is wider than the window",
    async (width, most) => {
      await open("index.html", { width });
      const wrong: string[] = [];
      for (const { operationId } of operations) {
        await visit(operationId);
        const { parameters, cut, wide } = await page.evaluate(measures);
        if (parameters > most || wide || (cut && width === 1440))
          wrong.push(`${operationId}: ${JSON.stringify({ parameters, cut, wide })}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test("the form of every operation runs as it opens, and shows sample data in tables that fit", async () => {
    await open("index.html");
    const wrong: string[] = [];
    for (const { operationId } of operations) {
      await visit(operationId);
      const form = await openForm();
      await form.getByRole("button", { name: "Run" }).click();
      const outcome = await outcomeOf(form);
      const tables = await form.locator(".form-outcome table").count();
      const good = /^Status 200\. .*Sample data: players and measures are made up\.$/.test(outcome) && tables > 0;
      const wide = await form
        .locator(".form-outcome .form-scroll")
        .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
      if (!good || wide > 0) wrong.push(`${operationId}: ${tables} tables, ${wide} too wide: ${outcome}`);
    }
    expect(wrong).toEqual([]);
    expect(sent).toEqual([]);
  });

  test("an empty form is refused where the rules say so, with one error, and a field is marked", async () => {
    const ruled = operations.filter(({ path }) => isPath(path) && checkQuery(documented[path], {}).length > 0);
    expect(ruled.length).toBeGreaterThan(30);
    await open("index.html");
    const wrong: string[] = [];
    for (const { operationId } of ruled) {
      await visit(operationId);
      const form = await openForm();
      await form.locator(".form-fields :is(input, select)").evaluateAll((fields) => {
        for (const field of fields) Object.assign(field, { value: "" });
        fields[0]?.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await form.getByRole("button", { name: "Run" }).click();
      const outcome = await outcomeOf(form);
      const marked = await form.locator("[aria-invalid=true]").count();
      if (!outcome.startsWith("Nothing was sent.") || marked === 0)
        wrong.push(`${operationId} marks ${marked}: ${outcome}`);
    }
    expect(wrong).toEqual([]);
    expect(sent).toEqual([]);
  });
});
