import { isPath, operations } from "../../../src/document/operation.js";
import { words } from "../../../src/document/words.js";
import { checkQuery } from "../../../src/query/check.js";
import type { Path } from "../../../src/types.js";
import {
  all,
  clear,
  describePlayground,
  goTo,
  key,
  openByKeyboard,
  openPage,
  outcomeOf,
  page,
  sent,
  textOf,
} from "./playground-page.js";

function pathOf(path: string): Path {
  if (!isPath(path)) throw new Error(`${path} is no path of the document`);
  return path;
}

describePlayground("the playground in a browser", () => {
  test("the form of every operation runs by keyboard alone, its default columns fit at 1,400 px, and nothing leaves the page without a key", async () => {
    await openPage("getGames", 1400);
    const outcomes = new Map<string, string>();
    const wide: string[] = [];
    for (const { operationId, path } of all) {
      const playground = await goTo(operationId);
      await openByKeyboard(playground);
      await page.keyboard.press("Enter");
      const outcome = await outcomeOf(playground);
      const tables = await playground.locator("table").count();
      const complete = /^Status 200\. .*Sample data: measures are made up\.$/.test(outcome) && tables > 0;
      outcomes.set(operationId, complete ? "responds" : `${path}: ${outcome}`);
      const scrolled = await playground
        .locator(".playground-outcome .playground-scroll")
        .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
      if (scrolled > 0) wide.push(operationId);
    }
    expect([...outcomes.values()].filter((outcome) => outcome !== "responds")).toEqual([]);
    expect(outcomes.size).toBe(85);
    expect(wide).toEqual([]);
    expect(sent).toEqual([]);
  }, 240_000);

  test("an empty form shows the sentence of each rule that it breaks, and sends nothing even with a key", async () => {
    const playground = await openPage("getGames");
    await openByKeyboard(playground);
    await playground.getByLabel("Your API key").fill(key);
    const wrong: string[] = [];
    let broken = 0;
    for (const { operationId, path: text } of all) {
      const path = pathOf(text);
      const faults = checkQuery(operations[path], {});
      if (faults.length === 0) continue;
      broken++;
      const form = await goTo(operationId);
      if ((await form.getAttribute("open")) === null) await form.locator("summary").click();
      await form.locator("form").waitFor();
      await clear(form);
      await form.getByRole("button", { name: "Run" }).click();
      const outcome = await outcomeOf(form);
      const sentences = faults.map((fault) =>
        "rule" in fault ? words[path].rules?.[fault.rule] : `\`${fault.name}\` must be given.`,
      );
      const missing = sentences.filter((each) => each === undefined || !outcome.includes(each.replaceAll("`", "")));
      const marked = await form.locator("[aria-invalid=true]").count();
      if (missing.length > 0 || marked === 0 || !outcome.startsWith("Nothing was sent."))
        wrong.push(`${text}: ${outcome}`);
    }
    expect(wrong).toEqual([]);
    expect(broken).toBeGreaterThan(30);
    expect(sent).toEqual([]);
  });

  test("the code and the cost follow the fields while they change", async () => {
    const playground = await openPage("getGames");
    await openByKeyboard(playground);
    const code = playground.getByRole("region", { name: "Code" });
    const cost = playground.locator(".playground-cost");
    await clear(playground);
    await playground.getByLabel("year").fill("2024");
    await playground.getByLabel("team", { exact: true }).fill("Notre Dame");
    expect(await textOf(code)).toContain('cfb.get("/games", { year: 2024, team: "Notre Dame" })');
    await playground.getByLabel("cfb").check();
    await playground.getByLabel("seasonType").selectOption("postseason");
    expect(await textOf(code)).toBe('cfb get /games year=2024 seasonType=postseason team="Notre Dame"');
    await playground.getByLabel("curl").check();
    expect(await textOf(code)).toContain('--data-urlencode "team=Notre Dame"');
    expect(await textOf(cost)).toBe("Cost: none here, one call of your quota with a key.");
    await playground.getByLabel("year").fill("20x4");
    await cost.filter({ hasText: 'year takes a number, not "20x4"' }).waitFor();
    await playground.getByLabel("year").fill("2024");
    await playground.getByRole("button", { name: "Run" }).click();
    expect(await outcomeOf(playground)).toContain("Cost: none here");
    await cost.filter({ hasText: "Cost: none, from the cache." }).waitFor();
  });

  test("the data shows as the default columns, as all columns and as JSON", async () => {
    const playground = await openPage("getGames");
    await openByKeyboard(playground);
    await page.keyboard.press("Enter");
    await outcomeOf(playground);
    const heads = () => playground.locator("thead th").allInnerTexts();
    expect((await heads()).slice(0, 4)).toEqual(["homeTeam", "homePoints", "awayTeam", "awayPoints"]);
    await playground.getByLabel("All columns").check();
    expect(await heads()).toContain("homeLineScores");
    await playground.getByLabel("JSON").check();
    const rows: unknown = JSON.parse(await textOf(playground.getByRole("region", { name: "JSON" })));
    expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ homeTeam: expect.any(String) })]));
  });

  test("the notices of a result are listed, and gone with the next one", async () => {
    const playground = await openPage("getGames");
    await openByKeyboard(playground);
    const notices = () => playground.getByRole("list", { name: "Notices" }).locator("li").allInnerTexts();
    await playground.getByLabel("team", { exact: true }).fill("Ohio St");
    await page.keyboard.press("Enter");
    expect(await outcomeOf(playground)).toContain("0 rows.");
    expect(await notices()).toEqual([
      expect.stringMatching(/^No rows\. Most likely: team compares schools, such as Ohio State; check Ohio St/),
    ]);
    await playground.getByLabel("team", { exact: true }).fill("Ohio State");
    await page.keyboard.press("Enter");
    await playground
      .getByRole("status")
      .filter({ hasText: /[1-9]\d* rows?\./ })
      .waitFor();
    expect(await notices()).toEqual([]);
  });

  test("the keyboard leaves the form, and the link of the operation still works", async () => {
    const playground = await openPage("getGames");
    await openByKeyboard(playground);
    await page.keyboard.press("Enter");
    await outcomeOf(playground);
    const inside = () => playground.evaluate((element) => element.contains(document.activeElement));
    for (let tabs = 0; (await inside()) && tabs < 10; tabs++) await page.keyboard.press("Tab");
    expect(await inside()).toBe(false);
    await page.keyboard.press("Shift+Tab");
    expect(await inside()).toBe(true);
    expect(page.url()).toMatch(/#\/?games\/getgames$/i);
  });

  test("what was typed stays when the reader comes back from another operation", async () => {
    const playground = await openPage("getGames");
    await openByKeyboard(playground);
    await playground.getByLabel("team", { exact: true }).fill("Oregon");
    await goTo("getUserInfo");
    const again = await goTo("getGames");
    if ((await again.getAttribute("open")) === null) await again.locator("summary").click();
    expect(await again.getByLabel("team", { exact: true }).inputValue()).toBe("Oregon");
  });
});
