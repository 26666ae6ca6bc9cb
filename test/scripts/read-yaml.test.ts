import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { readYaml } from "../../scripts/lib/read-yaml.js";
import { root } from "../../scripts/lib/root.js";

const folder = mkdtempSync(join(tmpdir(), "cfb-yaml-"));
const file = join(folder, "some.yaml");
const stored = join(folder, "stored");
/** The path of the stored copy for a file's current text. */
function storedOf(path: string): string {
  const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
  return join(stored, `${basename(path)}-${hash[0]}.json`);
}

afterAll(() => rmSync(folder, { recursive: true }));

test("the stored copy of a parsed document equals the document", () => {
  const path = join(root, "openapi.yaml");
  const parsed = parse(readFileSync(path, "utf8"));
  for (const _ of ["parsed", "stored"]) expect(readYaml(path, stored)).toStrictEqual(parsed);
});

test("`readYaml` parses a file again if its content has changed", () => {
  for (const value of [1, 2, 1]) {
    writeFileSync(file, `value: ${value}\n`);
    for (const _ of ["parsed", "stored"]) expect(readYaml(file, stored)).toEqual({ value });
  }
  // Both versions are stored, so each is parsed only once even if the file alternates between them.
  expect(readdirSync(stored).filter((name) => name.startsWith("some.yaml-"))).toHaveLength(2);
});

test("`readYaml` returns the stored copy if the file is unchanged", () => {
  writeFileSync(file, "value: 1\n");
  readYaml(file, stored);
  const path = storedOf(file);
  writeFileSync(path, readFileSync(path, "utf8").replace('"value":1', '"value":7'));
  expect(readYaml(file, stored)).toEqual({ value: 7 });
});

test("`readYaml` parses the file if the stored copy is damaged or can't be written", () => {
  writeFileSync(file, "value: 1\n");
  readYaml(file, stored);
  const path = storedOf(file);
  writeFileSync(path, readFileSync(path, "utf8").slice(0, -3));
  expect(readYaml(file, stored)).toEqual({ value: 1 });
  expect(readYaml(file, join(file, "no folder"))).toEqual({ value: 1 });
});

test("`readYaml` throws for invalid YAML every time", () => {
  writeFileSync(file, "value: [1\n");
  for (const _ of [1, 2]) expect(() => readYaml(file, stored)).toThrow(/Flow sequence/);
});
