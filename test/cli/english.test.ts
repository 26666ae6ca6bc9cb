import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { avoidedWords } from "../support/avoided-words.js";
import { builtCfb } from "./cfb.js";
import { onTerminal, visible } from "./terminal.js";

const cfb = builtCfb();

/** The avoided words of a text for users. For them the document is not a contract. */
function wrongWords(text: string): string[] {
  return [...avoidedWords(text), ...(text.match(/\bcontracts?\b/gi) ?? [])];
}

async function commands(): Promise<string[]> {
  const { stdout } = await cfb(["complete", "--", "cfb help "]);
  const names = stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => line.replace(/\t.*/, ""));
  expect(names.length).toBeGreaterThan(7);
  return names;
}

/** The words of a help text, without the backslashes that fold a command. */
function wordsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.replace(/ \\$/, "").trim().split(/\s+/)).filter(Boolean);
}

test("every help is plain American English, and fits 40 columns without breaking a word", async () => {
  const wrong: string[] = [];
  for (const name of ["", ...(await commands())]) {
    const args = name === "" ? ["--help"] : [name, "--help"];
    const [narrow, wide] = await Promise.all([40, 100].map((width) => onTerminal(cfb, width, args)));
    const [lines = [], whole = []] = [narrow, wide].map((each) => each?.lines.map(visible));
    wrong.push(...lines.filter((line) => line.length > 40).map((line) => `cfb ${args.join(" ")}: ${line}`));
    expect(wordsOf(lines)).toEqual(wordsOf(whole));
    expect(whole.filter((line) => line.length > 100)).toEqual([]);
    expect(wrongWords(whole.join("\n"))).toEqual([]);
  }
  expect(wrong).toEqual([]);
});

test("a folded example can be typed as printed", async () => {
  const { lines } = await onTerminal(cfb, 40, ["get", "--help"]);
  const start = lines.findIndex((line) => line.startsWith("  cfb get /games year=2025 --columns"));
  expect(lines.slice(start, start + 2)).toEqual(["  cfb get /games year=2025 --columns \\", "    homeTeam,homePoints"]);
});

test("the output of successful commands is plain American English", async () => {
  const folder = join(cfb.folder, "works");
  mkdirSync(folder);
  writeFileSync(join(folder, "calls.txt"), "/games year=2024\n/games year=2024\n/scoreboard\n");
  const runs = [
    ["get", "/games", "year=2024", "--limit", "1", "--sample"],
    ["get", "/games", "year=1999", "--sample"],
    ["get", "/games", "year=2024", "--format", "table", "--sample"],
    ["get", "/games", "year=2024", "--output", "games.csv", "--sample"],
    ["operations", "recruiting"],
    ["operations", "--sample"],
    ["plan", "calls.txt"],
    ["record", "calls.txt", "--output", "recordings", "--sample"],
    ["record", "calls.txt", "--output", "recordings", "--sample"],
    ["check", "recordings"],
    ["export", "/games", "--years", "2023..2024", "--output", "exported", "--format", "csv", "--sample"],
    ["export", "/games", "--years", "2023..2024", "--output", "exported", "--format", "csv", "--sample"],
    ["export", "/games", "--years", "2022..2024", "--output", "exported", "--format", "csv", "--dry-run", "--sample"],
    ["completion", "bash"],
  ];
  for (const args of runs) {
    const { code, stdout, stderr } = await cfb(args, { cwd: folder });
    expect([args, code]).toEqual([args, 0]);
    expect(wrongWords(stdout + stderr)).toEqual([]);
  }
  const served = await cfb.start(["serve", "--port", "0"], {
    onStart: (child) => child.stdout?.once("data", () => child.kill("SIGINT")),
  });
  expect(served.stdout).toContain("http://127.0.0.1:");
  expect(wrongWords(served.stdout)).toEqual([]);
});

test("error messages are plain American English", async () => {
  const folder = join(cfb.folder, "fails");
  mkdirSync(folder);
  writeFileSync(join(folder, "calls.txt"), "/gmaes\n/games team=Texas\n/games year\n");
  writeFileSync(join(folder, "none.txt"), "# none\n");
  writeFileSync(join(folder, "broken.json"), '{"a":');
  writeFileSync(join(folder, "bare.json"), "[]");
  const runs = [
    ["nope"],
    ["get"],
    ["get", "/nope"],
    ["get", "/games", "2024"],
    ["get", "/games", "--colums", "id"],
    ["get", "/games", "year=2024", "--columns", "hoem"],
    ["get", "/games", "year=2024", "--limit", "none"],
    ["get", "/games", "year=2024", "--base-url", "nope"],
    ["get", "/games", "year=2024", "--base-url", "https://example.org"],
    ["operations", "qwxz qwxz"],
    ["plan", "calls.txt"],
    ["plan", "none.txt"],
    ["plan", "nowhere.txt"],
    ["record"],
    ["record", "none.txt", "--output", "x", "--sample"],
    ["check", "broken.json", "bare.json", "nowhere"],
    ["serve", "--fault", "nope"],
    ["serve", "--port", "99999"],
    ["export", "/games", "--years", "24..x"],
    ["completion", "tcsh"],
  ];
  for (const args of runs) {
    const { code, stdout, stderr } = await cfb(args, { cwd: folder });
    expect([args, code]).toEqual([args, args.includes("https://example.org") ? 3 : 2]);
    expect(wrongWords(stdout + stderr)).toEqual([]);
  }
});
