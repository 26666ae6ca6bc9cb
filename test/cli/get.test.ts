import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { answering, withServer } from "../http.js";
import { run } from "../scripts/run.js";
import { builtCfb } from "./cfb.js";
import { onTerminal, visible } from "./terminal.js";

const cfb = builtCfb();
const key = { CFB_API_KEY: "a-key-of-mine" };

/** A service that answers every request alike; what it was asked is kept. */
async function asking(
  body: unknown,
  args: (url: string) => string[],
  options: Parameters<typeof cfb>[1] = { env: key },
  status = 200,
) {
  const asked: { url: string; authorization: string | undefined }[] = [];
  const answer = answering(status, JSON.stringify(body), { "x-calllimit-remaining": "998" });
  const ended = await withServer(
    (request, response) => {
      asked.push({ url: request.url ?? "", authorization: request.headers.authorization });
      answer(request, response);
    },
    (url) => cfb([...args(url), "--base-url", url], options),
  );
  return { ...ended, asked };
}

const hostile = { homeTeam: "\x1b[2J\x1b]0;owned\x07\u202eevil", notes: "=HYPERLINK(1)", homePoints: -3 };

describe("asking", () => {
  test("without a key the sample service answers, and stderr says so", async () => {
    const { code, stdout, stderr } = await cfb(["get", "/games", "year=2024", "team=Ohio State"]);
    const games = JSON.parse(stdout) as { homeTeam: string; awayTeam: string }[];
    expect(code).toBe(0);
    expect(games).toHaveLength(4);
    expect(games.every(({ homeTeam, awayTeam }) => [homeTeam, awayTeam].includes("Ohio State"))).toBe(true);
    expect(stderr).toContain("No CFB_API_KEY: asking the sample service");
  });

  test("an operationId and a path without its slash are good, too", async () => {
    const [first, second] = await Promise.all([
      cfb(["get", "getGames", "year=2024", "--quiet"]),
      cfb(["get", "games", "year=2024", "--quiet"]),
    ]);
    expect(JSON.parse(first?.stdout ?? "")).toHaveLength(11);
    expect(second?.stdout).toBe(first?.stdout);
    expect(first?.stderr).toBe("");
  });

  test("the key goes to the service that is named, from the environment or a file, and what is left is told", async () => {
    const file = join(cfb.folder, "key.txt");
    writeFileSync(file, "a-key-in-a-file\n");
    const fromEnvironment = await asking([], () => ["get", "/games", "year=2024", "team=Ohio State"]);
    const fromFile = await asking([], () => ["get", "/games", "year=2024", "--key-file", file], {});
    expect(fromEnvironment.asked).toEqual([
      { url: "/games?year=2024&team=Ohio%20State", authorization: "Bearer a-key-of-mine" },
    ]);
    expect(fromFile.asked[0]?.authorization).toBe("Bearer a-key-in-a-file");
    expect(fromEnvironment.stderr).toContain("998 calls are left this month");
  });

  test("another host is not asked without a key", async () => {
    const { code, stderr } = await cfb(["get", "/venues", "--base-url", "https://example.org"]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "cfb: asking example.org needs a key: set CFB_API_KEY or give --key-file\n",
    });
  });
});

describe("wrong usage ends with 2, names the nearest right one, and asks nothing", () => {
  test.each([
    [["/gmaes", "year=2024"], "Did you mean /games?"],
    [["getGame"], "Did you mean getGames?"],
    [["/games", "yaer=2024"], "did you mean `year`?"],
    [["/games", "year=twenty"], 'takes a number, not "twenty"'],
    [["/games", "team=Texas"], "Give `year` or `id`."],
    [["/player/usage", "year=2024", "excludeGarbageTime=yes"], 'takes a boolean, not "yes"'],
    [["/games", "2024"], "2024: parameters are given as name=value"],
    [["/games", "year=2024", "year=2023"], "year is given twice"],
    [["/games", "year=2024", "--columns", "hometeam,awayTeam"], "Did you mean homeTeam?"],
    [["/games", "year=2024", "--limit", "0"], "--limit 0: takes a whole number from 1 up"],
    [["/games", "year=2024", "--fromat", "csv"], "Did you mean --format?"],
    [["/games", "year=2024", "--format", "cvs"], "table, json, ndjson, csv"],
    [["/games", "year=2024", "--key-file", "/no/such/file"], "/no/such/file"],
  ])("cfb get %j", async (args, reason) => {
    const { code, stdout, stderr, asked } = await asking([], () => ["get", ...args]);
    expect({ code, stdout, asked }).toEqual({ code: 2, stdout: "", asked: [] });
    expect(stderr).toContain(reason);
  });
});

