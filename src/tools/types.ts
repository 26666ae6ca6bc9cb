import { isArray } from "../document/json.js";
import { cut, oneLine, type Redact } from "../query/redact.js";
import { forTools } from "../request/layer.js";

/** The part of JSON Schema that the tools' inputs use. Its lists are mutable, because the types of frameworks expect mutable lists. */
export interface InputSchema {
  readonly type: "object" | "array" | "string" | "integer" | "boolean";
  readonly description?: string;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly required?: string[];
  readonly items?: InputSchema;
  readonly enum?: string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly additionalProperties?: false;
}

/** The result of a tool. If the tool failed, the text says how to fix the problem. */
export interface ToolResult {
  /** The result for a model. It is compact, with at most 4,000 tokens of four characters each. */
  readonly text: string;
  /** The result as an object. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether the tool could not do what the input requested. */
  readonly failed: boolean;
}

/** A tool for an agent: plain data and one function. */
export interface Tool {
  readonly name: string;
  /** A short name for people. */
  readonly title: string;
  readonly description: string;
  /** The input as JSON Schema. */
  readonly inputSchema: InputSchema & { readonly type: "object" };
  /** Whether the tool may call the service. The tools never change anything in it. */
  readonly callsService: boolean;
  /** Runs the tool. If `signal` ends the tool's calls, throws the signal's reason. Otherwise, never throws. */
  execute(input: unknown, options?: { readonly signal?: AbortSignal | undefined }): Promise<ToolResult>;
}

/** Options of the tools, all optional. */
export interface ToolOptions {
  /**
   * Whether the client calls the sample service. If it does, every result with data says so, and the tools do not refuse calls because a season has
   * not begun. Default: whether `createSampleService` made the client's `fetch`. If another function or a URL is in between, the tools recognize the
   * service by the header `x-sample-data` of its first response.
   */
  readonly sample?: boolean | undefined;
  /** The maximum number of metered requests that the tools may send, including retries. Default: no limit. */
  readonly maxCalls?: number | undefined;
  /**
   * Changes the message of an error or a notice before the tool cuts it. The command uses it to replace names of options with flags. Default: none.
   */
  readonly rephrase?: ((message: string) => string) | undefined;
}

/** The maximum number of characters in a result's text: 4,000 tokens of four characters each. */
export const maxCharacters = 4 * 4_000;
/** How many of these characters rows or calls may use. The rest is for the source, notices, columns and totals. */
export const roomForItems = maxCharacters - 3_000;

/** Returns a result with these lines. If the data is made up, `source` is its first line. Cuts text beyond the limit, and says so. */
export function resultOf(
  source: string | undefined,
  lines: readonly (string | undefined)[],
  data: ToolResult["data"],
  failed = false,
): ToolResult {
  const text = [source, ...lines].filter((line) => line !== undefined && line !== "").join("\n");
  const end = "\n(cut: the rest is longer than a result may be)";
  const whole = text.length <= maxCharacters;
  return {
    text: whole ? text : text.slice(0, maxCharacters - end.length) + end,
    data: { ...(source && { source }), ...data },
    failed,
  };
}

/**
 * Returns what a client or a result of this package provides for the tools. Returns an empty list for anything else, such as a wrapper of a client.
 */
export function partsIn(value: object): readonly unknown[] {
  const parts: unknown = Reflect.get(value, forTools);
  return isArray(parts) ? parts : [];
}

/** Returns a client's or result's function that replaces keys, or undefined if the value is not a function. */
export const redactFrom = (value: unknown): Redact | undefined =>
  typeof value === "function" ? (text) => `${value(text)}` : undefined;

/** Returns the first items, as many as fit into `characters` as JSON. */
export function fitting<T>(items: readonly T[], characters: number): readonly T[] {
  let size = 0;
  const end = items.findIndex((item) => {
    size += JSON.stringify(item).length + 1;
    return size > characters;
  });
  return end === -1 ? items : items.slice(0, end);
}

/** Returns a failed result. Its message contains the remedy. */
export function failureOf(source: string | undefined, text: string, code: string): ToolResult {
  const message = cut(oneLine(text), maxCharacters);
  return resultOf(source, [`Error: ${message}`], { error: { message, code } }, true);
}
