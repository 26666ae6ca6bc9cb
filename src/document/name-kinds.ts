import type { Matches } from "../../generated/descriptors.js";

/** The kinds of names that an operation of the service lists: the first part of a field in `x-matches`. */
export const listedKinds = ["team", "conference", "position", "playType", "draftTeam"] as const;
export type ListedKind = (typeof listedKinds)[number];

/** The kind of the list that a parameter is compared with, as are rows whose own field it is (`row.…`). Undefined where no list has the names. */
export function listedKindOf({ fields, part }: Matches): ListedKind | undefined {
  const [first, property] = fields[0]?.split(".") ?? [];
  return part ? undefined : listedKinds.find((kind) => kind === (first === "row" ? property : first));
}

/** The kinds of names that `Client.names` finds: those of a list, and people, whom a call for each name finds. */
export const nameKinds = [...listedKinds, "coach", "player"] as const;
export type NameKind = (typeof nameKinds)[number];
