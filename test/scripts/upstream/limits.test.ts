import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainDescription, unmarked } from "../../support/plain-description.js";
import { root, script } from "../run.js";

const folder = mkdtempSync(join(tmpdir(), "cfb-limits-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["week", { exclusiveMinimum: 3 }],
  ["team", { pattern: "^A" }],
])(
  "--write leaves a new limit of the parameter %s that no shared parameter has, and changes nothing",
  async (name, limit) => {
    const theirs = plainDescription({ inline: true });
    const parameter = theirs.paths["/games"]?.get.parameters.find((each) => each.name === name);
    Object.assign(parameter?.schema ?? {}, limit);
    const [description, document] = [join(folder, "description.json"), join(folder, "openapi.yaml")];
    writeFileSync(description, JSON.stringify(unmarked(theirs)));
    copyFileSync(join(root, "openapi.yaml"), document);
    const { code, stdout } = await script("upstream", [description, "--write", "--document", document]);
    expect(code).toBe(1);
    expect(stdout).toContain("0 written into");
    expect(stdout).toContain(", here none: no shared parameter of the document says the same");
    expect(readFileSync(document, "utf8")).toBe(readFileSync(join(root, "openapi.yaml"), "utf8"));
  },
);
