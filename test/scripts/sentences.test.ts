import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { factLines, queryRules } from "../../scripts/docs/facts.js";
import { operationTexts } from "../../scripts/generate/guide.js";
import { observed } from "../../scripts/generate/rule-words.js";
import { operationFacts, tierName, tierSentence } from "../../scripts/generate/words.js";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { root } from "../../scripts/lib/root.js";
import { createClient } from "../../src/create-client.js";
import { isPath } from "../../src/document/operation.js";
import { prose } from "../../src/document/prose.js";
import { createSampleService } from "../../src/sample/index.js";

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
  // Another test holds the sentence with a number, on the tier.
  const whole = new Set(sentences.filter((each) => !/\d/.test(each)).map((each) => each.replace(/ †$/, "")));
  expect(whole.size).toBe(6);
  for (const sentence of whole) {
    const files = others.filter(([, text]) => text.includes(sentence)).map(([name]) => name);
    expect([sentence, files]).toEqual([sentence, ["scripts/generate/words.ts"]]);
  }
});

test("one source file words a supporter tier", () => {
  // The sample service has the texts of the real one.
  const wordings = texts.filter(([name, text]) => /\btier \$\{/i.test(text) && !name.startsWith("src/sample/"));
  expect(wordings.map(([name]) => name)).toEqual(["scripts/generate/words.ts"]);
});

test("errors, the command and the reference have its wording of a tier", async () => {
  expect(readFileSync(join(root, "generated/words.ts"), "utf8")).toContain(tierSentence(`\${tier}`));
  const client = createClient({ apiKey: "any", fetch: createSampleService({ tier: 0 }) });
  await expect(client.get("/games/weather", { year: 2024 })).rejects.toThrow(tierSentence(1));
  expect(prose["/games/weather"].facts).toContain(observed(tierSentence(1)));
  expect(operationTexts(operations, ({ path }) => path).tiers).toContain(`Supporter ${tierName(1)} is needed for`);
});

test.each(operations)("$operationId has the same sentences in the command and in the reference", (operation) => {
  if (!isPath(operation.path)) throw new Error(`${operation.path} is not generated`);
  const { unknown, key, cost, caps, freshness, asOf } = operationFacts(operation);
  expect(prose[operation.path].facts).toEqual(
    expect.arrayContaining([...unknown, ...key, ...cost, ...caps, ...freshness, ...asOf]),
  );
  const reference = [...queryRules(operation), ...factLines(operation).map(([, text]) => text)].join(" ");
  for (const sentence of [...unknown, ...key, ...cost, ...caps, ...freshness, ...asOf])
    expect(reference).toContain(sentence);
});
