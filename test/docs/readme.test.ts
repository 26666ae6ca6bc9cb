import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { evidenceOf } from "../../scripts/docs/facts.js";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { shapeFiles } from "../../scripts/lib/recordings.js";
import { exitCodes } from "../../src/cli/session/exit.js";
import { memberOf } from "../../src/document/json.js";
import * as api from "../../src/index.js";
import { settingsOf } from "../../src/request/settings.js";
import { createSampleService } from "../../src/sample/index.js";
import { root } from "../scripts/run.js";
import { observedCount, operationCount, specifiedCount } from "../support/operation-counts.js";

const readme = readFileSync(join(root, "README.md"), "utf8");
/** The guide that has its long tables. */
const guide = readFileSync(join(root, "docs/errors-and-limits.md"), "utf8");
const both = `${readme}\n${guide}`;
const flat = readme.replace(/\s+/g, " ");
const document = readDocument();
const operations = operationsOf(document);
const recorded = new Set(shapeFiles.map(({ operationId }) => operationId));
const { version, engines, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);

/** The cells of the table that begins with a head, without their backticks. */
function table(head: string): string[][] {
  const [, rows = ""] = both.split(`${head}\n`, 2);
  return [...rows.matchAll(/^\|(.+)\|$/gm)]
    .slice(
      0,
      rows.split("\n").findIndex((line) => !line.startsWith("|")),
    )
    .map(([, row = ""]) => row.split("|").map((cell) => cell.trim().replaceAll("`", "")))
    .slice(1);
}

test("it names the two commands", () => {
  expect(readme).toContain("npm ci && npm start");
  expect(readme).toContain("npm ci && npm test");
});

test("its tables have at most eight rows: longer ones are in the reference, to which it links", () => {
  const tables = readme.match(/(?:^\|.*\n)+/gm) ?? [];
  expect(tables.length).toBeGreaterThan(0);
  // A head and a line below it.
  expect(tables.filter((each) => each.trim().split("\n").length > 10)).toEqual([]);
  expect(readme.match(/\(docs\/errors-and-limits\.md\)/g)).toHaveLength(3);
});

test("it has at most 180 lines without tables and empty lines", () => {
  expect(readme.split("\n").filter((line) => line !== "" && !line.startsWith("|")).length).toBeLessThanOrEqual(180);
});

test("its tables and the docstring of createClient say that a worker of an edge runtime creates its client inside its handler", () => {
  const source = readFileSync(join(root, "src/create-client.ts"), "utf8").replace(/\s+(\* )?/g, " ");
  for (const text of [both, source]) {
    expect(text).toMatch(/worker of an edge runtime.*create it inside the handler.*should not depend on another/);
  }
});

test("its counts of operations are the document's", () => {
  expect(flat).toContain(`All ${operationCount} operations are described: ${specifiedCount} are specified by`);
  expect(flat).toContain(`${observedCount} rest on observation`);
  expect(readme).toContain(`| ${specifiedCount} operations, \`x-specified\``);
  expect(readme).toContain(`| ${observedCount} operations, and everything else with \`x-observed\``);
  expect([...readme.matchAll(/(\d+) operations/g)].map(([, count]) => Number(count)).sort()).toEqual(
    [operationCount, specifiedCount, observedCount, recorded.size].sort(),
  );
});

test("its row of recorded responses counts those of test/shapes", () => {
  const { rows, newest } = evidenceOf(shapeFiles);
  expect(readme).toContain(
    `| ${recorded.size} operations, of either kind | also ${shapeFiles.length} recorded responses, `,
  );
  expect(flat).toContain(`${rows.toLocaleString("en-US")} rows, the newest of ${newest}: the document fits them`);
});

test("its row of players says that they are invented, and which draft picks are", async () => {
  const request = new Request("http://localhost/draft/picks?year=2025", { headers: { authorization: "Bearer any" } });
  const rows: unknown = await (await createSampleService()(request)).json();
  if (!Array.isArray(rows)) throw new Error("no picks");
  const invented = rows.map((row: unknown) => memberOf(row, "collegeAthleteId") !== null);
  expect(invented.filter(Boolean)).toHaveLength(2);
  expect(invented.slice(-2)).toEqual([true, true]);
  expect(flat).toContain(
    "invented, names included; coaches and draft picks are real, except for the last two picks of 2025",
  );
});

test("it names the operations that cost nothing", () => {
  const free = operations.filter((operation) => operation["x-metered"] === false).map(({ path }) => `\`${path}\``);
  expect(flat).toContain(`neither do ${free.slice(0, -1).join(", ")} and ${free.at(-1)}.`);
});

test("the table of errors has every class with its code, and no other", () => {
  const exported: Record<string, unknown> = { ...api };
  const classes = Object.entries(exported).filter(
    (entry): entry is [string, new (...args: never[]) => api.CfbError] =>
      typeof entry[1] === "function" && entry[1].prototype instanceof api.CfbError,
  );
  const wanted = classes.map(([name, Class]) => [name, new Class().code]);
  const rows = table("| class | `code` | when | what to do |");
  expect(rows.map(([name, code]) => [name, code]).sort()).toEqual(wanted.sort());
  expect(rows.filter((row) => row.length !== 4 || row.includes(""))).toEqual([]);
});

test("the numbers beside options are their defaults", () => {
  const { quotaFloor, shareKey, cacheTtlMs, headers, fetchOptions, cache, validate, notices, ...defaults } = settingsOf(
    {},
  );
  expect(Object.keys(defaults).length).toBeGreaterThan(7);
  for (const [name, value] of Object.entries(defaults)) {
    expect(both).toContain(`\`${name}\` ${value.toLocaleString("en-US")}`);
  }
});

test("the table of exit codes has every code", () => {
  const codes = table("| exit code | when |").map(([code]) => Number(code));
  expect(codes).toEqual(Object.values(exitCodes).sort((a, b) => a - b));
});

test("the table of versions names the versions of the package, the document and what they need", () => {
  const [row = []] = table("| package | document | OpenAPI | Node | TypeScript | openapi-fetch |");
  const node = `${engines.node.replace(">=", "")} or newer`;
  const compilers = ["ts55", "typescript", "ts60", "ts7"].map((name) => /\d+\.\d+/.exec(devDependencies[name])?.[0]);
  const { "openapi-fetch": fetch } = dependencies;
  expect(row).toEqual([version, document.info.version, document.openapi, node, compilers.join(", "), fetch]);
});

test("every link into the folder leads to a file and a heading", () => {
  for (const file of ["README.md", "MIGRATING.md", "CONTRIBUTING.md"]) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, target = "", anchor] of text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)) {
      expect([file, target, existsSync(join(root, target))]).toEqual([file, target, true]);
      const isFile = statSync(join(root, target)).isFile();
      const headings = (isFile && readFileSync(join(root, target), "utf8").match(/^#+ .*$/gm)) || [];
      const anchors = headings.map((line) =>
        line
          .replace(/^#+ |[^\w -]/g, "")
          .trim()
          .toLowerCase()
          .replaceAll(" ", "-"),
      );
      if (anchor !== undefined) expect(anchors).toContain(anchor);
    }
  }
});
