import { readFileSync } from "node:fs";
import { join } from "node:path";
import { callOf } from "../../scripts/docs/calls.js";
import { editionForTools } from "../../scripts/docs/edition.js";
import { llmsText } from "../../scripts/docs/pages/llms.js";
import { operationMarkdown } from "../../scripts/docs/pages/operation-markdown.js";
import {
  isRule,
  oneLine,
  operationRuleSentences,
  parameterRuleSentences,
  sentencesOf,
  withoutRules,
} from "../../scripts/generate/rule-sentences.js";
import { operationFacts } from "../../scripts/generate/words.js";
import { type Operation, operationsOf, readDocument } from "../../scripts/lib/document.js";
import { pageOf } from "../../src/cli/commands/operations/page.js";
import { isPath } from "../../src/document/operation.js";
import { describe as describeOperation, markdownOf } from "../../src/tools/describe.js";
import { root } from "../scripts/run.js";

const document = readDocument();
const operations = operationsOf(document);
let ofEdition: ReadonlyMap<string, Operation> = new Map();

beforeAll(async () => {
  ofEdition = new Map(operationsOf(await editionForTools(document)).map((each) => [each.path, each]));
});

/** The sentences of a text's paragraphs and lists that state a rule. */
const rulesIn = (text: string) =>
  text
    .split(/\n\s*\n|\n\s*- /)
    .flatMap((block) => sentencesOf(block.replace(/^\s*- |\*\*Rules\*\* /, "")).filter(isRule));

const twice = (sentences: readonly string[]) =>
  sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);

