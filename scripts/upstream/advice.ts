import type { Description, Parameter } from "./description.js";
import type { Difference, Kind } from "./difference.js";
import { type JsonObject, keysOf, type Node, own } from "./nodes.js";
import { linesOf, schemaOf, typed, withNull, yamlOf } from "./typed-text.js";

/** What to type at a node of openapi.yaml: keys with their values, or what to do in words. */
interface Advice {
  readonly at: Node | undefined;
  readonly type: JsonObject | readonly JsonObject[];
  readonly words?: string;
}

/** Keywords that new types replace. */
const ofTypes = ["type", "format", "anyOf"];

function insteadOf(node: Node | undefined, keys: readonly string[]): string {
  const present = keys.filter((key) => node !== undefined && Object.hasOwn(node.value, key));
  return present.length > 0 ? `instead of ${present.join(", ")}` : "";
}

/** `number double, here …` as the document words it. */
function typeWords(detail: string): string {
  const [declared = ""] = detail.split(", here ");
  return declared === "string" ? "plain text" : declared.replace(/\b(string|integer|number) ([\w-]+)/g, "$1 ($2)");
}

/** What `x-observed` says, before "by the service since …". */
const sentences: Partial<Record<Kind, (detail: string) => string>> = {
  "operation removed": () => "Not declared",
  "operation deprecated": () => "Declared as deprecated",
  "parameter deprecated": () => "Declared as deprecated",
  "body removed": () => "Not declared",
  "null added": () => "Declared nullable",
  "null removed": () => "Not declared nullable",
  "type changed": (detail) => `Declared as ${typeWords(detail)}`,
  "type widened": (detail) => `Declared as ${typeWords(detail)}`,
  "type narrowed": (detail) => `Declared as ${typeWords(detail)}`,
  "field optional": () => "Declared as optional",
  "field required": () => "Declared as always present",
  "field removed": () => "Not declared",
  "field deprecated": () => "Declared as deprecated",
  "value added": (value) => `\`${JSON.parse(value)}\` is declared`,
  "parameter value added": (value) => `\`${JSON.parse(value)}\` is declared`,
  "value removed": (value) => `\`${JSON.parse(value)}\` is not declared`,
  "values open": () => "Declared without a list of values",
  "values closed": () => "Declared with a list of values",
};

/** Says for each difference what to type into openapi.yaml, and at which line. The document widens and never narrows. */
export class Adviser {
  private readonly lineOf: (pointer: string) => number;

  constructor(
    text: string,
    private readonly document: Description,
    private readonly theirs: Description,
    private readonly since: string,
  ) {
    this.lineOf = linesOf(text);
  }

  /** The observation as the one sentence of `x-observed`, which extends the sentence that the node has. */
  private observed({ kind, detail }: Difference, node: Node | undefined): JsonObject {
    const sentence = sentences[kind]?.(detail) ?? "Declared";
    const before = node && own(node.value, "x-observed");
    const text =
      typeof before === "string"
        ? `${before.trim().replace(/\s+/g, " ").replace(/\.$/, "")}; ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
        : sentence;
    return { "x-observed": `${text} by the service since ${this.since}.` };
  }

  /** The shared parameters of this name, of which one may say what the service declares; otherwise the parameter itself. */
  private parameter({ name, required, schema }: Parameter): JsonObject[] {
    const shared = [...this.document.operations.values()].flatMap(({ parameters }) =>
      [...parameters.values()].filter(
        (each) => each.name === name && each.nodes.length > 1 && each.required === required,
      ),
    );
    const pointers = new Set(shared.map(({ nodes }) => nodes.at(-1)?.pointer));
    if (pointers.size > 0) return [...pointers].map((pointer) => ({ $ref: `#${pointer}` }));
    const observed = `Declared by the service since ${this.since}; no response was recorded.`;
    const head = { name, in: "query", ...(required && { required }), description: "…", "x-observed": observed };
    return [{ ...head, schema: schemaOf(this.theirs, schema), example: "…" }];
  }

