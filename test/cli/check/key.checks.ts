import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();

/** A key in the service's format. It is longer than the part of a value that a mismatch shows. */
const key = "k3yOfMine+0123456789/abcdefghijklmnopqrstuvwxyz=ABCDEFGHIJKLMNOP";

function write(name: string, content: unknown): string {
  writeFileSync(join(cfb.folder, name), JSON.stringify(content));
  return name;
}

const recording = (status: number, query: object, body: unknown) => ({
  source: "live",
  recordedAt: "",
  request: { path: "/venues", query },
  response: { status, headers: {}, body },
});

test.each(["text", "json", "github"])("the %s report does not show any part of the key", async (format) => {
  const files = [
    write("value.json", recording(200, {}, [{ id: key, [key]: 1 }])),
    write("query.json", recording(200, { [key]: 1, year: key }, [])),
    write("empty.json", recording(204, {}, key)),
    write("path.json", { ...recording(200, {}, []), request: { path: `/venues?key=${key}`, query: {} } }),
    "cut.json",
  ];
  writeFileSync(join(cfb.folder, "cut.json"), `${key} is no JSON`);
  const { code, stdout, stderr } = await cfb(["check", ...files, "--format", format], {
    env: { CFB_API_KEY: key, GITHUB_ACTIONS: "" },
  });
  expect(code).toBe(1);
  expect(stdout.match(/\[key\]/g)?.length).toBeGreaterThanOrEqual(7);
  for (let at = 0; at + 8 <= key.length; at++) expect(stdout + stderr).not.toContain(key.slice(at, at + 8));
});
