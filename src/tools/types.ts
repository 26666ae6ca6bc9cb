/** The part of JSON Schema that the inputs of the tools need. Its lists are mutable, as those of frameworks are. */
export interface InputSchema {
  readonly type: "object" | "array" | "string" | "integer";
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
  /** Whether the client calls the sample service. Then every result says so, and no call is refused for its season. Default: false. */
  readonly sample?: boolean | undefined;
  /** The most metered requests that the tools may send, further attempts included. Default: no limit. */
  readonly maxCalls?: number | undefined;
  /** Changes the message of an error or a notice, before it is cut. The command replaces names of options by flags. Default: none. */
  readonly rephrase?: ((message: string) => string) | undefined;
}
