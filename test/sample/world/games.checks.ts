import { selection } from "../../../src/document/selection.js";
import { schoolOn, teamGames } from "../../../src/sample/world/simulation/team-games.js";
import { createWorld, FIRST_DETAILED_SEASON } from "../../../src/sample/world/simulation/world.js";
import { only, responsesOf } from "./responses.js";
import { total, withPlays, world } from "./world.js";

const firstProduction = selection["/passing/plays"].dataSince;

/** The first season with data, for the operations whose data begins later than the sample world. */
const firstSeasons: Readonly<Record<string, number | undefined>> = {
  playStats: selection["/plays/stats"].dataSince,
  havoc: selection["/stats/game/havoc"].dataSince,
  playerSuccess: selection["/stats/player/success/game"].dataSince,
  passes: firstProduction,
  teamPassing: firstProduction,
  playerPassing: firstProduction,
  runs: firstProduction,
  teamRushing: firstProduction,
  playerRushing: firstProduction,
};

const games = withPlays.map((game) => ({ title: `${game.season} ${game.id}`, game }));

test("every game with line scores has plays", () => {
  const scored = world.filter(({ lineScores }) => lineScores !== null);
  expect(scored.filter(({ playByPlay }) => playByPlay === null)).toEqual([]);
  expect(scored.length).toBe(169);
  expect(withPlays.length).toBeGreaterThan(30);
});

test("a newly created world has the same plays", () => {
  const ids = new Set(withPlays.map(({ id }) => id));
  const again = createWorld().filter(({ id }) => ids.has(id));
  expect(JSON.stringify(again)).toBe(JSON.stringify(withPlays));
});

test.each(games)(
  "$title: every operation that has data for the season returns rows of both teams",
  async ({ game }) => {
    const schools = [schoolOn(game, "home"), schoolOn(game, "away")].sort();
    const { game: _row, teamBox: _team, playerBox: _player, advancedBox: _box, ...lists } = await responsesOf(game);
    for (const [name, rows] of Object.entries(lists)) {
      if (name === "winProbabilities") continue;
      const teams = rows.map((row) => ("team" in row ? row.team : "offense" in row ? row.offense : null));
      const expected = game.season < (firstSeasons[name] ?? 0) ? [] : schools;
      expect({ name, teams: [...new Set(teams)].sort() }).toEqual({ name, teams: expected });
    }
  },
);

test.each(games)("$title: every box score lists both teams", async ({ game }) => {
  const schools = [schoolOn(game, "home"), schoolOn(game, "away")];
  const { teamBox, playerBox, advancedBox } = await responsesOf(game);
  // The teams' box score lists the away side first.
  expect(teamBox.teams.map(({ team }) => team)).toEqual([...schools].reverse());
  expect(playerBox.teams.map(({ team, categories }) => [team, categories.length >= 6])).toEqual(
    schools.map((school) => [school, true]),
  );
  for (const [name, part] of Object.entries(advancedBox.teams)) {
    const hasRows = game.season >= (firstProduction ?? 0) || !["passing", "rushingAdvanced"].includes(name);
    expect({ name, teams: part.map(({ team }) => team) }).toEqual({ name, teams: hasRows ? schools : [] });
  }
});

test.each(games)(
  "$title: every play with a down has a win probability between 0 and 1 if the season has detailed data",
  async ({ game }) => {
    const { winProbabilities, plays } = await responsesOf(game);
    expect(plays).toHaveLength(game.playByPlay?.plays.length ?? 0);
    if (game.season < FIRST_DETAILED_SEASON) return expect(winProbabilities).toEqual([]);
    const before = winProbabilities.slice(0, -1);
    expect(before.map(({ playId }) => playId)).toEqual(plays.filter(({ down }) => down > 0).map(({ id }) => id));
    expect(before.every(({ homeWinProbability: home }) => home > 0 && home < 1)).toBe(true);
    const homeWins = (game.points?.home ?? 0) > (game.points?.away ?? 0);
    expect(winProbabilities.at(-1)).toMatchObject({ playText: "Game ended", homeWinProbability: homeWins ? 1 : 0 });
  },
);

test.each(games)("$title: a row of /plays has no distance exactly if it has no down", async ({ game }) => {
  const { plays } = await responsesOf(game);
  expect(plays.filter(({ down, distance }) => (down === 0) !== (distance === 0))).toEqual([]);
});

test.each(games)("$title: the statistics of havoc, passing and rushing agree with the plays", async ({ game }) => {
  const responses = await responsesOf(game);
  for (const side of teamGames(game)) {
    const school = schoolOn(game, side.side);
    const own = <Row extends { readonly team: string }>(rows: readonly Row[]) =>
      rows.filter(({ team }) => team === school);
    const { plays } = side.offense;
    expect(only(own(responses.advanced)).offense.plays).toBe(plays.filter(({ ppa }) => ppa !== null).length);
    if (game.season < FIRST_DETAILED_SEASON) continue;
    expect(only(own(responses.havoc)).offense.totalHavocEvents).toBe(
      plays.filter(({ havoc: level, ppa }) => level !== null && ppa !== null).length,
    );
    if (game.season < (firstProduction ?? 0)) continue;
    const passers = own(responses.playerPassing);
    const { offense: passing } = only(own(responses.teamPassing));
    expect(total(passers.map(({ attempts }) => attempts))).toBe(passing.attempts);
    expect(total(passers.map(({ totalYards }) => totalYards ?? 0))).toBe(passing.totalYards ?? 0);
    const { offense } = only(own(responses.teamRushing));
    // A kneel is attributed to the team, not to a player.
    const runs = total(own(responses.playerRushing).map(({ attempts }) => attempts));
    expect(runs).toBe(offense.attempts - offense.kneels);
  }
});
