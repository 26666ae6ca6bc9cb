import {
  clear,
  describePlayground,
  goTo,
  openByKeyboard,
  outcomeOf,
  page,
  showPage,
  textOf,
} from "./playground-page.js";

describePlayground("the playground in a browser", () => {
  test("the code and the cost follow the fields while they change", async () => {
    const playground = await showPage("getDrives");
    await openByKeyboard(playground);
    const code = playground.getByRole("region", { name: "Code" });
    const cost = playground.locator(".playground-cost");
    await clear(playground);
    await playground.getByLabel("year").fill("2024");
    await playground.getByLabel("team", { exact: true }).fill("Notre Dame");
    expect(await textOf(code)).toContain('cfb.get("/drives", { year: 2024, team: "Notre Dame" })');
    await playground.getByLabel("cfb").check();
    await playground.getByLabel("seasonType").selectOption("postseason");
    expect(await textOf(code)).toBe('cfb get /drives year=2024 seasonType=postseason team="Notre Dame"');
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
    const playground = await showPage("getGames");
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
    const playground = await showPage("getRecords");
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
    const playground = await showPage("getConferences");
    await openByKeyboard(playground);
    await page.keyboard.press("Enter");
    await outcomeOf(playground);
    const inside = () => playground.evaluate((element) => element.contains(document.activeElement));
    for (let tabs = 0; (await inside()) && tabs < 10; tabs++) await page.keyboard.press("Tab");
    expect(await inside()).toBe(false);
    await page.keyboard.press("Shift+Tab");
    expect(await inside()).toBe(true);
    expect(page.url()).toMatch(/#\/?conferences\/getconferences$/i);
  });

  test("what was typed stays when the reader comes back from another operation", async () => {
    const playground = await showPage("getRoster");
    await openByKeyboard(playground);
    await playground.getByLabel("team", { exact: true }).fill("Oregon");
    await goTo("getUserInfo");
    const again = await goTo("getRoster");
    if ((await again.getAttribute("open")) === null) await again.locator("summary").click();
    expect(await again.getByLabel("team", { exact: true }).inputValue()).toBe("Oregon");
  });
});
