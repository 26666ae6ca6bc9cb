import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inFlags } from "../../src/cli/session/exit.js";
import { respondWith, withServer } from "../support/http-server.js";
import { builtCfb } from "./cfb.js";
import { key } from "./services.js";

const cfb = builtCfb();

describe("messages name the command's flags instead of the client's options", () => {
  /** The client's option names. The command does not have these options. */
  const options = /apiKey|baseUrl|concurrency|imeoutMs|maxRetryAfterMs|quotaFloor/;

  const busy = JSON.stringify({ message: "Too many concurrent requests." });

  test("if the service does not respond, sends a page or is busy, or the key is broken", async () => {
    const gone = await withServer(respondWith(200, "[]"), async (url) => url);
    const html = { "content-type": "text/html" };
    const ended = [
      await cfb(["get", "/venues", "--base-url", gone], { env: key }),
      await withServer(respondWith(200, "<html>", html), (url) =>
        cfb(["get", "/venues", "--base-url", url], { env: key }),
      ),
      await withServer(respondWith(429, busy, { "retry-after": "90" }), (url) =>
        cfb(["get", "/venues", "--base-url", url], { env: key }),
      ),
      await cfb(["get", "/venues"], { env: { CFB_API_KEY: "two words" } }),
    ];
    expect(ended.map(({ code }) => code)).toEqual([4, 4, 3, 3]);
    for (const { stderr } of ended) expect(stderr).not.toMatch(options);
    expect(ended[0]?.stderr).toContain("Check the network and --base-url.");
    expect(ended[1]?.stderr).toContain("check --base-url:");
    expect(ended[2]?.stderr).toMatch(/Too many calls at once: try again in 90 s\.\n$/);
  });

  test("the command mentions only once that it waits for a busy service", async () => {
    let requests = 0;
    const { code, stderr } = await withServer(
      (request, response) => respondWith(requests++ < 2 ? 429 : 200, requests <= 2 ? busy : "[]")(request, response),
      (url) => cfb(["get", "/venues", "--base-url", url], { env: key }),
    );
    expect([code, requests]).toEqual([0, 3]);
    expect(stderr.match(/too many calls with this key at once: waiting/g)).toHaveLength(1);
  });

  test("in export and record", async () => {
    const folder = mkdtempSync(join(cfb.folder, "words-"));
    const gone = await withServer(respondWith(200, "[]"), async (url) => url);
    for (const args of [
      ["export", "/games", "--years", "2024", "--yes", "--output", join(folder, "export")],
      ["record", "--all", "--max-calls", "1", "--output", join(folder, "record")],
    ]) {
      const { code, stderr } = await cfb([...args, "--base-url", gone], { env: key });
      expect([code, stderr]).toEqual([
        expect.any(Number),
        expect.stringContaining("Check the network and --base-url."),
      ]);
      expect(stderr).not.toMatch(options);
    }
  });

  test.each([
    ["No response within 5 ms (`timeoutMs`). Request less.", "No response within 5 ms. Request less."],
    ["Get one at example.org and pass it as `apiKey`.", "Get one at example.org and pass it as CFB_API_KEY."],
    ["`quotaFloor` keeps 5 (`maxCalls`).", "--quota-floor keeps 5 (--max-calls)."],
    ["Unknown parameter `yaer` (`constructor`).", "Unknown parameter `yaer` (`constructor`)."],
  ])("%s", (message, words) => {
    expect(inFlags(message)).toBe(words);
  });
});
