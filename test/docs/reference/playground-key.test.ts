import { serverUrl } from "../../../src/document/operation.js";
import {
  context,
  describePlayground,
  errors,
  goTo,
  key,
  openByKeyboard,
  openPage,
  outcomeOf,
  page,
  sent,
  shoot,
  textOf,
} from "./playground-page.js";

describePlayground("the key in the playground", () => {
  test("with a key the service responds, the key goes to its address only, and it is stored nowhere", async () => {
    const playground = await openPage("getVenues");
    await openByKeyboard(playground);
    const field = playground.getByLabel("Your API key");
    await field.pressSequentially(key);
    expect(await textOf(playground.locator(".playground-source"))).toBe(
      `With your key, ${new URL(serverUrl).host} responds, and calls count against your quota.`,
    );
    await page.keyboard.press("Enter");
    const outcome = await outcomeOf(playground);
    expect(outcome).toBe("Status 200. 1 row. Cost: one call of your quota. Data of the real service.");
    expect(await textOf(playground.locator("table"))).toContain("A real venue");
    expect(sent).toEqual([{ url: `${serverUrl}/venues`, authorization: `Bearer ${key}` }]);
    const stored = await page.evaluate(async () =>
      JSON.stringify([
        // By index: `Object.entries` leaves out names of methods, such as "key".
        ...[localStorage, sessionStorage].flatMap((storage) =>
          Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? "")),
        ),
        document.cookie,
        location.href,
        history.state,
        document.documentElement.outerHTML,
        // A page without a secure address has neither of the two.
        await globalThis.caches?.keys(),
        await globalThis.indexedDB?.databases(),
      ]),
    );
    expect(stored).not.toContain(key);
    expect(JSON.stringify(await context.cookies())).not.toContain(key);
    expect({
      name: await field.getAttribute("name"),
      autocomplete: await field.getAttribute("autocomplete"),
      type: await field.getAttribute("type"),
    }).toEqual({ name: null, autocomplete: "off", type: "text" });
    await shoot(playground, "playground-key-1440");

    await page.reload();
    const reloaded = await goTo("getVenues");
    await openByKeyboard(reloaded);
    expect(await reloaded.getByLabel("Your API key").inputValue()).toBe("");
    await page.keyboard.press("Enter");
    expect(await outcomeOf(reloaded)).toContain("Sample data");
    expect(sent).toHaveLength(1);
  });

  test("a failure of the service shows its status and its message, without the key", async () => {
    const playground = await openPage("getUserInfo");
    await openByKeyboard(playground);
    await playground.getByLabel("Your API key").fill(key);
    await playground.getByRole("button", { name: "Run" }).click();
    const outcome = await outcomeOf(playground);
    expect(outcome).toContain('Status 401. /info (getUserInfo): 401 "Unknown key [key]".');
    expect(await page.content()).not.toContain(key);
    // The browser itself reports a failed request.
    expect(errors.filter((error) => !error.includes("status of 401"))).toEqual([]);
    errors.length = 0;
  });

  test("all forms share the key, and an empty key leads back to the sample service", async () => {
    const venues = await openPage("getVenues");
    await openByKeyboard(venues);
    await venues.getByLabel("Your API key").fill(key);
    const games = await goTo("getGames");
    await openByKeyboard(games);
    expect(await games.getByLabel("Your API key").inputValue()).toBe(key);
    await games.getByLabel("Your API key").fill("");
    await games.getByRole("button", { name: "Run" }).click();
    expect(await outcomeOf(games)).toContain("Sample data");
    expect(sent).toEqual([]);
  });

  test("the page's policy stops a request to any other address", async () => {
    await openPage("getVenues");
    const blocked = await page.evaluate(() => fetch("https://example.com/").then(String, String));
    expect(blocked).toContain("TypeError");
    expect(sent).toEqual([]);
    expect(errors.join()).toContain("connect-src https://api.collegefootballdata.com");
    errors.length = 0;
  });
});
