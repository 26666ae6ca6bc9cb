import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wordsOf } from "../../../src/cli/session/words.js";
import { createClient } from "../../../src/index.js";
import { rejection } from "../../support/client-with-fetch.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { counting, key } from "../services.js";

const cfb = builtCfb();

// Each row is a line that users type after `cfb`, and its message. If the message begins with …, other text can come before and after it.
const table = `
# Unknown commands, options and operations, with the nearest one or a corrected line
gte /games                                        → gte is not a command. Did you mean get?
exprot                                            → exprot is not a command. Did you mean export?
recrod calls.txt                                  → recrod is not a command. Did you mean record?
help exprot                                       → exprot is not a command. Did you mean export?
help nope                                         → nope is not a command. See cfb --help.
nope --help                                       → nope is not a command. See cfb --help.
games --foo                                       → games is not a command. See cfb --help.
games year=2024                                   → games is not a command. Type: cfb get /games year=2024
games 2025                                        → games is not a command. Type: cfb get /games year=2025
getGames year=2024 -f csv                         → getGames is not a command. Type: cfb get /games year=2024 -f csv
games --year 2024                                 → games is not a command. Type: cfb get /games year=2024
/games?year=2024                                  → /games?year=2024 is not a command. Type: cfb get /games year=2024
records year=2024                                 → records is not a command. Type: cfb get /records year=2024
gmaes year=2024                                   → gmaes is not a command. Type: cfb get /games year=2024
/gmaes                                            → /gmaes is not a command. Type: cfb get /games
--sample games year=2024                          → unknown option '--sample'\\nType: cfb get /games --sample year=2024
get /games year=2024 --fromat csv                 → …Did you mean --format?
get /games --quite                                → …Did you mean --quiet?
get games year=2024 --sampel                      → unknown option '--sampel'\\n(Did you mean --sample?)
get games --foo                                   → unknown option '--foo'
get games --foo 1 --year 2024                     → unknown option '--foo'
get /games --year 2024 --team 'Ohio State'        → unknown option '--year'\\nWrite parameters as name=value. Type: cfb get /games year=2024 "team=Ohio State"
get games --year=2024 --limit 1                   → unknown option '--year=2024'\\nWrite parameters as name=value. Type: cfb get /games year=2024 --limit 1
get --sample games --year 2024                    → unknown option '--year'\\nWrite parameters as name=value. Type: cfb get /games --sample year=2024
get --year 2024 games                             → unknown option '--year'\\nWrite parameters as name=value. Type: cfb get /games year=2024
get gmaes --year 2024                             → unknown option '--year'\\nWrite parameters as name=value. Type: cfb get /games year=2024
get /games --season 2025                          → unknown option '--season'\\nWrite parameters as name=value. Type: cfb get /games year=2025
export games --team Texas --year 2024             → unknown option '--team'\\nWrite parameters as name=value. Type: cfb export /games team=Texas --years 2024
export games --season 2025                        → unknown option '--season'\\nWrite parameters as name=value. Type: cfb export /games --years 2025
get /games year=2025 --season 2024                → unknown option '--season'\\nWrite parameters as name=value. Give one of year=2025 and year=2024.
export /games -y 2024 --season 2023               → unknown option '--season'\\nWrite parameters as name=value. Give one of -y 2024 and --years 2023.
get /gmaes year=2024                              → the document does not have /gmaes. Did you mean /games?
get getGame                                       → the document does not have getGame. Did you mean getGames?
get getSp year=2024                               → the document does not have getSp. Did you mean getSpRatings?
get GETSP year=2024                               → the document does not have GETSP. Did you mean getSpRatings?
get /ratings/s year=2024                          → the document does not have /ratings/s. Did you mean /ratings/sp?
get ratings/sp/c year=2024                        → the document does not have ratings/sp/c. Did you mean /ratings/sp/conferences?
get /wepa/pl year=2024                            → the document does not have /wepa/pl. Did you mean /wepa/players/passing, /wepa/players/rushing or /wepa/players/kicking?
get getPlayer year=2024                           → the document does not have getPlayer. \`cfb operations getPlayer\` lists the names that begin with it.
get /                                             → the document does not have /. \`cfb operations\` lists them all.
get standings                                     → the document does not have standings. Did you mean /records or /teams/ats?
get /standings year=2025                          → the document does not have /standings. Did you mean /records or /teams/ats?
get getStandings                                  → the document does not have getStandings. Did you mean /records or /teams/ats?
get head coach team=Iowa                          → the document does not have head coach. Did you mean /coaches, /coaches/profile or /coaches/seasons?
get "depth chart"                                 → the document does not have depth chart. Did you mean /roster?
get injuries                                      → the document does not have injuries. \`cfb operations\` lists them all.
get data                                          → the document does not have data. \`cfb operations\` lists them all.
get ratings/spp                                   → the document does not have ratings/spp. Did you mean /ratings/sp?
plan odds year=2025                               → the document does not have odds. Did you mean /lines?
export transfers --years 2024                     → the document does not have transfers. Did you mean /player/portal?
standings year=2025                               → standings is not a command. Type: cfb get /records year=2025
polls                                             → polls is not a command. Type: cfb get /rankings
plan gmaes year=2024                              → the document does not have gmaes. Did you mean /games?
operations getGamez                               → …Did you mean getGames?
operations xyzzy                                  → …no operation matches xyzzy. \`cfb operations\` lists them all.
help watch                                        → …watch is not a command: a script watches, with a key of tier 1.
watch /scorebord                                  → …the document does not have /scorebord. Did you mean /scoreboard?
completion tcsh                                   → …bash, zsh, fish
cache empty                                       → cfb cache empty: unknown action. \`cfb cache\` shows the cache, and \`cfb cache clear\` empties it.

# Options of earlier versions or of other commands, with what to do instead
get /games year=2024 --dry-run                    → unknown option '--dry-run'\\n\`cfb plan\` prints a call's cost and does not send it.
get /games year=2024 --key-file=k                 → …CFB_API_KEY_FILE
mcp --key-file k                                  → …CFB_API_KEY_FILE
record calls.txt -o out --refresh                 → …To record again, name a new folder with --output.
plan calls.txt --format json                      → …\`cfb.plan\` returns the cost
operations --measures                             → …docs/measures.md
plan calls.txt -f json                            → …\`cfb.plan\` returns the cost
plan calls.txt -o out                             → …\`cfb record --max-calls 0\` does not send metered calls. It counts the calls
check -q x                                        → unknown option '-q'\\nLeave it out: a progress bar shows only on a terminal.
mcp --sample --now 2025-01-21                     → unknown option '--now'\\nStart \`cfb serve\` with it, and \`cfb mcp\` with --base-url http://127.0.0.1:8085 instead of --sample.
get /scoreboard --sample --now=2025-01-21         → …Start \`cfb serve\` with it, and \`cfb get\`
mcp -q                                            → …hosts put stderr into a log
record calls.txt -o out --force                   → …To record again, name a new folder with --output.
export /games --years 2024 -o out --keep-history  → …Use --keep, which writes a folder for each day.
operations --sample games                         → …--sample shows what the sample world has, for all operations
check --quiet x                                   → unknown option '--quiet'\\nLeave it out: a progress bar shows only on a terminal.

# Parameters
get /games year 2025                              → …year: write parameters as name=value, such as year=2025
get /games year= 2025                             → …2025: write parameters as name=value, such as year=2025
get /games 2025                                   → …2025: write parameters as name=value, such as year=2025
get /games year=2025 week 1                       → …week: write parameters as name=value, such as week=1
get /games team Ohio State                        → …team: write parameters as name=value, such as "team=Ohio State"
get /games team= Ohio State                       → …Ohio: write parameters as name=value, such as "team=Ohio State"
get /games year=2025 team=Ohio State              → …State: write parameters as name=value, such as "team=Ohio State"
get /recruiting/players team=ohio state year=2025 → …state: write parameters as name=value, such as "team=ohio state"
get /games team=Iowa conference Big Ten           → …conference: write parameters as name=value, such as "conference=Big Ten"
get /games team=Iowa week                         → …week: write parameters as name=value, such as week=…
get /games seasonType=regular team Iowa           → …team: write parameters as name=value, such as team=Iowa
get /games year 2025 and team=Iowa                → …year: write parameters as name=value, such as year=2025
get /games year=2025 Iowa                         → …Iowa: write parameters as name=value, such as year=2024
get /games year= ''                               → …"": write parameters as name=value, such as year=…
get /games year=2024 year=2023                    → …year is given twice
get /games yaer=2024                              → …Did you mean \`year\`?
get /games year=twenty                            → …takes a number, not "twenty"
get /games team=Texas                             → …Give \`year\` or \`id\`.
get /player/usage year=2024 excludeGarbageTime=yes → …takes a boolean, not "yes"
get /games year=-1                                → …\`year\` takes a season of four digits such as 2024, not -1.
get /games year=20240                             → …\`year\` takes a season of four digits such as 2024, not 20240.
get /games year=24                                → …\`year\` takes a season of four digits such as 2024, not 24.
get /coaches minYear=24                           → …\`minYear\` takes a season of four digits such as 2024, not 24.
export /coaches minYear=24                        → …\`minYear\` takes a season of four digits such as 2024, not 24.
export /plays home=Texas --years 2024 --yes       → …Unknown parameter \`home\`
export /plays taem=Texas --years 2024 --yes       → …Did you mean \`team\`?
export /metrics/wp taem=Texas --years 2024 --yes  → …Unknown parameter \`taem\`
plan /games year=current                          → …year=current is for \`cfb get\`: give a number here, such as year=2025
plan /games year=last                             → …year=last is for \`cfb get\`: give a number here, such as year=2025
get /games week=last year=2025                    → …takes a number, not "last"
export /games --years 2025 week=current --dry-run → …week=current is for \`cfb get\`

# Values of options
get /games year=2024 --limit 0                    → …--limit 0: takes a whole number of at least 1
get /games year=2024 --format cvs                 → …table, json, ndjson, csv, parquet
get /games year=2024 --columns hometeam,awayTeam  → …Did you mean homeTeam?
get /lines year=2024 --columns homeTeam,provider  → --columns: provider is in the list lines: add --explode lines
get /games year=2024 --explode ''                 → …--explode is empty: name a list such as lines
get /games year=2024 --explode '[]'               → …--explode is empty: name a list such as lines
get /games year=2024 --wide                       → …--wide: /games has no wide table
get /stats/season year=2024 --wide --explode lines → …option '--wide' cannot be used with option '-e, --explode <list>'
get /stats/season year=2025 --sample --ids -f json → …--ids is for csv, ndjson and parquet
get /venues --columns ''                          → --columns is empty: give names such as homeTeam,homePoints
get /venues --columns ,                           → --columns is empty: give names such as homeTeam,homePoints
get /venues --columns ' , '                       → --columns is empty: give names such as homeTeam,homePoints
get /games year=2024 -c id --columns=week         → --columns is given twice: give it once
export /games --years 2024 --years 2025 --dry-run → --years is given twice: give it once
get /venues -f csv -o new/                        → new/ is a folder: name a file in it
get /venues -f csv -o missing/..                  → missing/.. is a folder: name a file in it
get /venues -f csv -o ''                          → --output is empty: name a file
get /venues --output games.xlsx                   → --output games.xlsx: the extension is one of .json, .ndjson, .csv, .parquet. For another name, add --format
get /venues --output games                        → --output games: the extension is one of .json, .ndjson, .csv, .parquet. For another name, add --format
get /venues --output 'vol. a. x'                  → …--output vol. a. x: the extension
export /venues --sample -o ''                     → --output is empty: name a folder
record --sample -o never                          → …give a file of calls, or --all
record calls.txt --all --sample -o never          → …give a file of calls, or --all
record --all --max-calls ten --sample -o never    → …--max-calls ten: takes a whole number
record no-such-file.txt --sample -o never         → …no such file
record --all --sample                             → …'-o, --output <folder>' not specified
record --all --sample --output=                   → --output is empty: name a folder
get /venues --sample --base-url http://127.0.0.1:9 → option '--sample' cannot be used with option '--base-url <url>'
plan 'a. b/baseUrl. txt'                          → a. b/baseUrl. txt: no such file or directory (ENOENT)
operations --format csv                           → …Allowed choices are json.

# The arguments of export
export /games                                     → …Give the seasons with --years 2014..2024.
export /plays                                     → …Give the seasons with --years 2014..2024.
export /games --years 24                          → …--years 24: takes a range such as 2014..2024
export /games --years 2020..24                    → …--years 2020..24: takes a range such as 2014..2024
export /games --years 2024..2014                  → …Did you mean 2014..2024?
export /games --years 2014-2024                   → …Did you mean 2014..2024?
export /plays                                     → … must be given. The export fills it in. Given: nothing. Give the seasons with --years 2014..2024.
export /games --columns homeTeam                  → … takes it. An export contains all columns.
export /games --years all                         → …takes a range such as 2014..2024
export /venues --years 2024                       → …takes no year: leave --years out
export /talent --years 2024 --weeks 1..3          → …takes no week
export /plays --years 2024 --weeks 0              → …takes a range such as 1..15
export /games year=2024 --years 2024              → …give it only as --years
export /games year=2025                           → year=2025: give it only as --years 2025
export /games years=2025                          → years=2025: give it only as --years 2025
export /games weeks=3 --years 2025                → weeks=3: give it only as --weeks 3
export /games --years 2024 --format excel         → …ndjson, csv, parquet
export /lines --years 2024 --sample --explode line → …no list line
export /games --years 2024                        → …this costs 1 call: confirm it with --yes, or limit it with --max-calls

# The arguments of serve and mcp
serve --now yesterday                             → --now yesterday: give a day, 2025-01-21, or a time with its zone, 2025-01-21T02:00Z
serve --now 2025-01-21 --speed fast               → …--speed fast: takes a number from 0 to 100000
serve --speed 60                                  → --speed needs the time at which the clock starts: add, for example, --now 2025-01-21T02:00Z
serve --port abc                                  → --port abc: takes a whole number from 0 to 65535
serve --fault 502                                 → …Did you mean 500?
serve --tier 4                                    → --tier 4: takes a whole number from 0 to 3
mcp --base-url ftp://a.example                    → --base-url ftp://a.example: not a URL such as http://127.0.0.1:8085
mcp --max-calls many                              → --max-calls many: takes a whole number of at least 0
`;
const rows = table
  .split("\n")
  .filter((row) => row.includes(" → "))
  .map((row) => row.split(/ +→ /));

