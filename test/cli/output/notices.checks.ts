import { mkdtempSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { respondWith, withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { withPublicService } from "../public-service.js";
import { counting, key, runAgainst } from "../services.js";
import { onTerminal } from "../terminal.js";

const cfb = builtCfb();
const beforeData = "notice: /games has data since 1869, but not for `year` 1850.\n";

test.each([
  ["to a service", () => runAgainst(cfb, [], ["get", "/games", "year=1850"])],
  ["to the sample service", () => cfb(["get", "/games", "year=1850", "--sample"])],
])("`get` prints each notice about a call %s only once, on stderr", async (_, run) => {
  const { code, stdout, stderr } = await run();
  expect({ code, stdout }).toEqual({ code: 0, stdout: "[]\n" });
  expect(stderr.split(beforeData)).toHaveLength(2);
});

test("a season without rows causes only one notice, even if the command also requests the calendar to find the current year", async () => {
  const { stderr } = await cfb(["get", "/calendar", "year=current", "--sample", "--limit", "1"]);
  expect(stderr.match(/^notice: .*$/gm)).toEqual([
    expect.stringContaining("The sample world has no season after 2025 here."),
  ]);
});

test("--quiet hides notices", async () => {
  const { stderr } = await cfb(["get", "/games", "id=401677192", "team=Texas", "--sample", "--quiet"]);
  expect(stderr).toBe("");
});

test("`record` reports an operation's drift once, even if the next response differs in more rows", async () => {
  const file = join(cfb.folder, "drift.txt");
  writeFileSync(file, "/teams year=2023\n/teams year=2024\n");
  let requests = 0;
  const listener: RequestListener = (request, response) => {
    if (request.url?.startsWith("/teams")) requests++;
    respondWith(200, JSON.stringify(Array.from({ length: requests }, () => ({ id: "5" }))))(request, response);
  };
  const args = ["record", file, "--output", join(cfb.folder, "drift")];
  const { stderr } = await withServer(listener, (url) => cfb([...args, "--base-url", url], { env: key }));
  expect([requests, stderr.match(/notice: \/teams differs from the document/g)?.length]).toEqual([2, 1]);
});

test("record prints a notice only once if several calls share it", async () => {
  const file = join(cfb.folder, "vain.txt");
  writeFileSync(file, "/games year=1850 team=Texas\n/games year=1850 team=Ohio\n");
  const { stderr } = await cfb(["record", file, "--sample", "--output", join(cfb.folder, "recordings")]);
  expect(stderr.split(beforeData)).toHaveLength(2);
});

test("plan prints each call's notices with the call's line number", async () => {
  const file = join(cfb.folder, "calls.txt");
  writeFileSync(file, "/games year=2024\n/games year=1850\n");
  expect(await cfb(["plan", file])).toMatchObject({
    code: 0,
    stderr: beforeData.replace("notice: ", `notice: ${file}:2: `),
  });
});

describe("messages", () => {
  const shown = async (args: string[]) => (await onTerminal(cfb, 60, args)).lines;

  test.each([
    [["get", "/games", "season=2025"], "Did you mean `year`?"],
    [["get", "/games", "year=1850", "--sample"], "notice: /games has data since 1869, but"],
  ])("are wrapped between words in a narrow terminal: cfb %j", async (args, text) => {
    const lines = await shown(args);
    expect(lines.map((line) => line.trim()).join(" ")).toContain(text);
    expect(lines.filter((line) => line.length > 60)).toEqual([]);
  });

  test("keep a suggested command on one line in a narrow terminal, so that you can copy it", async () => {
    const lines = await shown(["games", "2025", "--team", "Ohio State", "--columns", "homeTeam,awayTeam"]);
    expect(lines).toContain('Type: cfb get /games year=2025 "team=Ohio State" --columns homeTeam,awayTeam');
  });

  test("stay on one line in a pipe", async () => {
    const { stderr } = await cfb(["get", "/games", "season=2025"]);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});

const osu = ["get", "/games", "year=2025", "team=OSU"];
const mismatch =
  "notice: `OSU` is an abbreviation. This operation compares schools. Write `Ohio State`.\nnotice: No rows.\n";

/** Returns an environment with a new, empty cache folder. */
const emptyCache = () => ({ XDG_CACHE_HOME: mkdtempSync(join(cfb.folder, "cache-")) });

test("with the sample service, the notice about an abbreviation names the school", async () => {
  expect(await cfb([...osu, "--sample"])).toMatchObject({ code: 0, stdout: "[]\n", stderr: mismatch });
});

test("if the response has rows but none of them fits, the last notice does not say that there are none", async () => {
  const { stdout, stderr } = await cfb(["get", "/ratings/sp", "year=2025", "team=OSU", "--sample"]);
  expect(JSON.parse(stdout)).toMatchObject([{ team: "nationalAverages" }]);
  expect(stderr).toBe(mismatch.replace("No rows.", "No rows fit."));
});

test.each([
  ["/games week=6", "no row matches all parameters (change or leave out `week`)"],
  ["/drives week=6", "no row matches all parameters (change or leave out `week`)"],
  ["/recruiting/players position=XYZ", "`XYZ` is not one of the observed values of `position`. They are `APB`, "],
])(
  "if the sample service has a team's complete season, the notice gives the most likely cause of an empty result: %s",
  async (words, reason) => {
    const { stderr } = await cfb(["get", ...words.split(" "), "year=2025", "team=Iowa", "--sample"]);
    expect(stderr).toMatch(/^notice: No rows\. Most likely: .*\n$/);
    expect(stderr).toContain(reason);
  },
);

test("without a list of names, the notice asks the user to check each name", async () => {
  const { listener } = counting({ quota: 1 });
  await withServer(listener, async (url) => {
    const words = ["get", "/games", "year=2025", "home=Iowa", "away=Ohio St", "--base-url", url];
    const { stderr } = await cfb(words);
    expect(stderr).toContain("Check `Iowa`. `away` compares schools, such as `Ohio State`. Check `Ohio St`.\n");
  });
});

test("for a season that the sample service lacks, the notice does not blame the real service", async () => {
  const { stderr } = await cfb(["get", "/games", "year=1999", "--sample"]);
  expect(stderr).toBe("notice: The sample world has no games of 1999. No conference is complete.\n");
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
    expect(stderr).toContain("`MICH` is an abbreviation. This operation compares schools. Write `Michigan`.");
    // If the response itself is stored, the command does not send a request.
    await at(osu, { env });
    expect(requests).toEqual(["/teams", "/games?team=OSU&year=2025", "/lines?team=MICH&year=2025"]);
  });
});

test("the command does not request a list of names with --no-cache or --quiet, if few calls are left, or for a call without a name", async () => {
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
    expect(stderr).not.toContain("Checking names takes");
  });
  expect(few.requests).toEqual(["/games?team=OSU&year=2025"]);
});

