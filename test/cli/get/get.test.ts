import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../scripts/run.js";
import { answering, withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { asking, key } from "../services.js";

const cfb = builtCfb();

describe("asking", () => {
  test("with --sample the sample service responds, without a key", async () => {
    const { code, stdout } = await cfb(["get", "/games", "year=2024", "team=Ohio State", "--sample"]);
    const games = JSON.parse(stdout) as { homeTeam: string; awayTeam: string }[];
    expect(code).toBe(0);
    expect(games).toHaveLength(4);
    expect(games.every(({ homeTeam, awayTeam }) => [homeTeam, awayTeam].includes("Ohio State"))).toBe(true);
  });

  test("an operationId and a path without its slash are good, too", async () => {
    const [first, second] = await Promise.all([
      cfb(["get", "getGames", "year=2024", "--sample", "--quiet"]),
      cfb(["get", "games", "year=2024", "--sample", "--quiet"]),
    ]);
    expect(JSON.parse(first?.stdout ?? "")).toHaveLength(11);
    expect(second?.stdout).toBe(first?.stdout);
    expect(first?.stderr).toBe("");
  });

  test("the key goes to the service that is named, from the environment or a file, and what is left is told", async () => {
    const file = join(cfb.folder, "key.txt");
    writeFileSync(file, "a-key-in-a-file\n");
    const fromEnvironment = await asking(cfb, [], ["get", "/games", "year=2024", "team=Ohio State"]);
    const fromFile = await asking(cfb, [], ["get", "/games", "year=2024", "--key-file", file], {});
    const [asked, ...more] = fromEnvironment.asked;
    const { pathname, searchParams } = new URL(asked?.url ?? "", "http://localhost");
    expect([pathname, Object.fromEntries(searchParams)]).toEqual(["/games", { year: "2024", team: "Ohio State" }]);
    expect([asked?.authorization, more]).toEqual(["Bearer a-key-of-mine", []]);
    expect(fromFile.asked[0]?.authorization).toBe("Bearer a-key-in-a-file");
    expect(fromEnvironment.stderr).toContain("998 calls are left this month");
  });

  test("another host is not asked without a key", async () => {
    const { code, stderr } = await cfb(["get", "/venues", "--base-url", "https://example.org"]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "cfb: example.org needs a key: set CFB_API_KEY or give --key-file\n",
    });
  });
});

describe("a response without rows", () => {
  test.each([
    [["/games", "year=2024", "team=Ohio Stat"], 'year=2024 team="Ohio Stat". Did you mean team="Ohio State"?'],
    [["/roster", "year=2024", "team=texs"], "year=2024 team=texs. Did you mean team=Texas?"],
    [["/drives", "year=2019", "conference=Big Ten"], 'conference="Big Ten". Did you mean conference=B1G?'],
    [["/games", "year=1999", "team=Texas"], "/games year=1999 team=Texas.\n"],
  ])("cfb get %j names the call and the nearest name", async (args, words) => {
    const { code, stdout, stderr, asked } = await asking(cfb, [], ["get", ...args]);
    expect({ code, stdout, calls: asked.length }).toEqual({ code: 0, stdout: "[]\n", calls: 1 });
    expect(stderr).toContain(`No rows for ${args[0]} `);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain("sample");
  });

  test("from the sample service says where to see what it covers", async () => {
    const { code, stderr } = await cfb(["get", "/games", "year=1999", "--sample"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("No rows for /games year=1999.") });
    expect(stderr).toContain("`cfb operations --sample`");
  });
});

describe("a response that differs from the document", () => {
  const venue = { id: 1, name: "Ohio Stadium", city: "Columbus", state: "OH", zip: "43210", countryCode: "US" };
  const rest = {
    timezone: null,
    latitude: null,
    longitude: null,
    elevation: null,
    capacity: 1,
    constructionYear: 1922,
  };
  const rows = [1, 2].map((id) => ({ ...venue, ...rest, id, grass: false, dome: false }));

  test("is named in one line on stderr, and shown as it came", async () => {
    const [first, second] = rows;
    const body = [
      { ...first, roof: "open" },
      { ...second, roof: null, capacity: "many" },
    ];
    const { code, stdout, stderr } = await asking(cfb, body, ["get", "/venues"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(body);
    const lines = stderr.split("\n").filter((line) => line.includes("differs from the document"));
    expect(lines).toEqual([
      '/venues differs from the document: /*/roof is new (2 times); /*/capacity is "many", not 32-bit integer or null.',
    ]);
    const quiet = await asking(cfb, body, ["get", "/venues", "--quiet"]);
    expect(quiet.stderr).toBe("");
  });

  test("is named without a key that it repeats", async () => {
    const body = [{ ...rows[0], capacity: `Bearer ${key.CFB_API_KEY}` }];
    const { stderr } = await asking(cfb, body, ["get", "/venues"]);
    expect(stderr).toContain('/*/capacity is "Bearer [key]", not 32-bit integer or null');
  });

  test("one that fits is not named", async () => {
    const { stderr } = await asking(cfb, rows, ["get", "/venues"]);
    expect(stderr).not.toContain("differs");
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
    [["/games", "year=2024", "--format", "cvs"], "table, json, ndjson, csv, parquet"],
    [["/games", "year=2024", "--key-file", "/no/such/file"], "/no/such/file"],
  ])("cfb get %j", async (args, reason) => {
    const { code, stdout, stderr, asked } = await asking(cfb, [], ["get", ...args]);
    expect({ code, stdout, asked }).toEqual({ code: 2, stdout: "", asked: [] });
    expect(stderr).toContain(reason);
  });
});

describe("how it ends", () => {
  test.each([
    [401, { message: "Unauthorized" }, 3],
    [401, { message: "Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher." }, 3],
    [429, { message: "Monthly call quota exceeded." }, 5],
  ])("a %i %j ends with %i", async (status, body, exitCode) => {
    const { code, stdout, stderr } = await asking(cfb, body, ["get", "/games", "year=2024"], { env: key }, status);
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
        `set -o pipefail; "$0" "$1" get /games year=2024 --quiet --base-url ${url} | head -n 2`,
        process.execPath,
        join(cfb.folder, "cli.js"),
      ]),
    );
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: "[\n  {\n", stderr: "" });
  });

  test("nothing listening ends with 4", async () => {
    const gone = await withServer(answering(200, "[]"), async (url) => url);
    const { code, stderr } = await cfb(["get", "/venues", "--base-url", gone], { env: key });
    expect({ code, stderr }).toEqual({ code: 4, stderr: expect.stringContaining(`No response from ${gone}`) });
  }, 15_000);
});
