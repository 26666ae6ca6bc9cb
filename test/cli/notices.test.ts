import { writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { respondWith, withServer } from "../support/http-server.js";
import { builtCfb } from "./cfb.js";
import { key, runAgainst } from "./services.js";
import { onTerminal } from "./terminal.js";

const cfb = builtCfb();
const beforeData = "notice: The data of /games begin in 1869: `year` 1850 has none.\n";

test.each([
  ["to a service", () => runAgainst(cfb, [], ["get", "/games", "year=1850"])],
  ["to the sample service", () => cfb(["get", "/games", "year=1850", "--sample"])],
])("get prints each notice for a call %s once, on stderr", async (_, run) => {
  const { code, stdout, stderr } = await run();
  expect({ code, stdout }).toEqual({ code: 0, stdout: "[]\n" });
  expect(stderr.split(beforeData)).toHaveLength(2);
});

test("a season without rows causes one notice, even if the calendar was requested for it", async () => {
  const { stderr } = await cfb(["get", "/calendar", "year=current", "--sample", "--limit", "1"]);
  expect(stderr.match(/^notice: .*$/gm)).toEqual([
    expect.stringContaining("The sample world has no season after 2025 here."),
  ]);
});

test("--quiet hides notices", async () => {
  const { stderr } = await cfb(["get", "/games", "id=401677192", "team=Texas", "--sample", "--quiet"]);
  expect(stderr).toBe("");
});

test("drift is reported in one line", async () => {
  const { stderr } = await runAgainst(cfb, [{ id: "5" }], ["get", "/conferences"]);
  expect(stderr.match(/differs from the document/g)).toHaveLength(1);
});

test("an operation's drift is reported once, even if the next response differs in more rows", async () => {
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
  const { code, stderr } = await cfb(["plan", file]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: beforeData.replace("notice: ", `notice: ${file}:2: `) });
});

describe("messages in a narrow terminal", () => {
  const shown = async (args: string[]) => (await onTerminal(cfb, 60, args)).lines;

  test.each([
    [["get", "/games", "season=2025"], "Did you mean `year`?"],
    [["get", "/games", "year=1850", "--sample"], "notice: The data of /games begin in 1869:"],
  ])("are wrapped between words: cfb %j", async (args, text) => {
    const lines = await shown(args);
    expect(lines.map((line) => line.trim()).join(" ")).toContain(text);
    expect(lines.filter((line) => line.length > 60)).toEqual([]);
  });

  test("keep a suggested command on one line, so that it can be copied", async () => {
    const lines = await shown(["games", "2025", "--team", "Ohio State", "--columns", "homeTeam,awayTeam"]);
    expect(lines).toContain('Type: cfb get /games year=2025 "team=Ohio State" --columns homeTeam,awayTeam');
  });

  test("stay on one line in a pipe", async () => {
    const { stderr } = await cfb(["get", "/games", "season=2025"]);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});
