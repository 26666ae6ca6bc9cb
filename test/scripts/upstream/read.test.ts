import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSource } from "../../../scripts/upstream/read.js";
import { respondWith, withServer } from "../../support/http-server.js";

const folder = mkdtempSync(join(tmpdir(), "cfb-upstream-read-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (text: string): string => {
  const path = join(folder, "description");
  writeFileSync(path, text);
  return path;
};

test("`readSource` reads JSON and YAML from a file or over HTTP without a key", async () => {
  expect(await readSource(file('\uFEFF{"openapi":"3.0.0"}'))).toEqual({ openapi: "3.0.0" });
  expect(await readSource(file("openapi: 3.0.0\n"))).toEqual({ openapi: "3.0.0" });
  const headers: unknown[] = [];
  const read = await withServer(
    (request, response) => {
      headers.push(request.headers.authorization);
      response.end("openapi: '3.1.0'\n");
    },
    (url) => readSource(url),
  );
  expect({ read, headers }).toEqual({ read: { openapi: "3.1.0" }, headers: [undefined] });
});

test.each([
  ["an HTML page", "<!doctype html>\n<title>Docs</title>\n<p>a: b: c", 'it begins with "<!doctype html>'],
  ["truncated JSON", '{"openapi": "3.0', "is neither JSON nor YAML"],
  [
    "YAML whose aliases multiply",
    `a: &a [1]\n${[..."bcdefghij"].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcdefghi"[index]}`).join()}]`).join("\n")}`,
    "is neither JSON nor YAML",
  ],
])("`readSource` throws an error with the reason for %s", async (_, text, reason) => {
  await expect(readSource(file(text))).rejects.toThrow(reason);
});

test("`readSource` throws an error that names a missing file or a failing URL", async () => {
  await expect(readSource(join(folder, "nothing.json"))).rejects.toThrow(/nothing\.json can't be read: .*ENOENT/);
  await withServer(respondWith(503, "{}"), (url) =>
    expect(readSource(url)).rejects.toThrow("responds with status 503"),
  );
});

test("`readSource` times out if a response never ends", async () => {
  await withServer(
    (_, response) => response.write("{"),
    (url) => expect(readSource(url, 40)).rejects.toThrow("aborted due to timeout"),
  );
});