  private adviceOnParameter(difference: Difference): Advice {
    const { kind, operation, at, owner, ours } = difference;
    const parameter = this.theirs.operations.get(operation)?.parameters.get(`query ${at}`);
    const rules = JSON.stringify(owner?.value["x-query-rules"] ?? "").includes(`"${at}"`)
      ? "; its rules (`x-query-rules`) name it"
      : "";
    if (kind === "parameter removed") return { at: owner, type: {}, words: `take ${at} out of parameters${rules}` };
    if (parameter === undefined) return { at: owner, type: {}, words: "it is not in the query: decide by hand" };
    const words =
      kind === "parameter added"
        ? "to parameters, one of"
        : `instead of ${at}, one of, or the change of its schema${rules}`;
    const node = this.document.operations.get(operation)?.parameters.get(`query ${at}`)?.nodes[0];
    return { at: node ?? owner ?? ours[0], type: this.parameter(parameter), words };
  }

  private adviceOnField(difference: Difference): Advice {
    const { kind, name, owner, theirs, ours, detail } = difference;
    const [node] = ours;
    const observed = this.observed(difference, node);
    const declared = theirs && schemaOf(this.theirs, theirs);
    switch (kind) {
      case "field added": {
        const note = `Declared by the service since ${this.since}; no response was recorded.`;
        const field = { ...declared, description: "…", "x-observed": note };
        const words = `to properties${detail === "required" ? `, and ${name} to required` : ""}`;
        return { at: owner ?? node, type: { [name]: field }, words };
      }
      case "field optional":
      case "field removed": {
        const words =
          detail === "optional here"
            ? ""
            : `and take it out of required of its object, line ${this.lineOf(owner?.pointer ?? "")}`;
        return { at: node, type: observed, words };
      }
      case "null added":
        return {
          at: node,
          type: { ...(node && withNull(node)), ...observed },
          words: insteadOf(node, ["$ref", "allOf"]),
        };
      case "type changed":
      case "type widened": {
        const [before, now] = [node && this.document.shapeOf(node), theirs && this.theirs.shapeOf(theirs)];
        const types = new Set([...(kind === "type changed" ? (before?.types ?? []) : []), ...(now?.types ?? [])]);
        const schema = typed(types, before?.nullable === true || now?.nullable === true);
        return { at: node, type: { ...schema, ...observed }, words: insteadOf(node, ofTypes) };
      }
      case "values open":
        return { at: node, type: observed, words: "and take out its list of values" };
      case "body added":
        return { at: node, type: declared ?? {}, words: "as the schema of the response" };
      case "operation added":
        return { at: undefined, type: {}, words: "CONTRIBUTING.md has the steps (*Add an operation*)" };
      default:
        return {
          at: node,
          type: { ...(/deprecated|operation removed/.test(kind) && { deprecated: true }), ...observed },
        };
    }
  }

  private adviceOn(difference: Difference): Advice {
    const { kind, ours, detail } = difference;
    if (/value (added|removed)$/.test(kind)) {
      const list = ours.find(({ value }) => own(value, "enum") !== undefined);
      if (kind === "parameter value removed") return { at: list, type: {}, words: `take ${detail} out of enum` };
      return {
        at: list,
        type: this.observed(difference, list),
        words: kind.endsWith("added") ? `and add ${detail} to enum` : "",
      };
    }
    const isParameter = kind.startsWith("parameter") && kind !== "parameter deprecated";
    return isParameter ? this.adviceOnParameter(difference) : this.adviceOnField(difference);
  }

  /** The lines below a difference in the report. */
  linesFor(difference: Difference): string[] {
    const { at, type, words = "" } = this.adviceOn(difference);
    const key = (at && keysOf(at.pointer).at(-1)) ?? "";
    // An item of a list has a number for a key.
    const where = at && `openapi.yaml:${this.lineOf(at.pointer)}, ${/^\d+$/.test(key) ? difference.name : key}`;
    const head = [where, words].filter(Boolean).join(": ");
    return [`${head}${Object.keys(type).length > 0 ? ":" : ""}`, ...yamlOf(type).map((line) => `  ${line}`)];
  }
}
