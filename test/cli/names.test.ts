import { mkdtempSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { withServer } from "../support/http-server.js";
import { builtCfb } from "./cfb.js";
import { withPublicService } from "./public-service.js";
import { counting } from "./services.js";

const cfb = builtCfb();
const osu = ["get", "/games", "year=2025", "team=OSU"];
const mismatch =
  "notice: `OSU` is an abbreviation. This operation compares schools: write `Ohio State`.\nnotice: No rows.\n";

/** A separate cache folder for each test. */
const emptyCache = () => ({ XDG_CACHE_HOME: mkdtempSync(join(cfb.folder, "cache-")) });

test("with the sample service, the notice for an abbreviation names the school it stands for", async () => {
  expect(await cfb([...osu, "--sample"])).toMatchObject({ code: 0, stdout: "[]\n", stderr: mismatch });
});

test("for a season that the sample service lacks, the notice does not blame the real service", async () => {
  const { stderr } = await cfb(["get", "/games", "year=1999", "--sample"]);
  expect(stderr).toBe("notice: The sample world has no games of 1999; no conference is complete.\n");
});

test("the real service's list of teams costs one call, and later runs use the stored list", async () => {
  const { requests, listener } = counting();
  await withPublicService(cfb, listener, async (at) => {
    const env = emptyCache();
    const first = await at(osu, { env });
    expect(first.stderr).toContain(
      "Checking names takes one call to /teams. The list is then stored for 30 days. --quiet turns this off.\n",
    );
    expect(first.stderr).toContain(mismatch);
    expect(requests).toEqual(["/teams", "/games?team=OSU&year=2025"]);
    const { stderr } = await at(["get", "/lines", "year=2025", "team=MICH"], { env });
    expect(stderr).toContain("`MICH` is an abbreviation. This operation compares schools: write `Michigan`.");
    // If the call itself is stored, no request is sent.
    await at(osu, { env });
    expect(requests).toEqual(["/teams", "/games?team=OSU&year=2025", "/lines?team=MICH&year=2025"]);
  });
});

test("the command does not request a list with --no-cache or --quiet, if few calls are left, or for a call without a name", async () => {
  const env = emptyCache();
  const plenty = counting();
  await withPublicService(cfb, plenty.listener, async (at) => {
    await at([...osu, "--no-cache"], { env: emptyCache() });
    await at([...osu, "--quiet"], { env: emptyCache() });
    await at(["get", "/games", "year=2025", "week=1"], { env });
  });
  expect(plenty.requests.filter((url) => url.startsWith("/teams"))).toEqual([]);
  const few = counting({ quota: 30 });
  await withPublicService(cfb, few.listener, async (at) => {
    const { stderr } = await at(osu, { env });
    expect(stderr).toContain("`OSU` may be an abbreviation.\n");
    expect(stderr).not.toContain("Names are checked");
  });
  expect(few.requests).toEqual(["/games?team=OSU&year=2025"]);
});

test("a service on this machine gets only the call itself, because it may forward calls to the real service", async () => {
  const { requests, listener } = counting({ quota: 1 });
  await withServer(listener, async (url) => {
    const { code, stderr } = await cfb([...osu, "--base-url", url]);
    expect({ code, isNamed: stderr.includes("`OSU` may be an abbreviation.") }).toEqual({ code: 0, isNamed: true });
  });
  expect(requests).toEqual(["/games?team=OSU&year=2025"]);
});

test("an empty list of names does not reject any name, and costs one call", async () => {
  const requests: string[] = [];
  const listener: RequestListener = ({ url = "" }, response) => {
    const body = url === "/info" ? { remainingCalls: 1000 } : [];
    if (url !== "/info") requests.push(url);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  await withPublicService(cfb, listener, async (at) => {
    const env = emptyCache();
    for (const path of ["/games", "/lines"]) {
      const { stderr } = await at(["get", path, "year=2025", "team=OSU"], { env });
      expect(stderr).toContain("`OSU` may be an abbreviation.");
    }
  });
  expect(requests).toEqual(["/teams", "/games?team=OSU&year=2025", "/lines?team=OSU&year=2025"]);
});

test("with --max-calls, an export checks names only against a list that is already stored", async () => {
  const { requests, listener } = counting();
  await withPublicService(cfb, listener, async (at) => {
    const args = ["export", "/games", "team=OSU", "--years", "2025", "--max-calls", "5"];
    const { stderr } = await at([...args, "--output", join(cfb.folder, "export")], { env: emptyCache() });
    expect(stderr).toContain("`OSU` may be an abbreviation.");
  });
  expect(requests).toEqual(["/games?team=OSU&year=2025"]);
});
