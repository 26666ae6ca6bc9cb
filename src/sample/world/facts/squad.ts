/** The best known players of a team in a season, in order of rank within a position. Made-up players complete the roster. */
export interface Squad {
  readonly teamId: number;
  readonly season: number;
  readonly players: readonly SquadPlayer[];
}

/** `id`: the one that the service gives to the player, where it is known. */
type SquadPlayer = readonly [position: string, name: string, id?: string];

/** A squad of some players. */
export const squad = (teamId: number, season: number, ...players: readonly SquadPlayer[]): Squad => ({
  teamId,
  season,
  players,
});
