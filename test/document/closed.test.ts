import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";

const generated = (name: string) => readFileSync(join(__dirname, "../../generated", name), "utf8");

/** Returns source code without its comments. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}

test("no schema is empty or allows arbitrary keys", () => {
  const found: string[] = [];
  const visit = (node: unknown, at: string): void => {
    if (typeof node !== "object" || node === null) return;
    if (/\/(schema|items|properties\/[^/]+|schemas\/[^/]+)$/.test(at) && Object.keys(node).length === 0)
      found.push(`${at} is {}`);
    if ("additionalProperties" in node && node.additionalProperties === true) found.push(`${at} allows any key`);
    for (const [key, child] of Object.entries(node)) visit(child, `${at}/${key}`);
  };
  visit(readDocument(), "");
  expect(found).toEqual([]);
});

test("generated types use `unknown` only for a refused parameter's value, and never use `any`", () => {
  // The string "unknown" is a value, not a type.
  const schemas = code(generated("schema.ts")).replaceAll('"unknown"', "");
  const payloads = schemas.slice(schemas.indexOf("\nexport type SeasonType = "));
  expect(payloads.length).toBeGreaterThan(10_000);
  expect(payloads.match(/.*\b(unknown|any)\b(?!\??:).*/g)?.map((line) => line.trim())).toEqual(["value?: unknown;"]);
  expect(code(generated("queries.ts")).match(/.*\b(unknown|any)\b(?!\??:).*/g)).toBeNull();
});

test("every 200 has a body with a named type", () => {
  const schemas = code(generated("schema.ts"));
  const bodies = [...schemas.matchAll(/"application\/json": ([^;]+);/g)].map(([, type]) => type);
  expect(bodies.length).toBeGreaterThan(85);
  const names = Object.keys(readDocument().components.schemas);
  const isNamed = (type = "") => type === "string[]" || names.includes(type.replace(/( \| null|\[\])$/, ""));
  expect(bodies.filter((type) => !isNamed(type))).toEqual([]);
});

test("the generated types contain every header that an operation's responses declare", () => {
  const operations = generated("schema.ts").split("export interface operations {")[1] ?? "";
  const metered = /^type MeteredHeaders = \{\n([\s\S]*?)^\};/m.exec(operations)?.[1] ?? "";
  const missing = operationsOf(readDocument()).flatMap(({ operationId, responses }) => {
    const types = new RegExp(`^\t${operationId}: \\{\n([\\s\\S]*?)^\t\\};`, "m").exec(operations)?.[1] ?? "";
    const written = types.replace("headers: MeteredHeaders;", metered);
    const names = Object.values(responses).flatMap((response) => Object.keys(response.headers ?? {}));
    return names.filter((name) => !new RegExp(`\\b${name}"?: `).test(written)).map((name) => `${operationId} ${name}`);
  });
  expect(missing).toEqual([]);
  expect(operations).toContain('"X-RateSlowdown-Delay": ');
});
