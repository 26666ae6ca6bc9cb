import { axeFindings, serious } from "../../support/axe.js";
import {
  clear,
  context,
  describePlayground,
  goTo,
  key,
  openPage,
  outcomeOf,
  page,
  shoot,
  textOf,
} from "./playground-page.js";

const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

describePlayground("a form of the reference in a browser", () => {
  test("what is copied is the code of the form, also after an edit, and each sample above the parameters", async () => {
    const form = await openPage("getGames");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await form.locator("summary").click();
    await form.getByRole("button", { name: "Copy" }).click();
    await form.getByText("Copied.").waitFor();
    expect(await clipboard()).toContain('cfb.get("/games", {');
    await clear(form);
    await form.getByLabel("year").fill("1999");
    for (const [language, code] of [
      ["curl", "--data-urlencode year=1999"],
      ["cfb", "cfb get /games year=1999"],
      ["TypeScript", 'cfb.get("/games", { year: 1999 })'],
    ] as const) {
      await form.getByLabel(language).check();
      await form.getByRole("button", { name: "Copy" }).click();
      await page.waitForFunction(async (part) => (await navigator.clipboard.readText()).includes(part), code);
    }
    const samples = page.locator('[data-section-id="/games/getgames" i] pre[data-language]');
    for (const sample of await samples.all()) {
      await sample.locator("xpath=preceding-sibling::*[1]").getByRole("button", { name: "Copy" }).click();
      const text = await textOf(sample);
      await page.waitForFunction(async (wanted) => (await navigator.clipboard.readText()) === wanted, text);
    }
    expect(await samples.count()).toBeGreaterThanOrEqual(3);
  });

  test("a link to a form opens it with the values of the link alone, in a new page and in one that is open", async () => {
    const form = await openPage("getDrives");
    await form.locator("summary").click();
    await form.getByLabel("Your API key").fill(key);
    await clear(form);
    await form.getByLabel("year").fill("2025");
    await form.getByLabel("team", { exact: true }).fill("Texas A&M");
    await form.getByLabel("seasonType").selectOption("regular");
    const link = (await form.getByRole("link", { name: "Link to this form" }).getAttribute("href")) ?? "";
    expect(link).toBe("#drives/getDrives?year=2025&seasonType=regular&team=Texas+A%26M");

    const [address] = page.url().split("#");
    for (const opened of [await context.newPage(), page]) {
      await opened.goto(`${address}${link}`);
      const linked = opened.locator('details.playground[data-path="/drives"]');
      await linked.getByLabel("team", { exact: true }).waitFor();
      const values = await linked
        .locator(".playground-fields :is(input, select)")
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).filter(Boolean));
      expect(values).toEqual(["2025", "regular", "Texas A&M"]);
      await linked
        .getByRole("heading")
        .or(linked.getByRole("button", { name: "Run" }))
        .first()
        .waitFor();
    }
  });

  test("Enter opens the first hit of the search, and after an arrow key the one that it chose", async () => {
    for (const [keys, chosen] of [
      [["Enter"], 0],
      [["ArrowDown", "ArrowDown", "Enter"], 1],
    ] as const) {
      await openPage("getGames");
      await page.keyboard.press("Control+k");
      await page.locator('[data-testid="search-dialog"] input').fill("havoc");
      const hits = page.locator('[data-testid="search-dialog"] a');
      await hits.nth(1).waitFor();
      const href = await hits.nth(chosen).getAttribute("href");
      for (const each of keys) await page.keyboard.press(each);
      await page.waitForURL((url) => url.hash === href);
    }
  });

  test("on a phone, the button of the menu is in a bar below the text", async () => {
    await openPage("getGames", 390, "dark");
    const button = await page.getByTestId("floating-button").boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    const bar = 56;
    expect(button?.y).toBeGreaterThanOrEqual(height - bar);
    // Again until it holds: a page that is still being built moves the text after it was scrolled.
    await page.waitForFunction((most) => {
      scrollTo(0, document.documentElement.scrollHeight);
      const texts = [...document.querySelectorAll("#api-content :is(p, li, td, pre, h1, h2, button)")];
      return texts.length > 0 && Math.max(...texts.map((each) => each.getBoundingClientRect().bottom)) <= most;
    }, height - bar);
  });

  test.each([
    [390, "dark"],
    [1440, "light"],
  ] as const)(
    "axe finds nothing serious on an open playground at %i px in %s colors, and nothing is wider than the window",
    async (width, colors) => {
      await openPage("getGames", width, colors);
      for (const operationId of ["getGames", "getAdvancedBoxScore"]) {
        const playground = await goTo(operationId);
        await playground.locator("summary").click();
        await playground.getByRole("button", { name: "Run" }).click();
        await outcomeOf(playground);
        const found = await axeFindings(page, serious);
        expect(found).toEqual([]);
        const wide = await playground.locator("*").evaluateAll((elements) =>
          elements
            .filter((element) => element.closest(".playground-scroll") === null)
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
            .map((element) => element.outerHTML.slice(0, 100)),
        );
        expect(wide).toEqual([]);
        await shoot(playground, `playground-${operationId}-${width}-${colors}`);
      }
    },
  );
});
