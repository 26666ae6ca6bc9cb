import { join } from "node:path";
import { rows } from "../../contract/recorded-responses.js";
import { builtCfb } from "../cfb.js";
import { type Entry, writeHar } from "./har.js";

const cfb = builtCfb();

const game = rows("getGames/playoff-2024.json", 1)[0] ?? {};
const base = "https://api.collegefootballdata.com";

function har(name: string, entries: Entry[]): string {
  writeHar(join(cfb.folder, name), entries);
  return name;
}

const broken = [
  { ...game, season: "2024" },
  { ...game, season: "2024", mascot: "Brutus" },
  { ...game, week: null },
];

test("entries of a HAR with the service's address are checked, and the others are counted by reason", async () => {
  const text = JSON.stringify(broken);
  const file = har("capture.har", [
    { url: `${base}/games?year=2024`, content: { text } },
    { url: `${base}/games?year=2024`, content: { text: Buffer.from(text).toString("base64"), encoding: "base64" } },
    { url: `${base}/games?year=2024`, content: { text: "<html>" } },
    { url: `${base}/games?year=2024`, content: { text: "/w==", encoding: "base64" } },
    { url: `${base}/games?year=2024&year=2023&completed=true`, content: { text: "[]" } },
    { url: `${base}/games?year=2024`, content: { size: 0 } },
    { url: `${base}/games?year=2024`, content: { size: 10_000_000 } },
    { url: `${base}/games?year=2024`, status: 0 },
    { url: `${base}/games`, method: "OPTIONS", status: 204 },
    { url: "https://example.com/games" },
    { url: "https://example.com/" },
    { url: `${base}/favicon.ico`, status: 404 },
  ]);
  const { code, stdout } = await cfb(["check", file]);
  const lines = stdout.trimEnd().split("\n");
  expect(lines.filter((line) => line.startsWith("capture.har entry 0:"))).toHaveLength(3);
  expect(lines.filter((line) => line.startsWith("capture.har entry 1:"))).toHaveLength(3);
  expect(stdout).toContain('entry 2: breakage: getGames (all of it) type: expected JSON, got "<html>"');
  expect(stdout).toContain("entry 3: breakage: getGames (all of it) type: expected JSON");
  expect(stdout).toContain("entry 4: drift: getGames /year query: expected `year` takes a number");
  expect(stdout).toContain("entry 5: breakage: getGames (all of it) type: expected array, got nothing");
  expect(stdout).not.toMatch(/entry ([6-9]|1\d):/);
  expect(lines.at(-1)).toBe(
    "6 responses of 1 operation in 1 file: 7 breakages and 4 drifts. Ignored: 1 request without the body of the response, " +
      "1 request without a response, 1 request with other methods, 2 requests of other hosts, 1 request of other paths.",
  );
  expect(code).toBe(1);
});

test("--base-url may have a path", async () => {
  const file = har("proxy.har", [
    { url: "http://127.0.0.1:9/cfbd/games?year=2024", content: { text: JSON.stringify(broken) } },
    { url: "http://127.0.0.1:9/games?year=2024", content: { text: "[]" } },
  ]);
  const { stdout } = await cfb(["check", file, "--base-url", "http://127.0.0.1:9/cfbd/"]);
  expect(stdout).toContain(
    "1 response of 1 operation in 1 file: 2 breakages and 1 drift. Ignored: 1 request of other paths.",
  );
});

test("a HAR without a request to the service does not pass", async () => {
  const { code, stderr } = await cfb(["check", har("other.har", [{ url: "http://localhost:8085/games?year=2024" }])]);
  expect(stderr).toContain(
    `there is no request to ${base}. It has requests to http://localhost:8085: give the right one as --base-url.`,
  );
  expect(code).toBe(2);
});

test("a body of 20 MB in a HAR is checked to its last row", async () => {
  const many = JSON.stringify(new Array(21_000).fill({ ...game, venue: "Estadio Olímpico \u{1f3c8}" }));
  const text = `${many.slice(0, -1)},{}]`;
  const { stdout } = await cfb(["check", har("large.har", [{ url: `${base}/games?year=2024`, content: { text } }])]);
  expect(stdout).toContain("entry 0: breakage: getGames /21000/id missing: expected 32-bit integer, got nothing");
  expect(stdout).not.toContain(" type:");
});

test("Ctrl+C ends a long check with 130", async () => {
  // Only the first file has a mismatch, so that no wait for the reader lets Node handle the signal.
  const url = `${base}/games?year=2024`;
  const fine = new Array(30_000).fill({ url, content: { text: JSON.stringify([game, game]) } });
  const file = har("long.har", [{ url, content: { text: JSON.stringify(broken) } }, ...fine]);
  const { code, stdout, stderr } = await cfb(["check", file], {
    onStart: (child) => child.stdout?.once("data", () => child.kill("SIGINT")),
  });
  expect(stderr).toBe("cfb: interrupted\n");
  expect(stdout).not.toContain("responses of");
  expect(code).toBe(130);
});
