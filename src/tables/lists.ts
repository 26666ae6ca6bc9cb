import { columnName } from "../document/columns.js";
import type { ObjectSchema, Schema } from "../document/schema.js";

/** A list below an object: the keys that lead to it, and its elements. */
interface ListBelow {
  readonly keys: readonly string[];
  readonly items: Schema;
}

function listsBelow(schema: ObjectSchema, above: readonly string[] = []): ListBelow[] {
  return schema.members.flatMap((member): ListBelow[] => {
    const at = [...above, member.key];
    if (member.schema.kind === "list") return [{ keys: at, items: member.schema.items }];
    return member.schema.kind === "object" ? listsBelow(member.schema, at) : [];
  });
}

/** A chain of lists, each inside the elements of the one before. */
export type Chain = readonly ListBelow[];

/** The lists in the rows of a schema, outer lists before those inside them. */
export function chainsBelow(schema: Schema, before: Chain = []): Chain[] {
  if (schema.kind !== "object") return [];
  return listsBelow(schema).flatMap((list) => {
    const chain = [...before, list];
    return [chain, ...chainsBelow(list.items, chain)];
  });
}

/** The name of the innermost list of a chain: `teams_stats`. */
export function chainName(chain: Chain): string {
  return columnName(chain.flatMap((list) => list.keys));
}