test.each(rows)("cfb %s: %s", async (line = "", message = "") => {
  const cwd = mkdtempSync(join(cfb.folder, "wrong-"));
  const words = wordsOf(line) ?? [];
  const { requests, listener } = counting();
  const { code, stdout, stderr } = await withServer(listener, (url) => {
    // With `--base-url`, a suggested line would repeat that option.
    const isCall = /^(get|export)$/.test(words[0] ?? "") && !/--sample|--base-url|unknown option/.test(line + message);
    return cfb([...words, ...(isCall ? ["--base-url", url] : [])], { env: key, cwd });
  });
  const expected = message.replaceAll("\\n", "\n");
  expect({ code, stdout, stderr, requests, files: readdirSync(cwd) }).toEqual({
    code: 2,
    stdout: "",
    stderr: expected.startsWith("…") ? expect.stringContaining(expected.slice(1)) : `cfb: ${expected}\n`,
    requests: [],
    files: [],
  });
  // The command suggests a corrected line only if that line does not set something twice.
  expect(stderr.includes("Type:")).toBe(expected.includes("Type:"));
});

test.each(["/games yaer=2024", "/games team=Texas", "/venues city=Austin"])(
  "get, plan, record and export refuse %s with the client's message, and do not send requests",
  async (line) => {
    const [path = "", ...pairs] = line.split(" ");
    const query = Object.fromEntries(
      pairs.map((pair) => pair.split("=")).map(([name, value]) => [name, Number(value) || value]),
    );
    const { message } = Object(await rejection(createClient({ apiKey: "any" }).get(path as "/games", query as never)));
    expect(message).toContain(path);
    const file = join(cfb.folder, "calls.txt");
    writeFileSync(file, `${line}\n`);
    const { requests, listener } = counting();
    await withServer(listener, async (url) => {
      for (const args of [
        ["get", path, ...pairs],
        ["record", file, "--output", join(cfb.folder, "out")],
        ["export", path, ...pairs, "--yes"],
      ]) {
        const { code, stderr } = await cfb([...args, "--base-url", url], { env: key });
        expect({ args, code, stderr }).toEqual({ args, code: 2, stderr: expect.stringContaining(message) });
      }
    });
    expect(requests).toEqual([]);
    const { code, stdout } = await cfb(["plan", file]);
    expect([code, stdout]).toEqual([2, expect.stringContaining(message)]);
  },
);

