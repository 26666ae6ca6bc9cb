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
/** Where the file's current text is stored. */
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

test("a changed file is parsed again, even if its name and size are the same", () => {
  for (const value of [1, 2, 1]) {
    writeFileSync(file, `value: ${value}\n`);
    for (const _ of ["parsed", "stored"]) expect(readYaml(file, stored)).toEqual({ value });
  }
  // Each version is stored in a separate file. If two versions are read in turn, each is parsed only once.
  expect(readdirSync(stored).filter((name) => name.startsWith("some.yaml-"))).toHaveLength(2);
});

test("a file parsed before is read from the stored JSON", () => {
  writeFileSync(file, "value: 1\n");
  readYaml(file, stored);
  const path = storedOf(file);
  writeFileSync(path, readFileSync(path, "utf8").replace('"value":1', '"value":7'));
  expect(readYaml(file, stored)).toEqual({ value: 7 });
});

test("damaged JSON is parsed again, and a folder that cannot be written does not cause an error", () => {
  writeFileSync(file, "value: 1\n");
  readYaml(file, stored);
  const path = storedOf(file);
  writeFileSync(path, readFileSync(path, "utf8").slice(0, -3));
  expect(readYaml(file, stored)).toEqual({ value: 1 });
  expect(readYaml(file, join(file, "no folder"))).toEqual({ value: 1 });
});

test("invalid YAML fails every time", () => {
  writeFileSync(file, "value: [1\n");
  for (const _ of [1, 2]) expect(() => readYaml(file, stored)).toThrow(/Flow sequence/);
});
