import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { prose } from "../../generated/prose.js";
import { factLines } from "../../scripts/docs/reference.js";
import { operationFacts } from "../../scripts/generate/words.js";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { root } from "../../scripts/lib/root.js";
import { isPath } from "../../src/query/check.js";

const operations = operationsOf(readDocument());
const sources = ["src", "scripts"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(folder, name)),
);
const texts = sources.map((name) => [name, readFileSync(join(root, name), "utf8")] as const);

test("each sentence on key, cost and freshness is in one source file, so that one change changes it everywhere", () => {
  const sentences = operations
    .map(operationFacts)
    .flatMap(({ key, cost, freshness }) => [...key, ...cost, ...freshness]);
  // `cfb serve` has its own sentence on its sample service, where any key works.
  const others = texts.filter(([name]) => !name.endsWith("/serve.ts"));
  const beginnings = new Set(sentences.map((sentence) => sentence.replace(/\d.*/, "")));
  expect(beginnings.size).toBe(7);
  for (const sentence of beginnings) {
    const files = others.filter(([, text]) => text.includes(sentence)).map(([name]) => name);
    expect([sentence, files]).toEqual([sentence, ["scripts/generate/words.ts"]]);
  }
});

test.each(operations)("$operationId has the same sentences in the command and in the reference", (operation) => {
  if (!isPath(operation.path)) throw new Error(`${operation.path} is not generated`);
  const { unknown, key, cost, caps, freshness } = operationFacts(operation);
  expect(prose[operation.path].facts).toEqual(
    expect.arrayContaining([...unknown, ...key, ...cost, ...caps, ...freshness]),
  );
  const reference = factLines(operation)
    .map(([, text]) => text)
    .join(" ");
  for (const sentence of [...unknown, ...key, ...cost, ...caps, ...freshness]) expect(reference).toContain(sentence);
});
