import { existsSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inFlags } from "../../src/cli/flag-messages.js";
import { answering, withServer } from "../support/http-server.js";
import { builtCfb } from "./cfb.js";
import { key, runAgainst } from "./services.js";

const cfb = builtCfb();

describe("other spellings of a call are understood, or refused with the line to type", () => {
  test.each([
    [["games"]],
    [["/games?year=2024&team=Ohio%20State"]],
    [["games?year=2024", "team=Ohio State"]],
    [["https://api.collegefootballdata.com/games?year=2024&team=Ohio+State"]],
  ])("cfb get %j", async (words) => {
    const more = words[0] === "games" ? ["year=2024", "team=Ohio State"] : [];
    const { code, stdout } = await cfb(["get", ...words, ...more, "--sample", "--quiet"]);
    const plain = await cfb(["get", "/games", "year=2024", "team=Ohio State", "--sample", "--quiet"]);
    expect([code, stdout]).toEqual([0, plain.stdout]);
    expect(JSON.parse(stdout)).toHaveLength(4);
  });

  test.each([
    [["games", "year=2024"], "games is no command. Type: cfb get /games year=2024"],
    [["getGames", "year=2024", "-f", "csv"], "getGames is no command. Type: cfb get /games year=2024 -f csv"],
    [["games", "--year", "2024"], "games is no command. Type: cfb get /games year=2024"],
    [["/games?year=2024"], "/games?year=2024 is no command. Type: cfb get /games year=2024"],
    [
      ["get", "/games", "--year", "2024", "--team", "Ohio State"],
      "unknown option '--year'\nParameters are given as name=value. Type: cfb get /games year=2024 \"team=Ohio State\"",
    ],
    [
      ["get", "games", "--year=2024", "--limit", "1"],
      "unknown option '--year=2024'\nParameters are given as name=value. Type: cfb get /games year=2024 --limit 1",
    ],
    [
      ["export", "games", "--team", "Texas", "--year", "2024"],
      "unknown option '--team'\nParameters are given as name=value. Type: cfb export /games team=Texas --years 2024",
    ],
  ])("cfb %j", async (args, message) => {
    const { code, stdout, stderr } = await cfb([...args]);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: `cfb: ${message}\n` });
  });

  test.each([
    [["help", "nope"], "nope is no command. See cfb --help."],
    [["help", "exprot"], "exprot is no command. Did you mean export?"],
    [["nope", "--help"], "nope is no command. See cfb --help."],
  ])("cfb %j is an error", async (args, message) => {
    const { code, stdout, stderr } = await cfb(args);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: `cfb: ${message}\n` });
  });
});

describe("an invalid season is refused before a call", () => {
  const none = "takes a season of four digits such as 2024, not";

  test.each([
    [["get", "/games", "year=-1"], `\`year\` ${none} -1.`],
    [["get", "/games", "year=20240"], `\`year\` ${none} 20240.`],
    [["get", "/games", "year=24"], `\`year\` ${none} 24.`],
    [["get", "/coaches", "minYear=24"], `\`minYear\` ${none} 24.`],
    [["export", "/games", "--years", "24"], "--years 24: takes a range such as 2014..2024"],
    [["export", "/games", "--years", "2020..24"], "--years 2020..24: takes a range such as 2014..2024"],
    [["export", "/coaches", "minYear=24"], `\`minYear\` ${none} 24.`],
  ])("cfb %j", async (args, message) => {
    const { code, stdout, stderr, requests } = await runAgainst(cfb, [], args);
    expect({ code, stdout, requests }).toEqual({ code: 2, stdout: "", requests: [] });
    expect(stderr).toContain(message);
  });

  test("in a file of calls, too", async () => {
    const { code, stdout } = await cfb(["plan", "-"], { stdin: "/games year=24\n" });
    expect([code, stdout]).toEqual([2, expect.stringContaining(`\`year\` ${none} 24.`)]);
  });
});

describe("an invalid --base-url is wrong usage, and the message does not repeat its secrets", () => {
  const folder = join(cfb.folder, "never");

  test.each(
    [
      "http://user:s3cret@127.0.0.1:9",
      "http://127.0.0.1:9/?key=s3cret",
      "http://127.0.0.1:9/#s3cret",
      "http://u:s3cret@",
    ].flatMap((address) =>
      [
        ["get", "/venues"],
        ["record", "--all", "--output", folder],
        ["export", "/venues", "--output", folder],
        ["check", "recording.json"],
      ].map((args) => [address, args] as const),
    ),
  )("%s: cfb %j", async (address, args) => {
    const { code, stdout, stderr } = await cfb([...args, "--base-url", address], { env: key });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^cfb: --base-url/);
    expect(stderr).not.toContain("s3cret");
    expect(existsSync(folder)).toBe(false);
  });
});

describe("messages name flags", () => {
  /** The names of the client's options, which the command does not have. */
  const options = /apiKey|baseUrl|concurrency|imeoutMs|maxRetryAfterMs|quotaFloor/;

  test("a service that does not respond, a page, a busy service, a broken key", async () => {
    const gone = await withServer(answering(200, "[]"), async (url) => url);
    const html = { "content-type": "text/html" };
    const ended = [
      await cfb(["get", "/venues", "--base-url", gone], { env: key }),
      await withServer(answering(200, "<html>", html), (url) =>
        cfb(["get", "/venues", "--base-url", url], { env: key }),
      ),
      await runAgainst(cfb, { message: "Too many concurrent requests." }, ["get", "/venues"], { env: key }, 429),
      await cfb(["get", "/venues"], { env: { CFB_API_KEY: "two words" } }),
    ];
    expect(ended.map(({ code }) => code)).toEqual([4, 4, 3, 3]);
    for (const { stderr } of ended) expect(stderr).not.toMatch(options);
    expect(ended[0]?.stderr).toContain("Check the network and --base-url.");
    expect(ended[1]?.stderr).toContain("check --base-url:");
    expect(ended[2]?.stderr).toMatch(/Ask again later\.\n$/);
  }, 20_000);

  test("messages of export and record name flags, too", async () => {
    const folder = mkdtempSync(join(cfb.folder, "words-"));
    const gone = await withServer(answering(200, "[]"), async (url) => url);
    for (const args of [
      ["export", "/games", "--years", "2024", "--output", join(folder, "export")],
      ["record", "--all", "--max-calls", "1", "--output", join(folder, "record")],
    ]) {
      const { code, stderr } = await cfb([...args, "--base-url", gone], { env: key });
      expect([code, stderr]).toEqual([
        expect.any(Number),
        expect.stringContaining("Check the network and --base-url."),
      ]);
      expect(stderr).not.toMatch(options);
    }
  }, 20_000);

  test.each([
    ["No answer within 5 ms. Raise `timeoutMs`, or ask for less.", "No answer within 5 ms. Ask for less."],
    ["It is busy. Ask again later, or lower `concurrency`.", "It is busy. Ask again later."],
    [
      "Get one at example.org and pass it as `apiKey`.",
      "Get one at example.org and set CFB_API_KEY, or give --key-file.",
    ],
  ])("%s", (message, words) => {
    expect(inFlags(message)).toBe(words);
  });
});
