import { isArray } from "../document/json.js";
import { cut, oneLine, type Redact } from "../query/redact.js";
import { forTools } from "../request/layer.js";

/** The part of JSON Schema that the tools' inputs need. Its lists are mutable, as frameworks require. */
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

/** What a tool returns. A failure is also a result, whose text says what to do. */
export interface ToolResult {
  /** The result for a model, in at most 4,000 tokens of four characters each. */
  readonly text: string;
  /** The same result as an object. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether the tool failed. */
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
  /** Whether the tool may call the service. No tool changes anything. */
  readonly callsService: boolean;
  /** Runs the tool. Throws only the reason of `signal`, which ends its calls. */
  execute(input: unknown, options?: { readonly signal?: AbortSignal | undefined }): Promise<ToolResult>;
}

/** Settings of the tools, all optional. */
export interface ToolOptions {
  /**
   * Whether the client calls the sample service. If so, every result with data says that the data is made up, and no call is refused because its
   * season has not begun. Default: whether the client's `fetch` comes from `createSampleService`. If the client reaches the sample service
   * through a wrapper or a URL, the first response's header `x-sample-data` says so.
   */
  readonly sample?: boolean | undefined;
  /** The maximum number of metered requests that the tools may send, including retries. Default: no limit. */
  readonly maxCalls?: number | undefined;
  /** Changes the message of an error or a notice before it is cut. The command uses this to replace option names with flags. Default: none. */
  readonly rephrase?: ((message: string) => string) | undefined;
}

/** The maximum number of characters in a result's text: 4,000 tokens of four characters each. */
export const maxCharacters = 4 * 4_000;
/** The part of these characters that rows or calls may use. The rest is for the source, notices, columns and totals. */
export const roomForItems = maxCharacters - 3_000;

/** A result made of lines. If the data is made up, the first line says so. Text beyond the limit is cut, and the result says so. */
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

/** What a client or a result of this package contains for the tools. Empty for anything else, such as a wrapper around a client. */
export function partsIn(value: object): readonly unknown[] {
  const parts: unknown = Reflect.get(value, forTools);
  return isArray(parts) ? parts : [];
}

/** The function of a client or a result that redacts keys. Undefined for any other value. */
export const redactFrom = (value: unknown): Redact | undefined =>
  typeof value === "function" ? (text) => `${value(text)}` : undefined;

/** The first items that have at most this many characters as JSON. */
export function fitting<T>(items: readonly T[], characters: number): readonly T[] {
  let size = 0;
  const end = items.findIndex((item) => {
    size += JSON.stringify(item).length + 1;
    return size > characters;
  });
  return end === -1 ? items : items.slice(0, end);
}

/** A failure, whose message says what to do. */
export function failureOf(source: string | undefined, text: string, code: string): ToolResult {
  const message = cut(oneLine(text), maxCharacters);
  return resultOf(source, [`Error: ${message}`], { error: { message, code } }, true);
}
