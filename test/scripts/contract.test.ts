import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nightlyCalls, reportOf } from "../../scripts/contract/report.js";
import { operations } from "../../src/document/operation.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { counting } from "../cli/services.js";
import { withServer } from "../support/http-server.js";
import { type Run, script } from "./run.js";

const folder = mkdtempSync(join(tmpdir(), "cfb-contract-"));
afterAll(() => rmSync(folder, { recursive: true }));

const key = "a-key-of-mine";
const report = join(folder, "report.md");

function night(listener: RequestListener, most: number): Promise<Run> {
  return withServer(listener, (url) =>
    script("contract", ["--out", folder, "--max-calls", String(most), "--base-url", url], {
      env: { CFB_API_KEY: key },
    }),
  );
}

/** A listener for the sample service that returns the given responses for some paths. */
function changed(responses: Readonly<Record<string, Response>>): RequestListener {
  const service = createSampleService();
  return toNodeListener(async (request) => responses[new URL(request.url).pathname]?.clone() ?? service(request));
}

test("two consecutive nights together call every operation within the limit", async () => {
  const day = 86_400_000;
  const [first, second] = await Promise.all([nightlyCalls(60, 20_000 * day), nightlyCalls(60, 20_001 * day)]);
  expect(first).toHaveLength(60);
  expect(second).toHaveLength(60);
  const paths = new Set([...first, ...second].map((call) => call.split(" ")[0]));
  expect(Object.keys(operations).filter((path) => !paths.has(path))).toEqual([]);
});

test("without a key, the script prints a message and succeeds", async () => {
  const { code, stdout, stderr } = await script("contract", ["--out", join(folder, "none")]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("No CFB_API_KEY: no calls were made");
  expect(existsSync(join(folder, "none"))).toBe(false);
});

test("if the service matches the document, the script does not write a report", async () => {
  const { requests, listener } = counting();
  expect(await night(listener, 5)).toMatchObject({ code: 0 });
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.length).toBeLessThanOrEqual(5);
  expect(existsSync(report)).toBe(false);
});

test("the report contains changed fields and failed calls, but neither values nor the key", async () => {
  const listener = changed({
    "/venues": Response.json([{ id: "one-secret", capacityNow: 40713, name: "Kyle Field" }]),
    "/conferences": Response.json(
      { message: `no ${key}, secret`, details: { year: { message: "secret" } } },
      { status: 400 },
    ),
    "/talent": new Response("secret 40713", { status: 502 }),
  });
  const { code, stdout, stderr } = await night(listener, 100);
  expect(code).toBe(1);
  const text = readFileSync(report, "utf8");
  expect(text).toContain("/0/id");
  expect(text).toContain("/0/capacityNow");
  expect(text).toMatch(/\/conferences[^\n]*: the service responded with 400 \(service\)\./);
  expect(text).toMatch(/\/talent[^\n]*: the service responded with 502 \(service\)\./);
  // The report shows the shape of the response that differs, without its values.
  expect(text).toContain("getVenues/1.json</summary>");
  expect(text).toContain('"capacityNow": 1');
  const recordings = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const written = recordings.map((each) => readFileSync(join(each.parentPath, each.name), "utf8")).join("");
  expect(stdout + stderr + text + written).not.toContain(key);
  expect((stdout + stderr + text + written).match(/.*(?:secret|40713|Kyle).*/)?.[0]).toBeUndefined();
});

test("a used-up quota does not count as a finding, but the script mentions it", async () => {
  rmSync(folder, { recursive: true });
  const { code, stdout } = await night(toNodeListener(createSampleService({ quota: 0 })), 1);
  expect(code).toBe(0);
  expect(stdout).toContain("The month's quota is used up");
  expect(existsSync(report)).toBe(false);
});

test("if the network fails, the script exits with the command's code and does not write a report", async () => {
  rmSync(report, { force: true });
  const dead: RequestListener = (request) => request.socket.destroy();
  expect(await night(dead, 1)).toMatchObject({ code: 4 });
  expect(existsSync(report)).toBe(false);
});

test("a report is short enough for an issue, and its content can't end its code block", () => {
  const ended = { code: 1, stdout: `\`\`\`\`\`\`\n# mine\n${"x".repeat(200_000)}`, stderr: "" };
  const shapes = Array.from({ length: 9 }, (_, index) => ({ file: `getGames/${index}.json`, text: "x".repeat(8_000) }));
  const longest = reportOf({ ...ended, code: 0 }, ended, shapes) ?? "";
  expect(longest.length).toBeLessThan(65_536);
  expect(longest).toContain("<details><summary>getGames/3.json</summary>");
  expect(longest).toContain("5 more shapes do not fit into an issue.");
  expect((reportOf({ ...ended, code: 3, stderr: ended.stdout }, ended, shapes) ?? "").length).toBeLessThan(65_536);
  const text = reportOf({ ...ended, code: 3, stderr: ended.stdout }, ended) ?? "";
  expect(text.length).toBeLessThan(65_536);
  expect(text.match(/^`{6}/gm)).toHaveLength(4);
  expect(reportOf({ ...ended, code: 0 }, { ...ended, code: 0 })).toBeUndefined();
});
