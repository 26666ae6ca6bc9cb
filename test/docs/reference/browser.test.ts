import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/run.js";
import { axeFindings } from "../../support/axe.js";
import { unreadable } from "./readable.js";
import {
  address,
  type Colors,
  describeInBrowser,
  errors,
  loaded,
  open,
  openForm,
  page,
  sent,
  shoot,
  textOf,
} from "./site-browser.js";

/** The impact levels at which axe must not find problems. */
const moderate = ["moderate", "serious", "critical"];

const files = [
  ["home", "index.html"],
  ["operation", "operations/getGames.html"],
  ["box-score", "operations/getAdvancedBoxScore.html"],
  ["group", "groups/games.html"],
  ["guide", "docs/costs.html"],
  ["observed", "observed.html"],
] as const;

const windows = [
  [1440, "light"],
  [1440, "dark"],
  [390, "light"],
  [390, "dark"],
] as const;

/** Runs in the page. Returns the texts that a visible Copy button covers, even by one pixel. */
function coveredText(): string[] {
  return [...document.querySelectorAll(".copy")].flatMap((button) => {
    const box = button.getBoundingClientRect();
    const block = button.closest(".code, .path");
    if (block === null || button.closest("details:not([open])") !== null) return [];
    const walker = document.createTreeWalker(
      block.closest("details, .form-panel, section, article") ?? block,
      NodeFilter.SHOW_TEXT,
    );
    const covered: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isFolded = node.parentElement?.closest("details:not([open]) > :not(summary)") !== null;
      if (button.contains(node) || isFolded) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Parts that are scrolled out of their block are not visible.
      const shown = (
        node.parentElement?.closest("pre, .form-scroll") ?? document.documentElement
      ).getBoundingClientRect();
      const isCovered = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          Math.max(left, shown.left, box.left) < Math.min(right, shown.right, box.right) &&
          Math.max(top, shown.top, box.top) < Math.min(bottom, shown.bottom, box.bottom),
      );
      if (isCovered) covered.push(node.textContent ?? "");
    }
    return covered;
  });
}

/** Returns the file and fragment that the page shows. */
const spot = () => page.url().slice(address("").length + 1);

