import { isArray } from "../document/json.js";
import { cut, oneLine, type Redact } from "../query/redact.js";
import { forTools } from "../request/layer.js";

/** The part of JSON Schema that the inputs of the tools need. Its lists are mutable, as those of frameworks are. */
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

/** What a tool returns. A failure is a result as well: its text names the remedy. */
export interface ToolResult {
  /** The result for a model: compact, at most 4,000 tokens at four characters each. */
  readonly text: string;
  /** The same as an object. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether the tool could not do what the input says. */
  readonly failed: boolean;
}

/** A tool for an agent: plain data, and one function. */
export interface Tool {
  readonly name: string;
  /** A short name for people. */
  readonly title: string;
  readonly description: string;
  /** The input as JSON Schema. */
  readonly inputSchema: InputSchema & { readonly type: "object" };
  /** Whether the tool may call the service. No tool changes anything. */
  readonly callsService: boolean;
  /** Runs the tool. Never throws, except the reason of `signal`, which ends its calls. */
  execute(input: unknown, options?: { readonly signal?: AbortSignal | undefined }): Promise<ToolResult>;
}

/** Settings of the tools, all optional. */
export interface ToolOptions {
  /**
   * Whether the client calls the sample service. Then every result with data says so, and no call is refused because its season has not begun.
   * Default: whether the client's `fetch` is that of `createSampleService`. If another function or a URL is between them, the header
   * `x-sample-data` of the first response says so.
   */
  readonly sample?: boolean | undefined;
  /** The most metered requests that the tools may send, further attempts included. Default: no limit. */
  readonly maxCalls?: number | undefined;
  /** Changes the message of an error or a notice, before it is cut. The command replaces names of options by flags. Default: none. */
  readonly rephrase?: ((message: string) => string) | undefined;
}

/** The most characters of a result's text: 4,000 tokens at four characters each. */
export const maxCharacters = 4 * 4_000;
/** Those of them for rows or calls, beside the source, notices, columns and totals. */
export const roomForItems = maxCharacters - 3_000;

/** A result of lines, after the first line of every result where the data is made up. Text beyond the limit is cut, and says so. */
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

/** What a client or a result of this package has for the tools. Empty for anything else, such as a wrapper of a client. */
export function partsIn(value: object): readonly unknown[] {
  const parts: unknown = Reflect.get(value, forTools);
  return isArray(parts) ? parts : [];
}

/** The function of a client or a result that replaces keys; undefined if a value is anything else. */
export const redactFrom = (value: unknown): Redact | undefined =>
  typeof value === "function" ? (text) => `${value(text)}` : undefined;

/** As many of the first items as have at most these characters as JSON. */
export function fitting<T>(items: readonly T[], characters: number): readonly T[] {
  let size = 0;
  const end = items.findIndex((item) => {
    size += JSON.stringify(item).length + 1;
    return size > characters;
  });
  return end === -1 ? items : items.slice(0, end);
}

/** A failure, with its remedy in the message. */
export function failureOf(source: string | undefined, text: string, code: string): ToolResult {
  const message = cut(oneLine(text), maxCharacters);
  return resultOf(source, [`Error: ${message}`], { error: { message, code } }, true);
}
