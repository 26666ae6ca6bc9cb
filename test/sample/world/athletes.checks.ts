import { players } from "../../../src/sample/world/facts/players.js";
import { rosterOf } from "../../../src/sample/world/facts/rosters.js";
import { teamById } from "../../../src/sample/world/facts/teams.js";
import { schoolOn } from "../../../src/sample/world/simulation/team-games.js";
import { categoriesOf, loadOnce, responsesOf, sample } from "./responses.js";
import { seasons, sides, titleOf } from "./world.js";

/** The ids on a team's roster. They come from the facts, because /roster lacks the first seasons of the sample world. */
const rosterIds = (teamId: number, season: number) => new Set(rosterOf(teamId, season).map(({ id }) => id));

/** The distinct values that are not in a set. */
function missing<T>(values: readonly T[], known: ReadonlySet<T>): T[] {
  return [...new Set(values)].filter((value) => !known.has(value));
}

test("/roster returns exactly the players in the sample world's facts", async () => {
  for (const year of [2021, 2024, 2025]) {
    const rows = await sample.get("/roster", { year });
    for (const team of new Set(rows.map((row) => row.team))) {
      const { teamId } = seasons.find((each) => teamById(each.teamId).school === team) ?? {};
      if (teamId === undefined) continue;
      const own = rows.filter((row) => row.team === team && row.position !== null);
      expect(new Set(own.map(({ id }) => id))).toEqual(rosterIds(teamId, year));
    }
  }
});

test.each(sides.map((side) => ({ title: titleOf(side), side })))(
  "$title: the team's roster includes every player in the game's rows",
  async ({ side }) => {
    const { game, teamId } = side;
    const school = schoolOn(game, side.side);
    const responses = await responsesOf(game);
    const own = <Row extends { readonly team: string }>(rows: readonly Row[]) =>
      rows.filter(({ team }) => team === school);
    const box = await categoriesOf(side);
    const athletes = box.flatMap(({ types }) => types.flatMap((type) => type.athletes));
    const named = [
      // A negative id stands for the team, which gets the kneels.
      ...athletes.map(({ id }) => id).filter((id) => Number(id) > 0),
      ...own(responses.playStats).map(({ athleteId }) => athleteId),
      ...own(responses.playerPpa).map(({ id }) => id),
      ...own(responses.playerSuccess).map(({ id }) => id),
      ...own(responses.playerPassing).map(({ playerId }) => playerId),
      ...own(responses.playerRushing).map(({ playerId }) => playerId),
      ...responses.passes.filter(({ offense }) => offense === school).flatMap((pass) => [pass.passerId, pass.targetId]),
      ...responses.runs.filter(({ offense }) => offense === school).map(({ rusherId }) => rusherId),
    ];
    expect(named.length).toBeGreaterThan(100);
    expect(missing(named, new Set([null, ...rosterIds(teamId, game.season)]))).toEqual([]);
  },
);

/** The players in a season's rows, with their teams. */
const season = loadOnce(async (year: number) => {
  const rows: { team: string; id: string }[] = [
    ...(await sample.get("/player/usage", { year })),
    ...(await sample.get("/ppa/players/season", { year })),
    ...(await sample.get("/stats/player/success", { year })),
    ...(await sample.get("/stats/player/season", { year })).map(({ team, playerId }) => ({ team, id: playerId })),
    ...(await sample.get("/wepa/players/passing", { year })).map(({ team, athleteId }) => ({ team, id: athleteId })),
    ...(await sample.get("/wepa/players/rushing", { year })).map(({ team, athleteId }) => ({ team, id: athleteId })),
    ...(await sample.get("/wepa/players/kicking", { year })).map(({ team, athleteId }) => ({ team, id: athleteId })),
  ];
  return rows;
});

const detailed = seasons.filter(({ games }) => games.some(({ game }) => game.playByPlay !== null));

test.each(detailed.map((team) => ({ title: `${team.season} ${teamById(team.teamId).school}`, team })))(
  "$title: the team's roster includes every player in the season's rows",
  async ({ team }) => {
    const { school } = teamById(team.teamId);
    const named = (await season(team.season)).filter((row) => row.team === school).map(({ id }) => id);
    expect(named.length).toBeGreaterThan(0);
    expect(missing(named, rosterIds(team.teamId, team.season))).toEqual([]);
  },
);

test("/player/search finds every player by name", async () => {
  const step = Math.ceil(players.length / 100);
  for (const { id, name } of players().filter((_player, index) => index % step === 0)) {
    const found = await sample.get("/player/search", { searchTerm: name });
    expect(found.map((row) => row.id)).toContain(id);
  }
});
