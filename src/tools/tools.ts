import type { Client } from "../client.js";
import { CfbError } from "../errors.js";
import { lazily } from "../lazy/lazily.js";
import { budgetOf } from "./budget.js";
import { type Definition, definitions } from "./definitions.js";
import type { Context } from "./get.js";
import { type Input, inputProblems } from "./input.js";
import { resolveName } from "./resolve.js";
import { failureOf, maxCharacters, resultOf } from "./result.js";
import type { Tool, ToolOptions, ToolResult } from "./types.js";

/** The first line of results of the sample service. */
const sampleSource =
  "Sample data, not the service's: teams, dates and final scores are real, everything else is made up; few seasons and teams.";

/** Makes the function of a tool from one that may throw. */
function executed(
  { inputSchema, name }: Definition,
  { source, rephrase = (message) => message }: Context,
  run: (input: Input, signal: AbortSignal | undefined) => Promise<ToolResult>,
): Tool["execute"] {
  return async (given, { signal } = {}) => {
    const problems = inputProblems(given ?? {}, inputSchema);
    if (problems.length > 0) return failureOf(`${name}: ${problems.join(" ")}`, "input", source);
    signal?.throwIfAborted();
    try {
      return await run({ ...(given as object) }, signal);
    } catch (error) {
      signal?.throwIfAborted();
      const message = error instanceof Error ? error.message : String(error);
      return failureOf(rephrase(message), error instanceof CfbError ? error.code : "input", source);
    }
  };
}

/**
 * The tools of an agent over a client: find operations, describe one, plan calls, get data, resolve names. They are plain objects that every
 * framework takes; `execute` never throws. A call is refused, and nothing is sent, where it breaks a rule, names what does not exist, or exceeds
 * `maxCalls` or the client's `quotaFloor`. Names in queries are compared with the lists of the service: the first name of a kind costs one call.
 *
 * @example const [find] = tools(createClient()); console.log((await find?.execute({ words: "betting odds" }))?.text);
 */
export function tools(client: Client, options: ToolOptions = {}): Tool[] {
  const { sample, rephrase } = options;
  const source = sample ? sampleSource : undefined;
  // Calls of the sample service cost nothing.
  const context: Context = { client, source, rephrase, budget: budgetOf(sample ? {} : options) };
  const get = lazily(async () => (await import("./get.js")).getter(context));
  const runs: Readonly<Record<keyof typeof definitions, Parameters<typeof executed>[2]>> = {
    find_operations: async ({ words, limit }) => {
      const { findOperations } = await import("./find.js");
      return findOperations(String(words), typeof limit === "number" ? limit : undefined);
    },
    describe_operation: async ({ path }) => {
      const [{ describe, shortened }, { markdownOf }, { pathNamed }] = await Promise.all([
        import("./describe.js"),
        import("./markdown.js"),
        import("./operation.js"),
      ]);
      const description = shortened(describe(pathNamed(String(path))), maxCharacters);
      return resultOf([markdownOf(description)], { ...description });
    },
    plan_calls: async ({ calls }) => (await import("./plan.js")).planCalls(context, calls as readonly unknown[]),
    get_data: async (input, signal) => (await get())(input, signal),
    resolve_name: async ({ kind, text }) => resolveName(context, kind, String(text)),
  };
  return (Object.keys(runs) as (keyof typeof runs)[]).map((name) => {
    const definition: Definition = definitions[name];
    return { ...definition, execute: executed(definition, context, runs[name]) };
  });
}