test("the command sends a local service only the call itself, because the service can forward calls to the real one", async () => {
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

test("with --max-calls, an export does not request a list of names", async () => {
  const { requests, listener } = counting();
  await withPublicService(cfb, listener, async (at) => {
    const args = ["export", "/games", "team=OSU", "--years", "2025", "--max-calls", "5"];
    const { stderr } = await at([...args, "--output", join(cfb.folder, "export")], { env: emptyCache() });
    expect(stderr).toContain("`OSU` may be an abbreviation.");
  });
  expect(requests).toEqual(["/games?team=OSU&year=2025"]);
});

test.each([
  [
    "/teams/matchup",
    ["team1=Ohio State", "team2=Michigan", "minYear=2025", "maxYear=2020"],
    "is after `maxYear` 2020.",
  ],
  [
    "/games/schedule",
    ["--years", "2025", "week=16", "seasonType=regular", "conference=B1G"],
    "(change `week` or `seasonType`)",
  ],
])("an export of the one object of %s says why the object's list is empty", async (path, words, reason) => {
  const { stderr } = await cfb([
    "export",
    path,
    ...words,
    "--sample",
    "--yes",
    "--output",
    join(cfb.folder, `one${path}`),
  ]);
  expect(stderr).toContain("notice: No rows fit. Most likely: ");
  expect(stderr).toContain(reason);
});
