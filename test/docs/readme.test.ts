import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { evidenceOf } from "../../scripts/docs/facts.js";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { shapeFiles } from "../../scripts/lib/shapes.js";
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

test("it has at most 150 lines with words, 1,100 words besides code, and no line of code that GitHub would cut", () => {
  const code = readme.match(/^```.*?^```$/gms)?.join("\n") ?? "";
  const prose = readme.replace(/^```.*?^```$/gms, "");
  expect(readme.split("\n").filter((line) => line !== "").length).toBeLessThanOrEqual(150);
  expect(prose.split(/\s+/).length).toBeLessThanOrEqual(1_100);
  expect(code.split("\n").filter((line) => line.length > 88)).toEqual([]);
});

test("every file that it links is in the package", () => {
  const { files } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const linked = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = ""]) => target);
  expect(linked.length).toBeGreaterThan(10);
  expect(linked.filter((target) => !files.includes(target.split("/")[0]))).toEqual([]);
});

test("the guide and the docstring of createClient say that a worker of an edge runtime creates its client inside its handler", () => {
  const source = readFileSync(join(root, "src/create-client.ts"), "utf8").replace(/\s+(\* )?/g, " ");
  for (const text of [both, source]) {
    expect(text).toMatch(/worker of an edge runtime.*create it inside the handler.*should not depend on another/);
  }
});

test("its counts of operations are the document's", () => {
  expect(flat).toContain(`describes all ${operationCount} operations`);
  expect(flat).toContain(
    `The service specifies ${specifiedCount} operations. The other ${observedCount} come from observation`,
  );
});

test("it counts the recorded responses of test/contract/shapes", () => {
  const { rows, newest } = evidenceOf(shapeFiles);
  expect(flat).toContain(
    `The document fits ${shapeFiles.length} recorded responses with ${rows.toLocaleString("en-US")} rows. The newest is of ${newest}.`,
  );
});

test("it says which draft picks of the sample world are invented", async () => {
  const request = new Request("http://localhost/draft/picks?year=2025", { headers: { authorization: "Bearer any" } });
  const rows: unknown = await (await createSampleService()(request)).json();
  if (!Array.isArray(rows)) throw new Error("no picks");
  const invented = rows.map((row: unknown) => memberOf(row, "collegeAthleteId") !== null);
  expect(invented.filter(Boolean)).toHaveLength(2);
  expect(invented.slice(-2)).toEqual([true, true]);
  expect(flat).toContain("coaches and draft picks, except for the last two picks of 2025");
});

test("it names the operations that cost nothing, and a path of each tier", () => {
  const free = operations.filter((operation) => operation["x-metered"] === false).map(({ path }) => `\`${path}\``);
  expect(flat).toContain(`neither do ${free.slice(0, -1).join(", ")} and ${free.at(-1)}.`);
  for (const tier of [1, 2]) {
    const row = new RegExp(`^\\| tier ${tier} \\|.*$`, "m").exec(readme)?.[0] ?? "";
    const named = [...row.matchAll(/`(\/[^`]+)`/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(0);
    expect(operations.filter(({ path }) => named.includes(path)).map((each) => each["x-tier"])).toEqual(
      named.map(() => tier),
    );
  }
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
  for (const file of ["README.md", "MIGRATING.md", "CONTRIBUTING.md", "SECURITY.md"]) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, link, anchor] of text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)) {
      const target = link || file;
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
