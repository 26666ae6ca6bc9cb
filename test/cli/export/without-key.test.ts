import { existsSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { key } from "../services.js";

const cfb = builtCfb();

/** The URL of a local server that the command treats as a public one. */
const publicly = (url: string) => url.replace("127.0.0.1", "0.0.0.0");

/** Runs a command against a server, and counts its requests. */
async function counted(args: string[], env: Record<string, string> = {}) {
  let requests = 0;
  const listener: RequestListener = (_, response) => {
    requests++;
    response.writeHead(200, { "content-type": "application/json" }).end('{"remainingCalls": 77}');
  };
  const ended = await withServer(listener, (url) => cfb([...args, "--base-url", publicly(url)], { env }));
  return { ...ended, requests };
}

describe("without a key, --dry-run plans an export", () => {
  const args = ["export", "/games/weather", "/games", "--years", "2024", "--dry-run"];

  test("does not send requests or write files, and says what it cannot know", async () => {
    const { code, stdout, stderr, requests } = await counted(args);
    expect({ code, stdout, requests }).toEqual({ code: 0, stdout: "", requests: 0 });
    expect(stderr).toContain(": 2 calls. Needs supporter tier 1 or higher.");
    expect(stderr).toContain("Without a key, the calls left this month and the supporter tier are not known.");
    expect(existsSync(join(cfb.folder, "data"))).toBe(false);
  });

  test("works for the public service", async () => {
    const { code, stderr } = await cfb(args);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringContaining("To request from https://api.collegefootballdata.com: 2 calls."),
    });
  });

  test("with a key, the plan says how many calls are left", async () => {
    const { stderr, requests } = await counted(args, key);
    expect(requests).toBe(1);
    expect(stderr).toContain(": 2 calls of the 77 left this month.");
    expect(stderr).not.toContain("Without a key");
  });

  test("an export that requests data still needs a key", async () => {
    const { code, stderr, requests } = await counted(["export", "/games", "--years", "2024", "--yes"]);
    expect({ code, requests }).toEqual({ code: 3, requests: 0 });
    expect(stderr).toMatch(/^cfb: 0\.0\.0\.0:\d+ needs a key/);
  });
});

test("cfb plan does not need a key", async () => {
  const file = join(cfb.folder, "calls.txt");
  writeFileSync(file, "/games year=2024\n");
  expect(await cfb(["plan", file])).toMatchObject({ code: 0, stderr: "" });
});

describe("an export from the sample service that finds no rows", () => {
  const exported = (name: string, paths: string[]) =>
    cfb(["export", ...paths, "--years", "2019", "--sample", "--output", join(cfb.folder, name)]);
  const coverage = "The sample service has few seasons and teams: `cfb operations --sample` lists them.\n";

  test("says once what the sample service covers, and does not blame the real service", async () => {
    const { code, stderr } = await exported("empty", ["/games", "/drives", "/playoffs/cfp"]);
    expect(code).toBe(0);
    expect(stderr).toContain("The sample service has nothing (404) for season=2019");
    expect(stderr).not.toMatch(/\bthe service (has|may have)/i);
    expect(stderr.split(coverage)).toHaveLength(2);
    expect(stderr.endsWith(coverage)).toBe(true);
  });

  test("says so even if the season has no week with games", async () => {
    const { code, stderr } = await exported("weeks", ["/plays"]);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringContaining("Without rows: season=2019.\n"),
    });
    expect(stderr.endsWith(coverage)).toBe(true);
  });
});