test.each([
  ["games", "year=2024", "team=Ohio State"],
  ["/games?year=2024&team=Ohio%20State"],
  ["games?year=2024", "team=Ohio State"],
  ["https://api.collegefootballdata.com/games?year=2024&team=Ohio+State"],
  ["/games", "year=2024", "team=Ohio State", "--quiet"],
])("`get` accepts other spellings of a call and repeated switches: %j", async (...words) => {
  const plain = await cfb(["get", "/games", "year=2024", "team=Ohio State", "--sample", "--quiet"]);
  expect(JSON.parse(plain.stdout)).toHaveLength(4);
  expect(await cfb(["get", ...words, "--sample", "--quiet"])).toEqual(plain);
});

test.each([
  "http://user:s3cret@127.0.0.1:9",
  "http://127.0.0.1:9/?key=s3cret",
  "http://127.0.0.1:9/#s3cret",
  "http://u:s3cret@",
])("the command refuses --base-url %s, and the message does not repeat the secret", async (address) => {
  const folder = join(cfb.folder, "never");
  for (const args of [
    ["get", "/venues"],
    ["record", "--all", "--output", folder],
    ["export", "/venues", "--yes", "--output", folder],
  ]) {
    const { code, stdout, stderr } = await cfb([...args, "--base-url", address], { env: key });
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^cfb: --base-url/),
    });
    expect(stderr).not.toContain("s3cret");
  }
  expect(readdirSync(cfb.folder)).not.toContain("never");
});

test.each([
  ["games year=2025 'team=Ohio State' --sample", '"/games", {"year":2025,"team":"Ohio State"}'],
  ["/scoreboard --limit 5", '"/scoreboard"'],
  ["--limit 5", '"/scoreboard"'],
  ["--limit=5 -f json games year=2025 --quota-floor 5", '"/games", {"year":2025}'],
  ["/scoreboard --classification fbs", '"/scoreboard", {"classification":"fbs"}'],
  ["--season=2025 games --sample", '"/games", {"year":2025}'],
])("cfb watch %s prints a watch script with the parameters but without the options of `get`", async (line, call) => {
  const { code, stderr } = await cfb(["watch", ...(wordsOf(line) ?? [])]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`cfb.watch(${call})`)]);
  expect(stderr).toContain(line.includes("--sample") ? "a script watches. Save this" : "Save this as watch.mjs");
  expect(stderr.includes('createClient({ apiKey: "sample", fetch: createSampleService() })')).toBe(
    line.includes("--sample"),
  );
  expect(stderr.includes("CFB_API_KEY")).toBe(!line.includes("--sample"));
});
