/** A game that only the history of two teams tells of: nothing else of its season is in the world. */
export interface Meeting {
  readonly season: number;
  readonly week: number;
  readonly start: string;
  readonly venue: string | null;
  readonly homeId: number;
  readonly awayId: number;
  /** Null where the game was played and nobody wrote down how it ended. */
  readonly points: { readonly home: number; readonly away: number } | null;
}

export const meetings: readonly Meeting[] = [
  {
    season: 1943,
    week: 5,
    start: "1943-10-16T19:00:00.000Z",
    venue: null,
    homeId: 131903,
    awayId: 131902,
    points: null,
  },
  {
    // A tie, as there were until overtime came in 1996.
    season: 1989,
    week: 5,
    start: "1989-09-30T23:00:00.000Z",
    venue: "Mountaineer Field",
    homeId: 277,
    awayId: 221,
    points: { home: 31, away: 31 },
  },
];
