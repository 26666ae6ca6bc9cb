import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../scripts/run.js";
import { respondWith, withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { key, runAgainst } from "../services.js";

const cfb = builtCfb();

describe("a call", () => {
  test("with --sample goes to the sample service, without a key", async () => {
    const { code, stdout } = await cfb(["get", "/games", "year=2024", "team=Ohio State", "--sample"]);
    const games = JSON.parse(stdout) as { homeTeam: string; awayTeam: string }[];
    expect(code).toBe(0);
    expect(games).toHaveLength(4);
    expect(games.every(({ homeTeam, awayTeam }) => [homeTeam, awayTeam].includes("Ohio State"))).toBe(true);
  });

  test("takes an operationId, or a path without its leading slash", async () => {
    const [first, second] = await Promise.all([
      cfb(["get", "getGames", "year=2024", "--sample", "--quiet"]),
      cfb(["get", "games", "year=2024", "--sample", "--quiet"]),
    ]);
    expect(JSON.parse(first?.stdout ?? "")).toHaveLength(11);
    expect(second?.stdout).toBe(first?.stdout);
    expect(first?.stderr).toBe("");
  });

  test("sends the key from the environment or a file, and prints the remaining calls", async () => {
    const file = join(cfb.folder, "key.txt");
    writeFileSync(file, "a-key-in-a-file\n");
    const fromEnvironment = await runAgainst(cfb, [], ["get", "/games", "year=2024", "team=Ohio State", "--no-cache"]);
    const fromFile = await runAgainst(cfb, [], ["get", "/games", "year=2024"], {
      env: { CFB_API_KEY_FILE: file },
    });
    const [requests, ...more] = fromEnvironment.requests;
    const { pathname, searchParams } = new URL(requests?.url ?? "", "http://localhost");
    expect([pathname, Object.fromEntries(searchParams)]).toEqual(["/games", { year: "2024", team: "Ohio State" }]);
    expect([requests?.authorization, more]).toEqual(["Bearer a-key-of-mine", []]);
    expect(fromFile.requests[0]?.authorization).toBe("Bearer a-key-in-a-file");
    expect(fromEnvironment.stderr).toContain("998 calls are left this month");
  });

  test("needs a key for another host", async () => {
    const { code, stderr } = await cfb(["get", "/venues", "--base-url", "https://example.org"]);
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: "cfb: example.org needs a key: set CFB_API_KEY\n",
    });
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

  test("is reported in one line on stderr, and printed unchanged", async () => {
    const [first, second] = rows;
    const body = [
      { ...first, roof: "open" },
      { ...second, roof: null, capacity: "many" },
    ];
    const { code, stdout, stderr } = await runAgainst(cfb, body, ["get", "/venues"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(body);
    const lines = stderr.split("\n").filter((line) => line.includes("differs from the document"));
    expect(lines).toEqual([
      'notice: /venues differs from the document: /*/roof is new (2 times); /*/capacity is "many", not 32-bit integer or null.',
    ]);
    const quiet = await runAgainst(cfb, body, ["get", "/venues", "--quiet"]);
    expect(quiet.stderr).toBe("");
  });

  test("is reported without the key that it contains", async () => {
    const body = [{ ...rows[0], capacity: `Bearer ${key.CFB_API_KEY}` }];
    const { stderr } = await runAgainst(cfb, body, ["get", "/venues"]);
    expect(stderr).toContain('/*/capacity is "Bearer [key]", not 32-bit integer or null');
  });

  test("is not reported if it fits the document", async () => {
    const { stderr } = await runAgainst(cfb, rows, ["get", "/venues"]);
    expect(stderr).not.toContain("differs");
  });
});

describe("the exit code", () => {
  test.each([
    [401, { message: "Unauthorized" }, 3],
    [401, { message: "Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher." }, 3],
    [429, { message: "Monthly call quota exceeded." }, 5],
  ])("for a %i %j is %i", async (status, body, exitCode) => {
    const { code, stdout, stderr } = await runAgainst(cfb, body, ["get", "/games", "year=2024"], { env: key }, status);
    expect({ code, stdout }).toEqual({ code: exitCode, stdout: "" });
    expect(stderr).toMatch(/^cfb: /);
    expect(stderr).not.toContain(key.CFB_API_KEY);
  });

  test("for a page instead of JSON is 4", async () => {
    const { code } = await withServer(respondWith(200, "<html>", { "content-type": "text/html" }), (url) =>
      cfb(["get", "/venues", "--base-url", url], { env: key }),
    );
    expect(code).toBe(4);
  });

  test("after Ctrl+C during a call is 130", async () => {
    let child: { kill(signal: NodeJS.Signals): boolean } | undefined;
    const { code, stdout, stderr } = await withServer(
      () => child?.kill("SIGINT"),
      (url) => cfb.start(["get", "/venues", "--base-url", url], { env: key, onStart: (started) => (child = started) }),
    );
    expect({ code, stdout, stderr }).toEqual({ code: 130, stdout: "", stderr: "cfb: interrupted\n" });
  });

  test("is 0 if the reader closes the pipe early", async () => {
    const rows = Array.from({ length: 5_000 }, () => ({ homeTeam: "Ohio State" }));
    const { code, stdout, stderr } = await withServer(respondWith(200, JSON.stringify(rows)), (url) =>
      run("bash", [
        "-c",
        `set -o pipefail; "$0" "$1" get /games year=2024 --quiet --base-url ${url} | head -n 2`,
        process.execPath,
        cfb.cli,
      ]),
    );
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: "[\n  {\n", stderr: "" });
  });

  test("for a refused connection is 4", async () => {
    const gone = await withServer(respondWith(200, "[]"), async (url) => url);
    const { code, stderr } = await cfb(["get", "/venues", "--base-url", gone], { env: key });
    expect({ code, stderr }).toEqual({ code: 4, stderr: expect.stringContaining(`No response from ${gone}`) });
  });
});
