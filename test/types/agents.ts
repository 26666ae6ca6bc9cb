// Compiled by `npm run typecheck`, never run: a framework for agents takes the tools as they are.
import { jsonSchema, type ToolSet, tool } from "ai";
import { createClient } from "cfb-openapi";
import { tools } from "cfb-openapi/tools";

const cfb = createClient({ apiKey: "sample", quotaFloor: 100 });

/** The tools for `generateText({ model, prompt, tools: toolSet })` of the AI SDK. */
export const toolSet: ToolSet = Object.fromEntries(
  tools(cfb, { maxCalls: 20 }).map(({ name, description, inputSchema, execute }) => [
    name,
    tool({
      description,
      inputSchema: jsonSchema<Record<string, unknown>>(inputSchema),
      execute: async (input, { abortSignal }) => (await execute(input, { signal: abortSignal })).text,
    }),
  ]),
);