describe("the sentences generated for a rule", () => {
  const parameter = (name: string, required = false) => ({ name, in: "query", required, schema: { type: "string" } });

  test.each([
    [
      "a choice",
      { "x-query-rules": { anyOf: [{ required: ["a"] }, { required: ["b"] }, { required: ["c"] }] } },
      "**Required:** `a`, `b` or `c`.",
      { a: "Required unless `b` or `c` is given.", c: "Required unless `a` or `b` is given." },
    ],
    [
      "a choice and a required parameter",
      {
        parameters: [parameter("year", true), parameter("a"), parameter("b")],
        "x-query-rules": { anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      },
      "**Required:** `year`, and `a` or `b`.",
      { year: "", a: "Required unless `b` is given." },
    ],
    [
      "a parameter that needs another",
      { "x-query-rules": { dependentRequired: { a: ["b", "c"] } } },
      "`a` requires `b` and `c`.",
      { a: "Requires `b` and `c`.", b: "" },
    ],
    [
      "parameters that need each other",
      { "x-query-rules": { dependentRequired: { a: ["b", "c"], b: ["a", "c"], c: ["a", "b"] } } },
      "Give `a`, `b` and `c` together or not at all.",
      { a: "Requires `b` and `c`.", c: "Requires `a` and `b`." },
    ],
    [
      "a choice that another parameter requires",
      { "x-query-rules": { dependentSchemas: { y: { anyOf: [{ required: ["a"] }, { required: ["b"] }] } } } },
      "With `y`, give `a` or `b`.",
      { y: "Requires `a` or `b`.", b: "Required with `y` unless `a` is given." },
    ],
    [
      "observed values that another parameter allows",
      {
        "x-query-rules": {
          dependentSchemas: { a: { $comment: "observed" as const, properties: { b: { enum: ["x", "y"] } } } },
        },
      },
      "With `a`, leave `b` out or set it to `x` or `y`. †",
      {
        a: "With this parameter, leave `b` out or set it to `x` or `y`. †",
        b: "With `a`, leave it out or set it to `x` or `y`. †",
      },
    ],
    [
      "parameters that exclude each other",
      { "x-query-rules": { allOf: [{ not: { required: ["a", "b"] } }, { not: { required: ["a", "c"] } }] } },
      "Do not give `a` and `b` together. Do not give `a` and `c` together.",
      { a: "Do not combine with `b` or `c`.", c: "Do not combine with `a`." },
    ],
    [
      "values that exclude each other",
      {
        "x-query-rules": {
          not: { required: ["a", "b"], properties: { a: { const: true }, b: { const: true } } },
        },
      },
      "Do not combine `a=true` with `b=true`.",
      { a: "Do not combine `true` with `b=true`.", b: "Do not combine `true` with `a=true`." },
    ],
    [
      "parameters that depend on a value",
      {
        "x-query-rules": {
          if: { required: ["a"], properties: { a: { const: true } } },
          then: { not: { required: ["b"] }, required: ["c"], properties: { d: { enum: ["x"] } } },
        },
      },
      "When `a` is `true`, leave out `b`, and give `c`, and leave `d` out or set it to `x`.",
      {
        a: "When `true`, leave out `b`, and give `c`, and leave `d` out or set it to `x`.",
        b: "Must be left out when `a` is `true`.",
        c: "Required when `a` is `true`.",
        d: "When `a` is `true`, leave it out or set it to `x`.",
      },
    ],
    [
      "an order",
      { "x-not-greater-than": [["a", "b"] as const] },
      "`a` must not be greater than `b`.",
      { a: "Must not be greater than `b`.", b: "Must not be less than `a`." },
    ],
    [
      "ignored parameters",
      { "x-ignored-with": { a: ["b", "c"] } },
      "With `a`, the service ignores `b` and `c`. †",
      { a: "", b: "" },
    ],
    [
      "refused parameters",
      { "x-query-rules": { properties: { a: false, b: false } } },
      "The service refuses `a` and `b` instead of ignoring them. †",
      { a: "" },
    ],
    [
      "refused unknown parameters",
      { "x-query-rules": { additionalProperties: false as const, properties: { a: true } } },
      "The service refuses unknown parameters instead of ignoring them. †",
      { a: "" },
    ],
  ])("are right for %s", (_, operation, sentences, parameters) => {
    expect(operationRuleSentences(operation).join(" ")).toBe(sentences);
    for (const [name, own] of Object.entries(parameters))
      expect([name, parameterRuleSentences(operation, name).join(" ")]).toEqual([name, own]);
    // The lint must recognize every generated sentence as a rule. Otherwise, it could not report such a sentence without a matching rule.
    const all = [sentences, ...Object.values(parameters)].filter((each) => each !== "").flatMap(sentencesOf);
    expect(all.filter((sentence) => !isRule(sentence))).toEqual([]);
  });

  test("are the only sentences in the document that look like a rule", () => {
    const others = operations.flatMap((operation) => sentencesOf(withoutRules(operation)).filter(isRule));
    expect(others).toEqual([]);
  });
});

describe("each rule appears exactly once", () => {
  test.each(operations)("in openapi.yaml and openapi.json: $operationId", (operation) => {
    const rules = operationRuleSentences(operation);
    expect(rulesIn(operation.description)).toEqual(rules);
    const edition = ofEdition.get(operation.path);
    expect(rulesIn(edition?.description ?? "")).toEqual(rules);
    for (const { description = "" } of edition?.parameters ?? []) expect(twice(rulesIn(description))).toEqual([]);
  });

  test.each(operations)("in the Markdown page and llms.txt: $operationId", async (operation) => {
    const { rules, unknown } = operationFacts(operation);
    const call = await callOf(operation);
    const line = llmsText(document, [call])
      .split("\n")
      .find((each) => each.startsWith("- [GET "));
    for (const text of [operationMarkdown(document, call), line]) {
      const found = oneLine(text ?? "");
      for (const sentence of [...rules, ...unknown])
        expect([sentence, found.split(sentence).length]).toEqual([sentence, 2]);
      expect(found).not.toContain("**Required:**");
    }
  });

  test.each(operations)("in the command and the tools: $operationId", (operation) => {
    const { path } = operation;
    if (!isPath(path)) throw new Error(`${path} is not generated`);
    const { rules, unknown } = operationFacts(operation);
    const described = describeOperation(path);
    for (const text of [pageOf(path, { width: 100, color: false }), markdownOf(described)]) {
      const found = oneLine(text);
      for (const sentence of [...rules, ...unknown])
        expect([sentence, found.split(sentence).length]).toEqual([sentence, 2]);
      expect(found).not.toContain("**Required:**");
    }
    for (const { description } of described.parameters) expect(twice(rulesIn(description))).toEqual([]);
  });

  // Editors show the comments in queries.ts for a call.
  test.each([
    ["schema.ts", 6],
    ["queries.ts", 30],
  ])("in each comment of generated/%s, and at least %i comments contain rules", (file, least) => {
    const text = readFileSync(join(root, "generated", file), "utf8");
    const comments = [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, comment = ""]) =>
      comment.replace(/^\s*\* ?/gm, ""),
    );
    expect(comments.filter((comment) => rulesIn(comment).length > 0).length).toBeGreaterThanOrEqual(least);
    expect(comments.filter((comment) => twice(rulesIn(comment)).length > 0)).toEqual([]);
  });
});
