import type { ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { bytesOf, counting, key } from "../services.js";
import { onTerminal } from "../terminal.js";

const cfb = builtCfb();

test("an export refuses a folder that contains other files, and leaves them unchanged", async () => {
  const folder = join(cfb.folder, "mixed");
  await cfb(["export", "/games", "--years", "2024", "--output", folder, "--sample"]);
  const before = bytesOf(folder);
  const other = await cfb(["export", "/games", "team=Texas", "--years", "2024", "--output", folder, "--sample"]);
  expect({ code: other.code, stderr: other.stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/contains another export \(\w+ .* there, .* here\)/),
  });
  const foreign = join(cfb.folder, "foreign");
  mkdirSync(join(foreign, "games"), { recursive: true });
  writeFileSync(join(foreign, "games/notes.txt"), "mine");
  const refused = await cfb(["export", "/games", "--years", "2024", "--output", foreign, "--sample"]);
  expect({ code: refused.code, stderr: refused.stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining("contains something else"),
  });
  expect(bytesOf(folder)).toEqual(before);
});

test("three failures in a row end the export, and the output gives the cause of each", async () => {
  const { requests, listener } = counting();
  let failing = true;
  const folder = join(cfb.folder, "failing");
  const args = (url: string) => [
    "export",
    "/games",
    "--years",
    "2020..2024",
    "--output",
    folder,
    "--base-url",
    url,
    "--yes",
  ];
  await withServer(
    (request, response) => {
      if (failing && !request.url?.startsWith("/info")) {
        response.writeHead(400, { "content-type": "application/json" }).end('{"message":"no"}');
      } else listener(request, response);
    },
    async (url) => {
      const failed = await cfb(args(url), { env: key });
      expect(failed.code).toBe(3);
      expect(failed.stderr).toMatch(/^Failed: season=2021: \/games \(getGames\): 400 "no"\.$/m);
      expect(failed.stderr).toContain("Stopped after 3 of 5 calls.\n5 of 5 files are missing");
      failing = false;
      expect((await cfb(args(url), { env: key })).code).toBe(0);
      expect(requests).toHaveLength(5);
    },
  );
});

test("Ctrl+C ends an export with exit code 130 and a summary, and leaves no incomplete files", async () => {
  const { listener } = counting();
  const folder = join(cfb.folder, "interrupted");
  let child: ChildProcess | undefined;
  const { code, stderr } = await withServer(
    (request, response) => {
      if (request.url?.includes("year=2023")) child?.kill("SIGINT");
      else listener(request, response);
    },
    (url) =>
      cfb.start(["export", "/games", "--years", "2022..2024", "--output", folder, "--base-url", url, "--yes"], {
        env: key,
        onStart: (started) => {
          child = started;
        },
      }),
  );
  expect(code).toBe(130);
  expect(stderr).toContain("2 of 3 files are missing: run the same command again to continue.\ncfb: interrupted\n");
  const files = Object.keys(bytesOf(folder)).filter((name) => !name.startsWith(".cfb-calls/"));
  expect(files).toEqual([
    "_dictionary.csv",
    "_dictionary.parquet",
    "games/_export.json",
    "games/season=2022/data.parquet",
    "schema.sql",
  ]);
});

test("a terminal shows a progress bar, and --quiet prints nothing", async () => {
  const args = ["export", "/plays", "--years", "2024", "--weeks", "1..9", "--sample"];
  const { lines } = await onTerminal(cfb, 100, [...args, "--output", join(cfb.folder, "bar")]);
  expect(lines.join("\n")).toMatch(/0\/9 calls/);
  expect(lines.join("\n")).toContain("· ? left ·");
  expect(lines.join("\n")).not.toMatch(/(?:NF|INF|NULL|NaN)s? left/);
  const quiet = await cfb([...args, "--output", join(cfb.folder, "quiet"), "--quiet"]);
  expect(quiet).toMatchObject({ code: 0, stdout: "", stderr: "" });
});
