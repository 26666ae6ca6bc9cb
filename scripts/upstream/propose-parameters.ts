import { parameters as wordings } from "../redocly/wordings.mjs";
import { limits } from "./compare.js";
import type { Description, Parameter } from "./description.js";
import type { Difference } from "./difference.js";
import { typeLines, valuesKey, type Writer } from "./new-field.js";
import { children, type Node } from "./nodes.js";
import { byHand, type Source } from "./source.js";
import { checkName, descriptionOf } from "./wording.js";
import { textPair } from "./yaml-text.js";

/** What two parameters have in common when one can stand for the other. */
function signatureOf({ shapeOf }: Description, { name, in: location, required, schema }: Parameter): string {
  const { types, values, nodes } = shapeOf(schema);
  const own = limits.map((key) => nodes.find(({ value }) => Object.hasOwn(value, key))?.value[key]);
  return JSON.stringify([name, location, required, [...types].sort(), values && valuesKey(values), own]);
}

/** The parameter that a difference is about, as the service declares it. */
function declared({ theirs }: Writer, { operation, at }: Difference): Parameter {
  return (
    theirs.operations.get(operation)?.parameters.get(`query ${at}`) ?? byHand("it is not a parameter of the query")
  );
}

/** The pointer of the shared parameter of the document that says the same and that most operations use. */
function sharedLike(document: Description, signature: string): string | undefined {
  const uses = new Map<string, number>();
  for (const { parameters } of document.operations.values())
    for (const parameter of parameters.values()) {
      const pointer = parameter.nodes.at(-1)?.pointer ?? "";
      if (parameter.nodes.length > 1 && signatureOf(document, parameter) === signature)
        uses.set(pointer, (uses.get(pointer) ?? 0) + 1);
    }
  return [...uses].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** A parameter that no other operation has, as lines. */
function parameterLines(writer: Writer, parameter: Parameter, indent: string): string[] {
  const { name, schema, required } = parameter;
  const { types, values } = writer.theirs.shapeOf(schema);
  const [type = "", ...more] = types;
  if (more.length > 0 || values || !/^(integer int32|number double|boolean|string)$/.test(type))
    byHand("its schema is not a plain type");
  // The lint requires what the service compares a name with, which no declaration says.
  if (type === "string" && !/id$/i.test(name))
    byHand("what the service compares the name with (`x-matches`) is unknown");
  return [
    `name: ${name}`,
    "in: query",
    ...(required ? ["required: true"] : []),
    textPair("description", descriptionOf(name, wordings), indent),
    textPair("x-observed", `Declared by the service since ${writer.since}; no response was recorded.`, indent),
    `schema: { ${typeLines(type, false).join(", ")} }`,
    `example: ${type === "boolean" ? "true" : type === "string" ? '"1"' : "1"}`,
  ];
}

function addParameter(source: Source, difference: Difference, document: Description, writer: Writer): void {
  const parameter = declared(writer, difference);
  const operation: Node = difference.owner ?? byHand("the document has no such operation");
  checkName(parameter.name);
  const shared = sharedLike(document, signatureOf(writer.theirs, parameter));
  const item = (indent: string): string =>
    shared === undefined ? parameterLines(writer, parameter, indent).join("\n") : `{ $ref: "#${shared}" }`;
  if (source.has(operation.pointer, "parameters")) source.addItem(operation.pointer, "parameters", item);
  else {
    const first = (indent: string) => `parameters:\n  - ${item(`${indent}    `).replaceAll("\n", "\n    ")}`;
    source.setPair(operation.pointer, "parameters", first, ["x-query-rules", "x-data-since", "x-freshness"]);
  }
}

/** Refers to another shared parameter, which says what the service declares now. */
function exchange(source: Source, difference: Difference, document: Description, writer: Writer): void {
  const { owner, at } = difference;
  const shared = sharedLike(document, signatureOf(writer.theirs, declared(writer, difference)));
  if (shared === undefined || !owner) byHand("no shared parameter of the document says the same");
  const parameters = document.operations.get(difference.operation)?.parameters.get(`query ${at}`);
  const index = children(owner, "parameters").findIndex(({ pointer }) => pointer === parameters?.nodes[0]?.pointer);
  if (index < 0) byHand("the operation does not list it");
  source.setItem(owner.pointer, "parameters", index, `{ $ref: "#${shared}" }`);
}

/** Writes one difference of a parameter into the document. Throws a byHand where a person has to. */
export function proposeParameter(source: Source, difference: Difference, document: Description, writer: Writer): void {
  const rules = difference.owner?.value["x-query-rules"];
  if (difference.kind === "parameter added") {
    addParameter(source, difference, document, writer);
    return;
  }
  if (JSON.stringify(rules ?? "").includes(`"${difference.at}"`))
    byHand("rules of the operation name it (`x-query-rules`)");
  exchange(source, difference, document, writer);
}