describe("formats", () => {
  const args = ["get", "/games", "year=2024", "team=Ohio State", "--quiet"];

  test("CSV follows RFC 4180: dotted columns, CRLF, lists as JSON text, nothing for null", async () => {
    const { stdout } = await cfb([
      ...args,
      "--format",
      "csv",
      "--columns",
      "id,homeTeam,homeLineScores,playoff.round,highlights",
    ]);
    const lines = stdout.split("\r\n");
    expect(lines[0]).toBe("id,homeTeam,homeLineScores,playoff.round,highlights");
    expect(lines[1]).toMatch(/^\d+,Ohio State,"\[\d+,\d+,\d+,\d+\]",first_round,$/);
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toBe("");
  });

  test("CSV is safe to open: text is neutralised, numbers stay numbers", async () => {
    const rows = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", '=a,"b"', "plain", "\n=1"].map((notes) => ({
      notes,
      homePoints: -3,
    }));
    const { stdout } = await asking(rows, () => [
      "get",
      "/games",
      "year=2024",
      "--format",
      "csv",
      "--columns",
      "notes,homePoints",
    ]);
    expect(stdout.split("\r\n")).toEqual([
      "notes,homePoints",
      "'=1+1,-3",
      "'+1,-3",
      "'-1,-3",
      "'@SUM(A1),-3",
      "'\t=1,-3",
      `"'=a,""b""",-3`,
      "plain,-3",
      `"'\n=1",-3`,
      "",
    ]);
  });

  test("a column that the document does not know is kept, after those that it does", async () => {
    const { stdout } = await asking([{ id: 1, brandNew: { deep: true } }], () => [
      "get",
      "/games",
      "year=2024",
      "--format",
      "csv",
    ]);
    const [head = "", row = ""] = stdout.split("\r\n");
    expect(head).toMatch(/^id,season,week,.*,brandNew\.deep$/);
    expect(row).toMatch(/^1,.*,true$/);
  });

  test("NDJSON is a row a line; --limit and --columns keep what was chosen, nested as it was", async () => {
    const { stdout } = await cfb([
      ...args,
      "--format",
      "ndjson",
      "--limit",
      "2",
      "--columns",
      "homeTeam,playoff.round",
    ]);
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { homeTeam: "Ohio State", playoff: { round: "first_round" } },
      { homeTeam: "Oregon", playoff: { round: "quarterfinal" } },
    ]);
  });

  test("what a hostile service sends cannot move a cursor", async () => {
    const ask = (format: string) =>
      asking([hostile], () => ["get", "/games", "year=2024", "--format", format, "--columns", "homeTeam"]);
    const [table, json] = await Promise.all([ask("table"), ask("json")]);
    expect(table?.stdout).toContain("\\x1b[2J\\x1b]0;owned\\x07\\u202eevil");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there.
    for (const { stdout } of [table, json]) expect(stdout).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    expect(JSON.parse(json?.stdout ?? "")).toEqual([{ homeTeam: hostile.homeTeam }]);
  });

  test("--output takes the format from the ending and writes the file whole", async () => {
    const file = join(cfb.folder, "new/folder/games.csv");
    const { code, stdout, stderr } = await cfb(["get", "/games", "year=2024", "--output", file]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
    expect(stderr).toContain(`11 rows in ${file} (csv).`);
    expect(readFileSync(file, "utf8").split("\r\n")).toHaveLength(13);
    expect(readdirSync(join(cfb.folder, "new/folder"))).toEqual(["games.csv"]);
  });

  test("a place that cannot be written to is named, and nothing is left behind", async () => {
    mkdirSync(join(cfb.folder, "taken/games.json/inside"), { recursive: true });
    const file = join(cfb.folder, "taken/games.json");
    const { code, stderr } = await cfb(["get", "/games", "year=2024", "--output", file]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("taken/games.json") });
    expect(readdirSync(join(cfb.folder, "taken"))).toEqual(["games.json"]);
  });
});

