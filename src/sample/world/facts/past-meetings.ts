/** A game that appears only in the history of two teams; of its season, the sample world has nothing else but rosters and coaches. */
export interface PastMeeting {
  readonly season: number;
  readonly week: number;
  readonly start: string;
  readonly venue: string | null;
  readonly homeId: number;
  readonly awayId: number;
  /** Null where the score of a completed game is lost. */
  readonly points: { readonly home: number; readonly away: number } | null;
}

export const pastMeetings: readonly PastMeeting[] = [
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
    // A tie: there was no overtime before 1996.
    season: 1989,
    week: 5,
    start: "1989-09-30T23:00:00.000Z",
    venue: "Mountaineer Field",
    homeId: 277,
    awayId: 221,
    points: { home: 31, away: 31 },
  },
];
