import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { counting, key } from "../services.js";

const cfb = builtCfb();

test.each([
  ["get /games year 2025", "year: parameters are given as name=value, such as year=2025"],
  ["get /games year= 2025", "2025: parameters are given as name=value, such as year=2025"],
  ["get /games year=2025 week 1", "week: parameters are given as name=value, such as week=1"],
  ["get /games team Ohio State", 'team: parameters are given as name=value, such as "team=Ohio State"'],
  ["get /games team= Ohio State", 'Ohio: parameters are given as name=value, such as "team=Ohio State"'],
  ["get /games team=Iowa week", "week: parameters are given as name=value, such as week=…"],
  [
    "get /recruiting/players team=ohio state year=2025",
    'state: parameters are given as name=value, such as "team=ohio state"',
  ],
  [
    "get /games team=Iowa conference Big Ten",
    'conference: parameters are given as name=value, such as "conference=Big Ten"',
  ],
  ["get /games seasonType=regular team Iowa", "team: parameters are given as name=value, such as team=Iowa"],
  ["get /games year 2025 and team=Iowa", "year: parameters are given as name=value, such as year=2025"],
  ["get /games year=2025 Iowa", "Iowa: parameters are given as name=value, such as year=2024"],
  ["get /games year= ", 'cfb: "": parameters are given as name=value, such as year=…'],
  ["get /games 2025", "2025: parameters are given as name=value, such as year=2025"],
  ["get /games year=2025 team=Ohio State", 'State: parameters are given as name=value, such as "team=Ohio State"'],
  ["get /games --season 2025", "Type: cfb get /games year=2025"],
  ["export games --season 2025", "Type: cfb export /games --years 2025"],
  ["export /games year=2025", "year=2025: give it by --years alone: --years 2025"],
  ["games 2025", "games is not a command. Type: cfb get /games year=2025"],
  ["help watch", "watch is not a command: a script watches, with a key of tier 1."],
  ["watch /scorebord", "the document does not have /scorebord. Did you mean /scoreboard?"],
])("cfb %s: %s", async (line, message) => {
  const { code, stdout, stderr } = await cfb(line.split(" "));
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: expect.stringContaining(message) });
  expect(stderr).not.toContain("--version");
});

test("the script that watches has the query that was typed", async () => {
  const { stderr } = await cfb(["watch", "games", "year=2025", "team=Ohio State", "--sample"]);
  expect(stderr).toContain('cfb.watch("/games", {"year":2025,"team":"Ohio State"})');
  expect(stderr).toContain('createClient({ apiKey: "sample", fetch: createSampleService() })');
  expect(stderr).not.toContain("CFB_API_KEY");
  const live = await cfb(["watch", "/scoreboard", "--sample"]);
  expect(live.stderr).toContain("a script watches. Save this");
});

test.each([
  ["/scoreboard --key-file k", '"/scoreboard"'],
  ["--key-file k", '"/scoreboard"'],
  ["--key-file=k -f json games year=2025 --limit 5", '"/games", {"year":2025}'],
  ["/scoreboard --classification fbs", '"/scoreboard", {"classification":"fbs"}'],
  ["--season=2025 games --sample", '"/games", {"year":2025}'],
])("cfb watch %s: an option of get is left out with its value, any other flag is a parameter", async (line, call) => {
  const { code, stderr } = await cfb(["watch", ...line.split(" ")]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`cfb.watch(${call})`)]);
});

test("an export without a call left says where the quota is shown", async () => {
  await withServer(counting({ quota: 0 }).listener, async (url) => {
    const { code, stderr } = await cfb(["export", "/games", "--years", "2025", "--base-url", url], { env: key });
    expect(code).toBe(5);
    expect(stderr).toContain("this month's quota does not suffice: `cfb get /info` shows when it returns");
  });
});