describeInBrowser("pages in a browser", () => {
  test.each(files)("the %s page opens from disk and loads only its style and one script", async (_, file) => {
    await open(file);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const scripts = loaded.filter((url) => url !== address(file)).map((url) => url.slice(address("").length + 1));
    expect(scripts.filter((each) => !each.startsWith("data:")).sort()).toEqual(
      ["assets/page.js", "assets/style.css"].map((each) => expect.stringContaining(each)),
    );
    expect(sent).toEqual([]);
  });

  test.each(windows)(
    "at %i px in %s colors, everything fits and is readable, and axe does not find moderate or worse problems",
    async (width, colors) => {
      for (const [name, file] of files) {
        await open(file, { width, colors });
        expect({ name, ...(await page.evaluate(unreadable)) }).toEqual({ name, wide: [], small: [] });
        expect({ name, found: await axeFindings(page, moderate) }).toEqual({ name, found: [] });
        await shoot(`${name}-${width}-${colors}`);
      }
    },
  );

  test.each(windows)(
    "at %i px in %s colors, axe does not find moderate or worse problems in the search or in a form with a result or an error",
    async (width, colors) => {
      await open("operations/getGames.html", { width, colors });
      const form = await openForm();
      expect(await axeFindings(page, moderate)).toEqual([]);
      expect(await page.evaluate(unreadable)).toEqual({ wide: [], small: [] });
      await form.scrollIntoViewIfNeeded();
      await shoot(`form-${width}-${colors}`);
      await form.getByLabel("year").fill("20x4");
      await form.getByRole("button", { name: "Run" }).click();
      await form.getByRole("status").filter({ hasText: "Nothing was sent." }).waitFor();
      expect(await axeFindings(page, moderate)).toEqual([]);
      expect(await page.evaluate(unreadable)).toEqual({ wide: [], small: [] });
      await shoot(`form-error-${width}-${colors}`);
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByLabel("Search").fill("spread open");
      await page.getByRole("dialog").getByRole("link").first().waitFor();
      expect(await axeFindings(page, moderate)).toEqual([]);
      await shoot(`search-${width}-${colors}`);
    },
  );

  test("at 1,440 px, code in guides does not wrap and is not cut off, even beside a scroll bar", async () => {
    const written = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
    const guides = ["start.html", ...written.map((file) => file.replace(/md$/, "html"))];
    expect(guides.length).toBeGreaterThan(10);
    const barOfWindows = 15;
    await open("about.html", { width: 1440 - barOfWindows });
    const cut: string[] = [];
    for (const file of ["about.html", ...guides.map((guide) => `docs/${guide}`)]) {
      await page.goto(address(file));
      const blocks = page.locator("pre");
      const wide = await blocks.evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth || getComputedStyle(each).whiteSpace !== "pre"),
      );
      if (wide.length > 0) cut.push(`${file}: ${wide.length} of ${await blocks.count()}`);
    }
    expect(cut).toEqual([]);
  });

  test("at 1,440 px, a guide's text, tables and code have the same right edge", async () => {
    await open("index.html");
    for (const name of ["start", "errors-and-limits", "many-processes", "tables", "costs"]) {
      await page.goto(address(`docs/${name}.html`));
      const edges = await page
        .locator(".prose > *")
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
      expect({ name, edges: [...new Set(edges)] }).toEqual({ name, edges: [expect.any(Number)] });
    }
  });

  test.each([1440, 390])("at %i px on a touch screen, the Copy buttons do not cover any text", async (width) => {
    await open("operations/getGames.html", { width, touch: true });
    await openForm();
    expect(await page.locator(".copy").count()).toBeGreaterThan(5);
    expect(await page.evaluate(coveredText)).toEqual([]);
    await page.goto(address("docs/tables.html"));
    expect(await page.locator(".copy").count()).toBeGreaterThan(5);
    expect(await page.evaluate(coveredText)).toEqual([]);
  });

  test("on a phone, a two-column table keeps its header row, and each cell of a wider table starts with its column's header", async () => {
    await open("docs/costs.html", { width: 390 });
    expect(await page.getByRole("columnheader", { name: "Request" }).isVisible()).toBe(true);
    expect(await page.getByRole("columnheader", { name: "Cost" }).boundingBox()).toMatchObject({
      width: expect.any(Number),
    });
    expect((await page.getByRole("columnheader", { name: "Cost" }).boundingBox())?.width).toBeGreaterThan(100);
    await page.goto(address("docs/errors-and-limits.html"));
    const labels = await page
      .locator("#statuses ~ .scroll tbody tr")
      .first()
      .locator("th, td")
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
    expect(labels).toEqual(['"Status: "', '"Body: "', '"Message: "']);
  });

  test("on a touch screen, an observation's mark leads to its explanation, and going back returns to the mark", async () => {
    await open("operations/getGames.html", { width: 390, touch: true });
    const mark = page.locator(".rules .mark").first();
    await mark.tap();
    await page.waitForURL(address("operations/getGames.html#legend"));
    const legend = await page.locator("#legend").boundingBox();
    expect(legend?.y).toBeGreaterThan(56);
    expect(legend?.y).toBeLessThan(844);
    await page.goBack();
    await page.waitForFunction(() => scrollY < 844);
    await mark.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(address("operations/getGames.html#legend"));
  });

  test("a search result highlights the searched words in its title and in the matching part of its text", async () => {
    await open("index.html");
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByLabel("Search").fill("betting lines");
    const hits = page.getByRole("dialog").getByRole("link");
    await hits.first().waitFor();
    expect(await hits.first().locator("mark").allTextContents()).toEqual(expect.arrayContaining(["betting", "lines"]));
    const late = hits.filter({ hasText: "Get the live scoreboard" }).locator(".hit-text");
    expect(await textOf(late)).toMatch(/^… .*betting line/);
    const group = hits.filter({ hasText: "Betting" }).filter({ has: page.getByText("group", { exact: true }) });
    expect(await group.locator(".hit-title, .hit-where, .hit-kind").allTextContents()).toEqual([
      "Betting",
      "",
      "group",
    ]);
  });

  test("without JavaScript, an operation's page still shows parameters, example, response and a menu", async () => {
    await open("operations/getLines.html", { javaScriptEnabled: false });
    for (const name of ["Parameters", "Example", "Response", "Details", "Statuses"])
      expect(await page.getByRole("heading", { name, exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: /Search/ }).count()).toBe(0);
    await page.getByRole("radio", { name: "curl" }).check();
    expect(await page.getByText("curl --fail-with-body").isVisible()).toBe(true);
    expect(await page.getByText("import { createClient }").isVisible()).toBe(false);
    expect(await textOf(page.locator(".run"))).toMatch(
      /^Try it In this page, a call needs JavaScript\. In a terminal, .* --sample\.$/,
    );
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Costs and keys" }).click();
    expect(spot()).toBe("docs/costs.html");
  });

  test("a printed page shows the content of folded blocks, but not the menu and the top bar", async () => {
    await open("operations/getAdvancedBoxScore.html");
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("navigation", { name: "Menu" }).isVisible()).toBe(false);
    expect(await page.locator(".bar").isVisible()).toBe(false);
    const field = page.locator('[id="field-teams.passing.offense.locations.short-left.attempts"]');
    expect((await field.boundingBox())?.height).toBeGreaterThan(0);
  });

  test("on a phone, every search result shows its title, path and kind in full", async () => {
    await open("index.html", { width: 390 });
    await page.getByRole("button", { name: "Search" }).first().click();
    await page.getByLabel("Search", { exact: true }).last().fill("spread");
    const hits = page.locator(".hits a");
    await hits.first().waitFor();
    const cut = await hits.evaluateAll((all) =>
      all.flatMap((hit) => {
        const parts = [...hit.querySelectorAll<HTMLElement>(".hit-title, .hit-where, .hit-kind")];
        return parts
          .filter((part) => part.clientWidth === 0 || part.scrollWidth > part.clientWidth + 1)
          .map(({ textContent }) => textContent);
      }),
    );
    expect(cut).toEqual([]);
  });

  test("on a phone, the menu opens over the page, and Escape closes it", async () => {
    await open("operations/getGames.html", { width: 390 });
    await page.getByRole("button", { name: "Menu" }).click();
    const link = page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "/games/teams" });
    expect((await link.boundingBox())?.y).toBeLessThan(844);
    await shoot("menu-390-light");
    await page.keyboard.press("Escape");
    expect(await page.locator("#menu:popover-open").count()).toBe(0);
  });

  test("the Tab key reaches the content after at most five stops, and the first stop skips to it", async () => {
    await open("operations/getGames.html");
    const stops: string[] = [];
    const inMain = () => page.evaluate(() => document.activeElement?.closest("main") !== null);
    do {
      await page.keyboard.press("Tab");
      stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
    } while (!(await inMain()) && stops.length < 20);
    expect(stops[0]).toBe("Skip to content");
    expect(stops.length - 1).toBeLessThanOrEqual(5);
    await open("operations/getGames.html");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  });

  test("a link to a field inside a folded block opens the block, both at page load and later", async () => {
    const id = "field-teams.passing.offense.locations.short-left.attempts";
    await open(`operations/getAdvancedBoxScore.html#${id}`);
    const inView = () =>
      page.waitForFunction((wanted) => {
        const box = document.getElementById(wanted)?.getBoundingClientRect();
        return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
      }, id);
    await inView();
    // The objects around the field are out of sight, so `data-objects` names them.
    const name = page.locator(`[id="${id}"] > .name code`);
    expect(await name.getAttribute("data-objects")).toBe("teams.passing.offense.locations.short-left.");
    await page.goto(address("operations/getAdvancedBoxScore.html#rules"));
    await page.evaluate((hash) => {
      for (const each of document.querySelectorAll("details")) each.open = false;
      location.hash = hash;
    }, id);
    await inView();
  });

  test.each([
    ["docs/failures.html", "docs/errors-and-limits.html"],
    ["index.html#tag/games/operation/getGames", "operations/getGames.html"],
    ["index.html#games/getGames", "operations/getGames.html"],
    ["index.html#/games/getgames?year=2025&team=Texas", "operations/getGames.html#?year=2025&team=Texas"],
    ["index.html#section/quota", "docs/costs.html#quota"],
  ])("the old URL %s leads to %s", async (old, wanted) => {
    await open(old);
    await page.waitForURL(address(wanted));
  });

  test.each(["docs/agents.html", "operations/getFieldGoalExpectedPoints.html"])(
    "the menu shows the entry for %s without scrolling",
    async (file) => {
      await open(file);
      const entry = page.locator(".menu [aria-current]");
      expect(await entry.evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(900);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

  test("a query typed before the search has loaded is not lost", async () => {
    await open("docs/costs.html");
    await page.keyboard.type("/roster height");
    const box = page.getByRole("dialog").getByLabel("Search");
    await box.waitFor();
    expect(await box.inputValue()).toBe("roster height");
  });

  test("`/` and Ctrl+K open the search, which loads on first use, and Enter opens the first result", async () => {
    await open("docs/costs.html");
    expect(loaded.join()).not.toContain("search.js");
    await page.keyboard.press("/");
    const box = page.getByRole("dialog").getByLabel("Search");
    await box.waitFor();
    await page.keyboard.type("spread open");
    await page.getByRole("dialog").getByRole("link").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(address("operations/getLines.html#field-lines.spreadOpen"));
    await page.keyboard.press("Control+k");
    await box.waitFor();
    await page.keyboard.type("rate limit");
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /Pacing/ })
      .waitFor();
    const hint = page.locator(".search-hint");
    expect(await textOf(hint)).toBe("Enter opens the first one");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await textOf(hint)).toBe("Enter opens the marked one");
    expect(
      await page.locator(".hits .chosen").evaluateAll((all) => all.map((each) => each === document.activeElement)),
    ).toEqual([true]);
    const second = await page.evaluate(() => document.activeElement?.getAttribute("href") ?? "");
    await page.keyboard.press("Enter");
    await page.waitForURL(address(second.replace("../", "")));
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").waitFor();
    // By default, Escape clears a search field that contains text.
    await page.keyboard.type("quota");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });

  test("a search without results says what to do next and links to all operations", async () => {
    await open("docs/costs.html");
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByLabel("Search").fill("heisman");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Nothing found.").waitFor();
    await dialog.getByRole("link", { name: "all operations" }).click();
    await page.waitForURL(address("index.html#operations"));
  });

  test("every Copy button copies the code shown and confirms the copy", async () => {
    await open("operations/getGames.html");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    for (const choice of await page.locator(".samples input").all()) {
      await choice.check();
      const sample = page.locator(".sample:visible");
      await sample.locator(".code").hover();
      await sample.getByRole("button", { name: "Copy" }).click();
      await sample.getByRole("button", { name: "Copied" }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await sample.locator("code").textContent(),
      );
    }
    await page.locator(".path").getByRole("button", { name: "Copy" }).click();
    await page.locator(".path").getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("/games");
  });

  test("the observations table shows the rows that contain every word in the filter", async () => {
    await open("observed.html");
    await page.getByLabel("Show rows with").fill("scoreboard null");
    const rows = await page.locator("#observations tbody tr:visible").allInnerTexts();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !/scoreboard/i.test(row) || !/null/i.test(row))).toEqual([]);
    expect(await textOf(page.getByRole("status"))).toMatch(new RegExp(`^${rows.length} of \\d+ observations$`));
  });

  test("a page's content policy blocks requests to any origin except the service's", async () => {
    await open("operations/getVenues.html");
    const blocked = await page.evaluate(() => fetch("https://example.com/").then(String, String));
    expect(blocked).toContain("TypeError");
    expect(sent).toEqual([]);
    expect(errors.join()).toContain("connect-src https://api.collegefootballdata.com");
    errors.length = 0;
  });

  test.each<Colors>(["light", "dark"])(
    "the Redocly page opens from disk without network requests, and shows an operation in %s colors",
    async (colors) => {
      await open("reference.html#operation/getGames", { colors });
      await page.getByText("Lists games, one row per game").first().waitFor();
      expect(sent).toEqual([]);
      errors.length = 0;
    },
  );
});
