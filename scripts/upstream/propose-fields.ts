import type { Difference, Kind } from "./difference.js";
import { fieldLines, typeLines, unionLine, type Writer } from "./new-field.js";
import { own } from "./nodes.js";
import { observe } from "./observe.js";
import { byHand, type Source } from "./source.js";
import { checkName } from "./wording.js";
import { scalar } from "./yaml-text.js";

/** The schema in place. Where it is the body itself, tools read its form: a person edits it. */
function placeOf({ ours, at }: Difference): string {
  return at === "" ? byHand("it is the body itself") : (ours[0]?.pointer ?? byHand("the document has no schema there"));
}

function addNull(source: Source, pointer: string): void {
  if (source.has(pointer, "allOf")) byHand("an object of parts takes its null where it is referred to");
  if (source.has(pointer, "$ref")) {
    const reference = `{ $ref: ${source.valueText(pointer, "$ref")} }`;
    source.setPair(pointer, "$ref", () => `anyOf: [${reference}, { type: "null" }]`);
  } else if (source.has(pointer, "anyOf")) {
    source.setItems(pointer, "anyOf", [...source.itemTexts(pointer, "anyOf"), '{ type: "null" }']);
  } else {
    const types =
      source.get(pointer, "type") === undefined
        ? source.itemTexts(pointer, "type")
        : [source.valueText(pointer, "type")];
    if (source.has(pointer, "enum")) source.setItems(pointer, "enum", [...source.itemTexts(pointer, "enum"), "null"]);
    source.setPair(pointer, "type", () => `type: [${[...types, '"null"'].join(", ")}]`);
  }
}

/** Widens the types of a scalar by those that the service declares now. */
function changeType(source: Source, pointer: string, difference: Difference, writer: Writer): void {
  const { theirs, kind, ours } = difference;
  if (!theirs) byHand("the service declares nothing");
  const now = [...writer.theirs.shapeOf(theirs).types];
  const node = ours.find((each) => each.pointer === pointer);
  const type = [node?.value.type].flat().filter((each) => each !== "null");
  const format = own(node?.value ?? {}, "format");
  const [name] = type;
  if (
    type.length !== 1 ||
    typeof name !== "string" ||
    source.has(pointer, "enum") ||
    [...now, name].some((each) => /^(object|array)/.test(each))
  )
    byHand("only the type of a plain string, number or boolean is changed");
  const before = typeof format === "string" ? `${name} ${format}` : name;
  const nullable = [node?.value.type].flat().includes("null");
  const types = kind === "type widened" ? now : [before, ...now];
  source.toBlock(pointer);
  source.removePair(pointer, "format");
  const [only, ...more] = types;
  const lines = more.length === 0 && only !== undefined ? typeLines(only, nullable) : [unionLine(types, nullable)];
  source.setPair(pointer, "type", () => lines.join("\n"));
}

function makeOptional(source: Source, _: string, { owner, name, detail }: Difference): void {
  if (detail === "optional here") return;
  const schema = owner ?? byHand("the field belongs to no schema");
  const keys = own(schema.value, "x-key");
  if (Array.isArray(keys) && keys.some((key) => String(key).split(".")[0] === name))
    byHand("it is part of the row's key (`x-key`)");
  const names = source.itemTexts(schema.pointer, "required");
  if (!names.includes(name)) byHand("another schema requires it");
  const left = names.filter((each) => each !== name);
  if (left.length > 0) source.setItems(schema.pointer, "required", left);
  else source.removePair(schema.pointer, "required");
}

function addValue(source: Source, pointer: string, { detail }: Difference): void {
  source.setItems(pointer, "enum", [...source.itemTexts(pointer, "enum"), scalar(JSON.parse(detail), true)]);
}

function addField(source: Source, difference: Difference, writer: Writer): void {
  const { theirs, name, detail } = difference;
  const owner = difference.owner ?? byHand("no schema of the document lists its fields");
  const node = theirs ?? byHand("the service declares nothing");
  checkName(name);
  const properties = `${owner.pointer}/properties`;
  if (source.has(properties, name)) byHand("another operation declares it otherwise");
  source.setPair(properties, name, (indent) => fieldLines(writer, name, node, indent).join("\n"));
  if (detail !== "required") return;
  if (source.has(owner.pointer, "required"))
    source.setItems(owner.pointer, "required", [...source.itemTexts(owner.pointer, "required"), name]);
  else source.setPair(owner.pointer, "required", () => `required: [${name}]`, ["description", "type"]);
}

/** What is written beside the observation. Kinds that are not listed leave the schema as wide as it is: the document never narrows. */
const edits: Partial<Record<Kind, (source: Source, pointer: string, difference: Difference, writer: Writer) => void>> =
  {
    "null added": addNull,
    "type changed": changeType,
    "type widened": changeType,
    "field optional": makeOptional,
    "field removed": makeOptional,
    "field deprecated": (source, pointer) =>
      source.setPair(pointer, "deprecated", () => "deprecated: true", ["description"]),
    "value added": addValue,
    "parameter value added": addValue,
  };

/** A value of an enumeration in code marks. What would break the sentence is left to a person. */
function code(value: string): string {
  const text = String(JSON.parse(value));
  return /^[\w /+-]+$/.test(text) ? `\`${text}\`` : byHand("the value has unusual characters");
}

/** `number double, here …` as the document words it. */
function typeWords(detail: string): string {
  const [declared = ""] = detail.split(", here ");
  return declared === "string" ? "plain text" : declared.replace(/\b(string|integer|number) ([\w-]+)/g, "$1 ($2)");
}

/** What `x-observed` says, before "by the service since …". */
const sentences: Partial<Record<Kind, (detail: string) => string>> = {
  "null added": () => "Declared nullable",
  "null removed": () => "Not declared nullable",
  "type changed": (detail) => `Declared as ${typeWords(detail)}`,
  "type widened": (detail) => `Declared as ${typeWords(detail)}`,
  "type narrowed": (detail) => `Declared as ${typeWords(detail)}`,
  "field optional": () => "Declared as optional",
  "field required": () => "Declared as always present",
  "field removed": () => "Not declared",
  "field deprecated": () => "Declared as deprecated",
  "value added": (value) => `${code(value)} is declared`,
  "parameter value added": (value) => `${code(value)} is declared`,
  "value removed": (value) => `${code(value)} is not declared`,
  "values closed": () => "Declared with a list of values",
};

/** Writes one difference of a field, or of an enumeration, into the document. Throws a ByHandError where a person has to. */
export function proposeField(source: Source, difference: Difference, writer: Writer): void {
  const { kind, ours, detail } = difference;
  if (kind === "field added") {
    addField(source, difference, writer);
    return;
  }
  const sentence = sentences[kind]?.(detail) ?? byHand("CONTRIBUTING.md has the steps");
  const listed = /^(parameter )?value (added|removed)$/.test(kind);
  const values = ours.find(({ value }) => own(value, "enum") !== undefined);
  const pointer = listed ? (values?.pointer ?? byHand("the document lists no values there")) : placeOf(difference);
  // A value that fields and parameters share is written once.
  if (kind.endsWith("value added") && source.itemTexts(pointer, "enum").includes(scalar(JSON.parse(detail), true)))
    return;
  edits[kind]?.(source, pointer, difference, writer);
  observe(source, pointer, `${sentence} by the service since ${writer.since}.`);
}
