import { keysOf } from "../lib/document.js";
import type { Description, Parameter } from "./description.js";
import { type Difference, kinds } from "./kinds.js";
import { schemaOf, typed, withNull, yamlOf } from "./schema-text.js";
import type { JsonObject } from "./shape.js";

/** What to write at a node of openapi.yaml, as keys with values or as an instruction in words. */
interface Advice {
  readonly at: JsonObject | undefined;
  readonly type?: JsonObject | readonly JsonObject[];
  readonly words?: string;
}

function insteadOf(node: JsonObject | undefined, keys: readonly string[]): string {
  const present = keys.filter((key) => node !== undefined && Object.hasOwn(node, key));
  return present.length > 0 ? `instead of ${present.join(", ")}` : "";
}

/** Returns a value without its quotes, or the service's types in `number double, here …` as the document's sentences write them. */
function detailWords(detail: string): string {
  if (detail.startsWith('"')) return String(JSON.parse(detail));
  const [declared = ""] = detail.split(", here ");
  return declared === "string" ? "plain text" : declared.replace(/\b(string|integer|number) ([\w-]+)/g, "$1 ($2)");
}

/** Suggests what to write into openapi.yaml for each difference, and on which line. Suggestions only make the document allow more, never less. */
export class Adviser {
  /** `lineAt` returns the line in openapi.yaml to which a JSON pointer refers. */
  constructor(
    private readonly lineAt: (pointer: string) => number,
    private readonly document: Description,
    private readonly theirs: Description,
    private readonly since: string,
  ) {}

  private lineOf(node: JsonObject | undefined): number {
    return this.lineAt(node ? this.document.pointerOf(node) : "");
  }

  /** Returns the observation for `x-observed`. If the node already has one, the new sentence follows it. */
  private observed({ kind, detail }: Difference, node: JsonObject | undefined): JsonObject {
    const sentence = (kinds[kind][2] || "Declared").replace("{}", () => detailWords(detail));
    const before = node?.["x-observed"];
    const text = typeof before === "string" ? `${before.trim().replace(/\s+/g, " ")} ${sentence}` : sentence;
    return { "x-observed": `${text} by the service since ${this.since}.` };
  }

  /** Returns the observation for something that the document lacks. */
  private declared(): JsonObject {
    return { "x-observed": `Declared by the service since ${this.since}, but no response was recorded.` };
  }

  /**
   * Returns references to the shared parameters with this name, because one of them may match the service's parameter. If there are none, returns the
   * parameter itself.
   */
  private parameter({ name, in: location, required, schema }: Parameter): JsonObject[] {
    const shared = [...this.document.operations.values()].flatMap(({ parameters }) =>
      [...parameters.values()].filter(
        (each) => each.name === name && each.nodes.length > 1 && each.required === required,
      ),
    );
    const targets = new Set(shared.flatMap(({ nodes }) => nodes.slice(-1)));
    if (targets.size > 0) return [...targets].map((node) => ({ $ref: `#${this.document.pointerOf(node)}` }));
    const head = { name, in: location, ...(required && { required }), description: "…", ...this.declared() };
    return [{ ...head, schema: schemaOf(this.theirs, schema), example: "…" }];
  }

  private adviceOnParameter({ kind, operation, at, owner }: Difference): Advice {
    const [own, declared] = [this.document, this.theirs].map((each) =>
      each.operations.get(operation)?.parameters.get(at),
    );
    const isRuled = JSON.stringify(owner?.["x-query-rules"] ?? "").includes(`"${at}"`);
    const rules = isRuled ? "; its rules (`x-query-rules`) name it" : "";
    if (declared === undefined) return { at: owner, words: `take ${at} out of parameters${rules}` };
    const words =
      kind === "parameter added"
        ? "to parameters, one of"
        : `instead of ${at}, one of, or the change of its schema${rules}`;
    return { at: own?.nodes[0] ?? owner, type: this.parameter(declared), words };
  }

  private adviceOn(difference: Difference): Advice {
    const { kind, name, owner, theirs, ours, detail } = difference;
    const isListed = /value (added|removed)$/.test(kind);
    const node = isListed ? ours.find(({ enum: values }) => values !== undefined) : ours[0];
    const observed = this.observed(difference, node);
    const declared = theirs && schemaOf(this.theirs, theirs);
    switch (kind) {
      case "parameter value removed":
        return { at: node, words: `take ${detail} out of enum` };
      case "parameter value added":
      case "value added":
        return { at: node, type: observed, words: `and add ${detail} to enum` };
      case "field added": {
        const words = `to properties${detail === "required" ? `, and ${name} to required` : ""}`;
        const type = { [name]: { ...declared, description: "…", ...this.declared() } };
        return { at: owner ?? node, type, words };
      }
      case "field optional":
      case "field removed": {
        const words = `and take it out of required of its object, line ${this.lineOf(owner)}`;
        return { at: node, type: observed, words: detail === "optional here" ? "" : words };
      }
      case "null added": {
        const words = insteadOf(node, ["$ref", "allOf"]);
        return { at: node, type: { ...(node && withNull(node)), ...observed }, words };
      }
      case "type changed":
      case "type widened": {
        const [before, now] = [node && this.document.shapeOf(node), theirs && this.theirs.shapeOf(theirs)];
        const types = new Set([...(kind === "type changed" ? (before?.types ?? []) : []), ...(now?.types ?? [])]);
        const schema = typed(types, before?.nullable === true || now?.nullable === true);
        return { at: node, type: { ...schema, ...observed }, words: insteadOf(node, ["type", "format", "anyOf"]) };
      }
      case "values open":
        return { at: node, type: observed, words: "and take out its list of values" };
      case "body added":
        return { at: node, type: declared ?? {}, words: "as the schema of the response" };
      case "operation added":
        return { at: undefined, words: "CONTRIBUTING.md has the steps (*Add an operation*)" };
      case "operation removed":
      case "operation deprecated":
      case "parameter deprecated":
      case "field deprecated":
        return { at: node, type: { deprecated: true, ...observed } };
      default:
        return kind.startsWith("parameter") ? this.adviceOnParameter(difference) : { at: node, type: observed };
    }
  }

  /** Returns the lines below a difference in the report. */
  linesFor(difference: Difference): string[] {
    const { at, type = {}, words = "" } = this.adviceOn(difference);
    const key = (at && keysOf(this.document.pointerOf(at)).at(-1)) ?? "";
    // If the key is the number of a list item, shows the name instead.
    const where = at && `openapi.yaml:${this.lineOf(at)}, ${/^\d+$/.test(key) ? difference.name : key}`;
    const head = [where, words].filter(Boolean).join(": ");
    return [`${head}${Object.keys(type).length > 0 ? ":" : ""}`, ...yamlOf(type).map((line) => `  ${line}`)];
  }
}
