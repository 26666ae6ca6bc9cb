import type { Locator } from "playwright-core";
import {
  address,
  context,
  describeInBrowser,
  key,
  loaded,
  open,
  openForm,
  outcomeOf,
  page,
  sent,
  textOf,
} from "./site-browser.js";

const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

/** Returns the letters, digits, quotes and equals signs in a code block, each with its color. */
const colorsOf = (block: Locator) =>
  block.evaluate((code) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const color = getComputedStyle(node.parentElement ?? code).color;
      for (const each of node.textContent ?? "") if (/[\w"'=]/.test(each)) found.push(`${each} ${color}`);
    }
    return found;
  });

/** Returns what screen readers say about a field besides its name. */
const describedBy = (field: Locator) =>
  field.evaluate((control) => {
    const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? `no element ${id}`).join(" ");
  });

/** Empties the parameters' fields. */
const clear = () =>
  page.locator(".form-fields :is(input, select)").evaluateAll((fields) => {
    for (const field of fields) {
      Object.assign(field, { value: "" });
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });

describeInBrowser("forms in a browser", () => {
  test("a form opened with the keyboard runs its call immediately, and Run follows its fields in the tab order", async () => {
    await open("operations/getGames.html");
    expect(loaded.join()).not.toContain("form.js");
    await page.getByRole("button", { name: "Run with sample data" }).focus();
    await page.keyboard.press("Enter");
    const form = page.locator(".form-panel");
    const wanted = /^Status 200\. \d+ rows\. Sample data, not the service's\.$/;
    expect(await outcomeOf(form)).toMatch(wanted);
    const fields = await form.locator("form :is(input, select)").count();
    for (let tabs = 0; tabs < fields; tabs++) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Run");
    await page.keyboard.press("Enter");
    expect(await outcomeOf(form)).toMatch(
      /^From the cache of this page\. \d+ rows\. Sample data, not the service's\.$/,
    );
    expect((await textOf(form)).split("Cost:")).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  test('"Try it" beside the example runs the call with one click', async () => {
    await open("operations/getVenues.html");
    await page.getByRole("link", { name: "Try it" }).click();
    expect(await outcomeOf(page.locator(".form-panel"))).toContain("Status 200.");
    expect(await page.locator(".form-outcome table").isVisible()).toBe(true);
  });

  test("with a key, a form opened by a link does not send anything before Run is pressed", async () => {
    await open("operations/getVenues.html");
    const form = await openForm();
    await form.getByLabel("Your API key").fill(key);
    await page.goto(address("operations/getVenues.html#?"));
    await page.locator(".form-cost").filter({ hasText: "Cost: one call of your quota." }).waitFor();
    expect(await textOf(page.locator(".form-panel").getByRole("status"))).toBe("");
    expect(sent).toEqual([]);
    await page.getByRole("button", { name: "Run" }).click();
    expect(await outcomeOf(page.locator(".form-panel"))).toContain("Data from the real service.");
    expect(sent).toHaveLength(1);
  });

  test("a link with values opens the form with exactly these values, on a new or an open page", async () => {
    await open("operations/getDrives.html#?year=2025&team=Texas+A%26M");
    const values = () =>
      page
        .locator(".form-fields :is(input, select)")
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).filter(Boolean));
    await page.locator(".form-panel").waitFor();
    expect(await values()).toEqual(["2025", "Texas A&M"]);
    await page.goto(address("operations/getDrives.html#?year=2024&seasonType=postseason"));
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>(".form-fields input")?.value === "2024");
    expect(await values()).toEqual(["2024", "postseason"]);
    expect(await page.getByRole("link", { name: "Link to this form" }).getAttribute("href")).toBe(
      "#?year=2024&seasonType=postseason",
    );
  });

  test("the code and the cost change with the fields", async () => {
    await open("operations/getDrives.html");
    const form = await openForm();
    const code = form.getByRole("region", { name: "Code" });
    await clear();
    await form.getByLabel("year").fill("2024");
    await form.getByLabel("team", { exact: true }).fill("Army");
    expect(await textOf(code)).toContain('cfb.get("/drives", { year: 2024, team: "Army", });');
    await form.getByLabel("cfb").check();
    expect(await textOf(code)).toBe("cfb get /drives year=2024 team=Army");
    await form.getByLabel("curl").check();
    expect(await textOf(code)).toContain("--data-urlencode team=Army");
    expect(await textOf(form.locator(".form-cost"))).toBe(
      "Cost: none for sample data. With your key, one call of your quota.",
    );
    await form.getByRole("button", { name: "Run" }).click();
    await outcomeOf(form);
    expect(await textOf(form.locator(".form-cost"))).toBe(
      "Cost: none for sample data. With your key, one call of your quota.",
    );
  });

  test.each(["getPlays", "getPlayerSeasonOverview"])(
    "the form for %s shows the same four languages and colors as its example",
    async (operationId) => {
      await open(`operations/${operationId}.html`);
      const form = await openForm();
      for (const label of ["TypeScript", "curl", "Python", "cfb"]) {
        await form.getByLabel(label).check();
        const sample = page.getByLabel(`The call in ${label}`).locator("code");
        const code = form.getByRole("region", { name: "Code" }).locator("code");
        expect(await textOf(code)).toBe(await textOf(sample));
        expect(await colorsOf(code)).toEqual(await colorsOf(sample));
      }
    },
  );

  test("for an invalid value, the form shows one error at the field, moves the focus there, and hides the code", async () => {
    await open("operations/getDrives.html", { width: 390 });
    const form = await openForm();
    const year = form.getByLabel("year");
    await year.fill("20x4");
    await form.locator(".form-cost").filter({ hasText: 'year takes a number, not "20x4"' }).waitFor();
    expect(await form.locator(".form-code").isVisible()).toBe(false);
    await form.getByRole("button", { name: "Run" }).click();
    expect(await outcomeOf(form)).toBe("Nothing was sent. See year.");
    await page.waitForFunction(() => document.activeElement?.id === "form-year");
    expect(await describedBy(year)).toMatch(/^year takes a number, not "20x4"\. /);
    expect((await textOf(form)).split("takes a number")).toHaveLength(2);
    expect(await year.getAttribute("aria-invalid")).toBe("true");
    const [field, error] = [await year.boundingBox(), await form.locator("#form-year-error").boundingBox()];
    expect((error?.y ?? 0) - (field?.y ?? 0)).toBeLessThan(50);
    expect(error?.y).toBeLessThan(844);
    await year.fill("2024");
    await form.locator(".form-code").waitFor();
    expect(await textOf(form.getByRole("status"))).toBe("");
    expect(await textOf(form.locator("#form-year-error"))).toBe("");
    expect(await form.locator("[aria-invalid=true]").count()).toBe(0);
  });

  test("an error about several fields appears at the first field, marks all of them, and disappears after one is corrected", async () => {
    await open("operations/getGames.html");
    const form = await openForm();
    await clear();
    await form.getByRole("button", { name: "Run" }).click();
    expect(await outcomeOf(form)).toBe("Nothing was sent. See year.");
    const invalid = form.locator("[aria-invalid=true]");
    expect(await invalid.evaluateAll((fields) => fields.map(({ id }) => id))).toEqual(["form-year", "form-id"]);
    for (const field of await invalid.all()) expect(await describedBy(field)).toMatch(/^Give year or id\. /);
    expect((await textOf(form)).split("Give year or id.")).toHaveLength(2);
    await form.locator("#form-id").fill("401752677");
    await form.locator(".form-cost").filter({ hasText: "Cost:" }).waitFor();
    expect(await invalid.count()).toBe(0);
  });

  test("the form shows the error about an invalid key at the key field", async () => {
    await open("operations/getVenues.html");
    const form = await openForm();
    const field = form.getByLabel("Your API key");
    await field.fill("two words");
    await form.getByRole("button", { name: "Run" }).click();
    expect(await outcomeOf(form)).toBe("Nothing was sent. See your API key.");
    expect(await describedBy(field)).toMatch(/^The API key has a space .* Copy it again\. /);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("form-key");
    await field.fill("word");
    expect(await field.getAttribute("aria-invalid")).toBeNull();
    expect(sent).toEqual([]);
  });

  test("the form shows data as a table, with all columns or as JSON, and Copy copies the current view", async () => {
    await open("operations/getGames.html");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const form = await openForm();
    await form.getByRole("button", { name: "Run" }).click();
    await outcomeOf(form);
    const heads = () => form.locator("thead th").allInnerTexts();
    expect((await heads()).slice(0, 4)).toEqual(["homeTeam", "homePoints", "awayTeam", "awayPoints"]);
    const outcome = form.locator(".form-outcome .code");
    const copy = async () => {
      await outcome.first().hover();
      await outcome.first().getByRole("button").click();
      await outcome.first().getByRole("button", { name: "Copied" }).waitFor();
      return clipboard();
    };
    expect((await copy()).split("\n")[0]).toMatch(/^homeTeam\thomePoints\tawayTeam\tawayPoints\t/);
    await form.getByLabel("All columns").check();
    expect(await heads()).toContain("homeLineScores");
    await form.getByLabel("JSON").check();
    expect(JSON.parse(await copy())).toEqual(
      expect.arrayContaining([expect.objectContaining({ homeTeam: expect.any(String) })]),
    );
  });

  test("the form lists a result's notices until the next result, and does not offer views of a result without rows", async () => {
    await open("operations/getRecords.html");
    const form = await openForm();
    const notices = () => form.getByRole("list", { name: "Notices" }).locator("li").allInnerTexts();
    await form.getByLabel("team", { exact: true }).fill("Ohio St");
    await page.keyboard.press("Enter");
    expect(await outcomeOf(form)).toContain("0 rows.");
    const views = form.getByRole("group", { name: "Show as" });
    expect(await views.count()).toBe(0);
    expect(await notices()).toEqual([
      expect.stringMatching(
        /^No rows\. Most likely: team compares schools, such as Ohio State\. Check Ohio St\. \/teams lists them\.$/,
      ),
    ]);
    await form.getByLabel("team", { exact: true }).fill("Ohio State");
    await page.keyboard.press("Enter");
    await form
      .getByRole("status")
      .filter({ hasText: /[1-9]\d* rows?\./ })
      .waitFor();
    expect(await notices()).toEqual([]);
    expect(await views.count()).toBe(1);
  });

  test("the Tab key leaves the form after its last element", async () => {
    await open("operations/getConferences.html");
    const form = await openForm();
    await form.getByLabel("Your API key").fill(key);
    const inside = () => form.evaluate((element) => element.contains(document.activeElement));
    for (let tabs = 0; (await inside()) && tabs < 20; tabs++) await page.keyboard.press("Tab");
    expect(await inside()).toBe(false);
  });
});
