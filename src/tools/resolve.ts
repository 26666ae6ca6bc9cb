import type { Context } from "./get.js";
import { resultOf } from "./result.js";
import type { ToolResult } from "./types.js";

/** The kinds of names that `Client.names` finds. */
export const nameKinds = ["team", "conference", "position", "playType", "draftTeam", "coach", "player"] as const;

/** Finds the name that operations take. */
export async function resolveName(
  { client, budget, source }: Context,
  kind: unknown,
  text: string,
): Promise<ToolResult> {
  const known = nameKinds.find((each) => each === kind);
  if (known === undefined) throw new Error(`\`kind\` takes one of ${nameKinds.join(", ")}.`);
  const name = await budget.spend<object>(() => client.names[known](text));
  return resultOf([source, JSON.stringify(name)], { ...(source && { source }), kind: known, text, name });
}
