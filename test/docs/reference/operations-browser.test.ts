import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { operations as documented, isPath } from "../../../src/document/operation.js";
import { checkQuery } from "../../../src/query/check.js";
import { address, describeInBrowser, open, openForm, outcomeOf, page, sent } from "./site-browser.js";

const operations = operationsOf(readDocument());

/** Opens an operation's page in the current window. */
const visit = (operationId: string) => page.goto(address(`operations/${operationId}.html`));

/** Runs in the page. Returns where the parameters begin, whether the first sample is cut off, and whether the page is too wide. */
function measures() {
  const code = document.querySelector<HTMLElement>(".samples pre");
  return {
    parameters: Math.round((document.getElementById("parameters")?.getBoundingClientRect().top ?? 0) + scrollY),
    cut: code !== null && code.scrollWidth > code.clientWidth,
    wide: document.documentElement.scrollWidth > innerWidth,
  };
}

/** Runs in the page. Returns the cells whose text takes more than one line. */
const brokenCells = (cells: Element[]) =>
  cells.flatMap((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [cell.textContent] : [];
  });

/** Runs in the page. Returns the samples that make the example too high for the window, or its response too low to read. */
function highSamples(): string[] {
  return [...document.querySelectorAll<HTMLLabelElement>(".samples label")].flatMap((label) => {
    label.click();
    const example = document.querySelector<HTMLElement>(".example");
    const response = document.querySelector<HTMLElement>(".response pre");
    if (example === null || response === null) return ["no example"];
    const fits =
      example.getBoundingClientRect().height <= innerHeight - 56 &&
      example.scrollHeight <= example.clientHeight + 1 &&
      response.clientHeight >= 90;
    return fits ? [] : [`${label.textContent} ${example.scrollHeight}`];
  });
}

/** Runs in the page. Returns how much of the column beside the example is empty, in px. */
function emptyHeight(): number {
  const bottom = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
  return Math.round(bottom(".example") - bottom(".rest > :last-child > :last-child"));
}

describeInBrowser("operations in a browser", () => {
  test.each([
    [1440, 900],
    [390, 2 * 844],
  ])(
    "at %i px, every operation's parameters start above %i px, and the page is not wider than the window",
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

  test.each([900, 660])(
    "at 1,440 × %i px, every operation's example fits beside its parameters and fields, and remains visible while they scroll",
    async (height) => {
      await open("index.html");
      await page.setViewportSize({ width: 1440, height });
      const wrong: string[] = [];
      for (const { operationId } of operations) {
        await visit(operationId);
        const high = await page.evaluate(highSamples);
        const empty = await page.evaluate(emptyHeight);
        if (high.length > 0 || empty > 200) wrong.push(`${operationId}: ${high}, ${empty} px empty`);
      }
      expect(wrong).toEqual([]);
      await visit("getGames");
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 1_000);
      await page.waitForFunction(() => scrollY > 900);
      const top = await page.locator("#example").evaluate((head) => head.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(56);
      expect(top).toBeLessThan(150);
    },
  );

  test("every operation's form runs its call when the form opens, and shows sample data in tables without wrapped cells", async () => {
    await open("index.html");
    const wrong: string[] = [];
    for (const { operationId } of operations) {
      await visit(operationId);
      const form = await openForm();
      const outcome = await outcomeOf(form);
      const tables = await form.locator(".form-outcome table").count();
      const good = /^Status 200\. .*Sample data, not the service's\.$/.test(outcome) && tables > 0;
      const broken = await form.locator(".form-outcome :is(th, td):not(.long)").evaluateAll(brokenCells);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (!good || wide || broken.length > 0)
        wrong.push(`${operationId}: ${tables} tables, broken: ${broken}, wide: ${wide}: ${outcome}`);
    }
    expect(wrong).toEqual([]);
    expect(sent).toEqual([]);
  });

  test("an empty form that breaks a rule shows an error and marks a field", async () => {
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
