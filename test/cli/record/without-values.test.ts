import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ResponseShape } from "../../../src/cli/commands/record/response-shape.js";
import { withoutValues } from "../../../src/cli/commands/record/response-shape.js";
import { root } from "../../scripts/run.js";
import { operationCount } from "../../support/operation-counts.js";
import { builtCfb } from "../cfb.js";
import { callsFile, filesOf, four, key, newFolder, recorded, recordingsOf, service } from "./support.js";

const cfb = builtCfb();

const shapesOf = (folder: string): ResponseShape[] =>
  filesOf(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as ResponseShape);

test("--without-values writes each response's shape in the format of test/contract/shapes", async () => {
  const folder = newFolder(cfb);
  const calls = callsFile(folder, ...four);
  const [recordings, shapes] = [join(folder, "recordings"), join(folder, "shapes")];
  await cfb(["record", calls, "--sample", "--output", recordings]);
  const { code, stderr } = await cfb(["record", calls, "--sample", "--without-values", "--output", shapes]);
  expect(stderr).toContain(`4 shapes written to ${shapes} at no cost.`);
  expect(code).toBe(0);
  const paths = new Map(recordingsOf(recordings).map(({ request, response }) => [request.path, response.body]));
  expect(shapesOf(shapes)).toHaveLength(4);
  for (const shape of shapesOf(shapes)) {
    const { path, recordedUntil, rows, body, ...rest } = shape;
    expect(rest).toEqual({ source: "sample", values: "removed", keyOrder: "service" });
    expect(recordedUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(rows).toBeGreaterThan(0);
    expect(body).toEqual(withoutValues(path, 200, paths.get(path)));
  }
});

test("shape files have numbers as names, because a query may contain values, and each run adds files", async () => {
  const folder = newFolder(cfb);
  const calls = callsFile(folder, "/talent year=2024", "/talent year=2023", '/games year=2024 team="Ohio State"');
  const record = ["record", calls, "--sample", "--without-values", "--output", join(folder, "out")];
  await cfb(record);
  expect(filesOf(join(folder, "out"))).toEqual(["getGames/1.json", "getTalent/1.json", "getTalent/2.json"]);
  const { code } = await cfb(record);
  expect(code).toBe(0);
  expect(filesOf(join(folder, "out"))).toHaveLength(6);
  expect(filesOf(join(folder, "out"))).toContain("getTalent/4.json");
});

test("--all --without-values writes a shape for every operation, and `cfb check` accepts them all", async () => {
  const folder = newFolder(cfb);
  const { code } = await cfb(["record", "--all", "--sample", "--without-values", "--output", folder]);
  expect([code, filesOf(folder).length]).toEqual([0, operationCount]);
  const checked = await cfb(["check", folder, "--strict"]);
  expect(checked.stdout).toBe(
    `${operationCount} responses of ${operationCount} operations in ${operationCount} files: no mismatch.\n`,
  );
});

test("`cfb check` accepts the real service's shapes, including keys that the service added later", async () => {
  const { code, stdout } = await cfb(["check", join(root, "test/contract/shapes"), "--strict"]);
  expect(stdout).toMatch(/^\d+ responses of \d+ operations in \d+ files: no mismatch\.\n$/);
  expect(code).toBe(0);
});

test("`cfb check` finds mismatches in a shape", async () => {
  const folder = newFolder(cfb);
  const shape = {
    path: "/talent",
    source: "service",
    values: "removed",
    keyOrder: "service",
    recordedUntil: "2026-01-01",
    rows: 3,
  };
  const body = [{ year: 1, team: null, talent: 0.5, added: "a" }];
  const write = (name: string, value: unknown) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  const { code, stdout } = await cfb(["check", write("shape.json", { ...shape, body }), "--strict"]);
  expect(code).toBe(1);
  expect(stdout).toContain("getTalent /0/team null");
  expect(stdout).toContain("getTalent /0/added extra");
  const unknown = await cfb(["check", write("unknown.json", { ...shape, path: "/talents", body })]);
  expect(unknown.stdout).toContain("the document does not have /talents. Did you mean /talent?");
  expect(unknown.code).toBe(2);
});

test("a shape from another server says so without its URL, and no file contains the key or the rows", async () => {
  const folder = newFolder(cfb);
  const { listener } = service();
  const out = join(folder, "out");
  const { code } = await recorded(cfb, listener, [callsFile(folder, ...four), "--without-values", "--output", out]);
  expect(code).toBe(0);
  expect(new Set(shapesOf(out).map(({ source }) => source))).toEqual(new Set(["other"]));
  const text = filesOf(out)
    .map((file) => readFileSync(join(out, file), "utf8"))
    .join("");
  expect(text).not.toMatch(/127\.0\.0\.1|Ohio|Texas|2024|2025/);
  expect(text).not.toContain(key);
});
