import { serverUrl } from "../../../src/document/operation.js";
import {
  context,
  describeInBrowser,
  errors,
  key,
  open,
  openForm,
  outcomeOf,
  page,
  sent,
  textOf,
} from "./site-browser.js";

describeInBrowser("keys in a form", () => {
  test("with a key, the form sends the call and the key only to the real service, and does not store the key", async () => {
    await open("operations/getVenues.html");
    const form = await openForm();
    const field = form.getByLabel("Your API key");
    await field.pressSequentially(key);
    expect(await textOf(form.locator(".form-source"))).toBe(
      `With your key, ${new URL(serverUrl).host} responds, and calls count against your quota.`,
    );
    await page.keyboard.press("Enter");
    expect(await outcomeOf(form)).toBe("Status 200. 1 row. Cost: one call of your quota. Data from the real service.");
    expect(await textOf(form.locator("table"))).toContain("A real venue");
    expect(sent).toEqual([{ url: `${serverUrl}/venues`, authorization: `Bearer ${key}` }]);
    const stored = await page.evaluate(async () =>
      JSON.stringify([
        // Reads items by index, because `Object.entries` leaves out methods' names, such as "key".
        ...[localStorage, sessionStorage].flatMap((storage) =>
          Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? "")),
        ),
        document.cookie,
        location.href,
        history.state,
        document.documentElement.outerHTML,
        // A page outside a secure context has no `caches`.
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

    await page.reload();
    const reloaded = await openForm();
    expect(await reloaded.getByLabel("Your API key").inputValue()).toBe("");
    await reloaded.getByRole("button", { name: "Run" }).click();
    expect(await outcomeOf(reloaded)).toContain("Sample data");
    expect(sent).toHaveLength(1);
  });

  test("if the service fails, the form shows the status and the message without the key", async () => {
    await open("operations/getUserInfo.html");
    const form = await openForm();
    await form.getByLabel("Your API key").fill(key);
    await form.getByRole("button", { name: "Run" }).click();
    expect(await outcomeOf(form)).toContain('Status 401 "Unknown key [key]".');
    expect(await page.content()).not.toContain(key);
    // The browser itself reports a failed request.
    expect(errors.filter((error) => !error.includes("status of 401"))).toEqual([]);
    errors.length = 0;
  });

  test("clearing the key switches back to the sample service", async () => {
    await open("operations/getGames.html");
    const form = await openForm();
    await form.getByLabel("Your API key").fill(key);
    await form.getByLabel("Your API key").fill("");
    await form.getByRole("button", { name: "Run" }).click();
    expect(await outcomeOf(form)).toContain("Sample data");
    expect(sent).toEqual([]);
  });
});
