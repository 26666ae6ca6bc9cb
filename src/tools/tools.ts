import type { Client } from "../client.js";
import type { NameKind, QueryObject } from "../document/operation.js";
import { sampleWords } from "../document/sample-words.js";
import { CfbError, IncompleteError, QuotaExceededError, TierError } from "../errors.js";
import { holdsKey, type Redact, redactedData } from "../query/redact.js";
import { forTools } from "../request/layer.js";
import { lazily } from "../request/lazily.js";
import { type Definition, definitions } from "./definitions.js";
import type { Context } from "./get.js";
import { type Input, inputProblems } from "./input.js";
import {
  failureOf,
  maxCharacters,
  partsIn,
  redactFrom,
  resultOf,
  type Tool,
  type ToolOptions,
  type ToolResult,
} from "./types.js";

/** The first line of every result from the sample service. */
const sampleSource = `Sample data, not the service's: ${sampleWords}. It has few seasons and teams.`;

/**
 * Returns a client's {@link Redact}, whether its `fetch` is a sample service, and its quota floor. An object that is not a client of this package has
 * no key to replace.
 */
function partsOf(client: object): Pick<Context, "redact" | "quotaFloor"> & { readonly isSample: boolean } {
  const [redact, fetch, quotaFloor] = partsIn(client);
  return {
    redact: redactFrom(redact) ?? ((text) => text),
    // Only a `SampleService` has the member `coverage`.
    isSample: typeof fetch === "function" && Object.hasOwn(fetch, "coverage"),
    quotaFloor: typeof quotaFloor === "number" ? quotaFloor : 0,
  };
}

/** Rewrites a message of the client for a model, which has tools instead of JavaScript functions. */
function inTools(message: string): string {
  return message
    .replace(/\bawait cfb\.names\.(\w+)\(("(?:[^"\\]|\\.)*")\)/g, 'resolve_name {"kind":"$1","text":$2}')
    .replace(/\bnames\.\w+ (?=takes the name)/g, "resolve_name ")
    .replace("`cfb.all` fills it in", "Make a call for each week")
    .replace(/ more than one player of .*/, "$& get_data /player/search takes `searchTerm` with `team`.");
}

/** Returns the message for an error. If the budget or the quota is used up, or the tier is too low, it says what a model can do. */
function toolErrorMessage(error: unknown, { loading }: Context): string {
  if (error instanceof IncompleteError) {
    const used = `used up${loading > 0 ? " or reserved for running calls" : ""}`;
    return `The metered requests that \`maxCalls\` allows are ${used}. Nothing was sent. Work with the results so far, or raise \`maxCalls\`.`;
  }
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof QuotaExceededError)
    return `${message} Work with the results so far, or use operations that are free.`;
  if (error instanceof TierError) return `${message} Use another operation.`;
  return message;
}

/** Says why an input must not be used. Returns undefined if it can be written as JSON and does not contain a key. */
function keyProblems(input: unknown, redact: Redact): string[] | undefined {
  try {
    if (!holdsKey(`${JSON.stringify(input)}`, redact)) return undefined;
    return ["the input contains the API key. Nothing was sent. Take it out."];
  } catch {
    return ["the input must be JSON that is not nested too deeply."];
  }
}

/** Returns a tool's `execute` for a function that may throw. */
function executed(
  name: string,
  { inputSchema }: Definition,
  context: Context,
  run: (input: Input, signal: AbortSignal | undefined) => Promise<ToolResult>,
): Tool["execute"] {
  const { redact, rephrase } = context;
  return async (rawInput, options) => {
    const { signal } = options ?? {};
    // Check the input before any of it is repeated or cut.
    const problems = keyProblems(rawInput, redact) ?? inputProblems(rawInput ?? {}, inputSchema);
    if (problems.length > 0) return failureOf(undefined, `${name}: ${problems.join(" ")}`, "input");
    signal?.throwIfAborted();
    try {
      return await run({ ...(rawInput as object) }, signal);
    } catch (error) {
      signal?.throwIfAborted();
      const message = redact(rephrase(toolErrorMessage(error, context)));
      // A wrong input does not depend on the source of the data. An unknown name may.
      if (!(error instanceof CfbError)) return failureOf(undefined, message, "input");
      return failureOf(context.source, message, error.code);
    }
  };
}