describe("on a terminal", () => {
  test.each([120, 80, 40])("%i columns wide a table fits, and what is hidden is named", async (columns) => {
    const { code, lines } = await onTerminal(cfb.folder, columns, ["get", "/games", "year=2024"]);
    const table = lines.map(visible).filter((line) => !line.startsWith("No CFB_API_KEY"));
    expect(code).toBe(0);
    expect(table.filter((line) => line.length > columns)).toEqual([]);
    expect(table.join("\n")).toMatch(/homeTeam +.*awayTeam/);
    expect(table.join("\n")).toMatch(/\d+ more for want of room, see --columns:.*\bvenueId\b/s);
    expect(table.filter((line) => line.startsWith("Texas") || / Texas /.test(line)).length).toBeGreaterThan(0);
  });

  test("a single thing is written a field a line, and its lists as tables", async () => {
    const { lines } = await onTerminal(cfb.folder, 80, ["get", "/game/box/advanced", "id=402400011"]);
    const text = lines.map(visible);
    expect(text).toContain("gameInfo.homeTeam     Notre Dame");
    expect(text).toContain("teams.havoc");
    expect(text).toContain("Ohio State  0.173       0.115  0.058");
  });

  test("NO_COLOR turns off every escape sequence", async () => {
    const [plain, bold] = await Promise.all(
      ["1", ""].map((off) => onTerminal(cfb.folder, 80, ["get", "/info"], { NO_COLOR: off })),
    );
    expect(plain?.lines.join("")).not.toContain("\x1b");
    expect(bold?.lines.join("")).toContain("\x1b[1mtierName\x1b[22m");
  });
});

describe("how it ends", () => {
  test.each([
    [401, { message: "Unauthorized" }, 3],
    [401, { message: "Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher." }, 3],
    [404, { message: "Coach not found" }, 3],
    [429, { message: "Monthly call quota exceeded." }, 5],
  ])("a %i %j ends with %i", async (status, body, exitCode) => {
    const { code, stdout, stderr } = await asking(body, () => ["get", "/games", "year=2024"], { env: key }, status);
    expect({ code, stdout }).toEqual({ code: exitCode, stdout: "" });
    expect(stderr).toMatch(/^cfb: /);
    expect(stderr).not.toContain(key.CFB_API_KEY);
  });

  test("a page instead of JSON ends with 4", async () => {
    const { code } = await withServer(answering(200, "<html>", { "content-type": "text/html" }), (url) =>
      cfb(["get", "/venues", "--base-url", url], { env: key }),
    );
    expect(code).toBe(4);
  });

  test("Ctrl+C ends a call in flight with 130", async () => {
    let child: { kill(signal: NodeJS.Signals): boolean } | undefined;
    const { code, stdout, stderr } = await withServer(
      () => child?.kill("SIGINT"),
      (url) => cfb(["get", "/venues", "--base-url", url], { env: key, onStart: (started) => (child = started) }),
    );
    expect({ code, stdout, stderr }).toEqual({ code: 130, stdout: "", stderr: "cfb: interrupted\n" });
  });

  test("a reader that has seen enough is no error", async () => {
    const rows = Array.from({ length: 5_000 }, () => ({ homeTeam: "Ohio State" }));
    const { code, stdout, stderr } = await withServer(answering(200, JSON.stringify(rows)), (url) =>
      run("bash", [
        "-c",
        `set -o pipefail; "$0" "$1" get /games year=2024 --base-url ${url} | head -n 2`,
        process.execPath,
        join(cfb.folder, "cli.js"),
      ]),
    );
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: "[\n  {\n", stderr: "" });
  });

  test("nothing listening ends with 4", async () => {
    const gone = await withServer(answering(200, "[]"), async (url) => url);
    const { code, stderr } = await cfb(["get", "/venues", "--base-url", gone], { env: key });
    expect({ code, stderr }).toEqual({ code: 4, stderr: expect.stringContaining(`No answer from ${gone}`) });
  }, 15_000);
});
