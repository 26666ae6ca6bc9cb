import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operationsOf, resolve } from "../../scripts/lib/document.js";
import { document } from "./validator.js";

const lines = readFileSync(join(__dirname, "parameters.txt"), "utf8").split("\n");
const declared = new Map(lines.filter((line) => line.startsWith("/")).map((line) => [line.split(" ")[0], line]));
const operations = operationsOf(document);

test("parameters.txt has a line for each operation", () => {
  expect([...declared.keys()]).toEqual(operations.map(({ path }) => path));
});

test.each(operations)("$operationId has the parameters that the service declares", ({ path, parameters }) => {
  const own = parameters.map(({ name, required, schema }) => {
    const { type, format, enum: values, const: value } = resolve(document, schema);
    const isText = values !== undefined || value !== undefined;
    return `${name}${required ? "" : "?"}: ${isText ? "string" : (format ?? type)}`;
  });
  expect(`${path} ${own.join(", ")}`.trim()).toBe(declared.get(path));
});