/**
 * Returns an agent's tools for a client: find operations, describe one, plan calls, get data, and resolve names. They are plain objects that every
 * framework accepts. `execute` throws only if its signal aborts, and then throws the signal's reason. If a call breaks a rule, contains a name that
 * does not exist, or exceeds `maxCalls` or the client's `quotaFloor`, the tool does not send it. The tools compare names in queries with the
 * service's lists. The first lookup of each kind costs one call. If `maxCalls` or the quota allows only the calls that are running, the tools skip the
 * lookup. Results from a sample service say so.
 *
 * @example const [find] = tools(createClient()); console.log((await find?.execute({ words: "betting odds" }))?.text);
 */
export function tools(client: Client, options: ToolOptions = {}): Tool[] {
  const { sample, maxCalls, rephrase: ownRephrase, ...unknown } = options;
  const [wrong] = Object.keys(unknown);
  if (wrong !== undefined)
    throw new TypeError(`There is no option ${wrong}. The options are sample, maxCalls and rephrase.`);
  if (maxCalls !== undefined && !(Number.isInteger(maxCalls) && maxCalls >= 0))
    throw new TypeError("maxCalls takes a whole number of at least 0.");
  const rephrase = (message: string) => {
    const own = inTools(message);
    try {
      return String(ownRephrase?.(own) ?? own);
    } catch {
      // If `rephrase` fails, the original message is better than that failure.
      return own;
    }
  };
  const { redact, isSample, quotaFloor } = partsOf(client);
  let isMadeUp = sample || isSample;
  const context: Context = {
    client,
    rephrase,
    budget: maxCalls === undefined ? undefined : { left: maxCalls },
    quotaFloor,
    tier: undefined,
    redact,
    get source() {
      return isMadeUp ? sampleSource : undefined;
    },
    noteSource(isOfSample) {
      isMadeUp = sample || isSample || isOfSample;
    },
    names: { loaded: new Set(), failedAt: new Map() },
    running: 0,
    loading: 0,
  };
  const get = lazily(async () => (await import("./get.js")).getter(context));
  const runs: Readonly<Record<keyof typeof definitions, Parameters<typeof executed>[3]>> = {
    find_operations: async ({ words }) => (await import("./search.js")).findOperations(String(words)),
    describe_operation: async ({ path }) => {
      const { describe, markdownOf, shortened } = await import("./describe.js");
      const { pathNamed } = await import("./input.js");
      const description = shortened(describe(await pathNamed(String(path))), maxCharacters);
      return resultOf(undefined, [markdownOf(description)], { ...description });
    },
    plan_calls: async ({ calls }) =>
      (await import("./plan-calls.js")).planCalls(context, calls as readonly QueryObject[]),
    get_data: async (input, signal) => (await get())(input, signal),
    resolve_name: async (input, signal) => {
      const { text } = input;
      // The schema allows only these kinds.
      const kind = input.kind as NameKind;
      const nameFound = await client.names[kind](String(text), { signal, budget: context.budget });
      context.noteSource(Reflect.get(Object(nameFound), forTools) !== undefined);
      context.names.loaded.add(kind);
      const name = redactedData(nameFound, redact);
      return resultOf(context.source, [JSON.stringify(name)], { kind, text, name });
    },
  };
  return (Object.keys(runs) as (keyof typeof runs)[]).map((name) => {
    const definition: Definition = definitions[name];
    return { name, ...definition, execute: executed(name, definition, context, runs[name]) };
  });
}
