/** The kinds of names that an operation of the service lists: the first part of a field in `x-matches`. */
export const listedKinds = ["team", "conference", "position", "playType", "draftTeam"] as const;
export type ListedKind = (typeof listedKinds)[number];

/** The kinds of names that `Client.names` finds: those of a list, and people, whom a call for each name finds. */
export const nameKinds = [...listedKinds, "coach", "player"] as const;
export type NameKind = (typeof nameKinds)[number];
