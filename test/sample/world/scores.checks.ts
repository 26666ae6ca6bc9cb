import { opposite } from "../../../src/sample/world/simulation/model.js";
import { teamGames } from "../../../src/sample/world/simulation/team-games.js";
import { boxOf, only, responsesOf, sampleAt } from "./responses.js";
import { titleOf, total, withPlays } from "./world.js";

const games = withPlays.map((game) => ({ title: `${game.season} ${game.id}`, game }));
/** Longer than any game, and shorter than the week on the scoreboard. */
const SIX_HOURS = 6 * 3_600_000;

test.each(games)("$title: line scores add up to the final score, on the scoreboard too", async ({ game }) => {
  const { game: row } = await responsesOf(game);
  expect([total(row.homeLineScores ?? []), total(row.awayLineScores ?? [])]).toEqual([row.homePoints, row.awayPoints]);
  expect(row.homeLineScores).toHaveLength(row.awayLineScores?.length ?? 0);
  const scoreboard = await sampleAt(new Date(Date.parse(row.startDate) + SIX_HOURS)).get("/scoreboard");
  const { homeTeam, awayTeam, status } = only(scoreboard.filter(({ id }) => id === game.id));
  expect([status, homeTeam.points, awayTeam.points]).toEqual(["completed", row.homePoints, row.awayPoints]);
  expect([homeTeam.lineScores, awayTeam.lineScores]).toEqual([row.homeLineScores, row.awayLineScores]);
});

test.each(games)(
  "$title: the drives add up to the score, and each starts with the previous drive's score",
  async ({ game }) => {
    const score = { home: 0, away: 0 };
    for (const row of (await responsesOf(game)).drives) {
      const side = row.isHomeOffense ? "home" : "away";
      expect([row.startOffenseScore, row.startDefenseScore]).toEqual([score[side], score[opposite(side)]]);
      score[side] = row.endOffenseScore;
      score[opposite(side)] = row.endDefenseScore;
    }
    expect(score).toEqual(game.points);
  },
);

test.each(games)("$title: each period's points agree with its drives", async ({ game }) => {
  const { drives, game: row } = await responsesOf(game);
  for (const side of ["home", "away"] as const) {
    const lineScores = side === "home" ? row.homeLineScores : row.awayLineScores;
    // A drive may begin in one period and score in the next. `plan.period` is the period in which it scores.
    const periods = (lineScores ?? []).map((_, index) => {
      const ids = (game.playByPlay?.drives ?? []).filter(({ plan }) => plan.period === index + 1).map(({ id }) => id);
      const gained = (drive: (typeof drives)[number]) =>
        drive.isHomeOffense === (side === "home")
          ? drive.endOffenseScore - drive.startOffenseScore
          : drive.endDefenseScore - drive.startDefenseScore;
      return total(drives.filter(({ id }) => ids.includes(id)).map(gained));
    });
    expect(periods).toEqual(lineScores);
  }
});

test.each(games)(
  "$title: scores in plays never fall, change only with scoring plays, and end with the final score",
  async ({ game }) => {
    let before = { home: 0, away: 0 };
    const wrong: object[] = [];
    for (const play of (await responsesOf(game)).plays) {
      const home = play.offense === play.home;
      const after = {
        home: home ? play.offenseScore : play.defenseScore,
        away: home ? play.defenseScore : play.offenseScore,
      };
      const falls = after.home < before.home || after.away < before.away;
      const changes = total([after.home, after.away]) > total([before.home, before.away]);
      if (falls || play.scoring !== changes) wrong.push({ id: play.id, before, after });
      before = after;
    }
    expect(wrong).toEqual([]);
    expect(before).toEqual(game.points);
  },
);

/** The types of rows that do not count for a drive: kickoffs, and rows that are not plays. */
const isNoPlay = (playType: string): boolean => /^(Kickoff|Timeout|End)/.test(playType);

test.each(games)("$title: drives and plays agree on plays and yards, without punts", async ({ game }) => {
  const { drives, plays } = await responsesOf(game);
  expect(new Set(plays.map(({ driveId }) => driveId))).toEqual(new Set(drives.map(({ id }) => id)));
  for (const drive of drives) {
    const own = plays.filter(({ driveId, playType }) => driveId === drive.id && !isNoPlay(playType));
    const punts = own.filter(({ playType }) => playType.startsWith("Punt"));
    // For an intercepted pass, the yards are those of the return. A drive with a kickoff that is returned for a touchdown has no other play.
    const gained = own.filter(({ playType }) => !/Interception/.test(playType));
    expect({ plays: drive.plays, yards: drive.yards }).toEqual({
      plays: own.length === 0 ? 1 : own.length - punts.length,
      yards: total(gained.map(({ yardsGained }) => yardsGained)),
    });
  }
});

test.each(games)("$title: the box score's touchdowns, kicks and safeties add up to the score", async ({ game }) => {
  for (const side of teamGames(game)) {
    const box = await boxOf(game, side.teamId);
    const stat = (name: string): number => Number(box.get(name) ?? 0);
    const touchdowns = total(
      ["passingTDs", "rushingTDs", "interceptionTDs", "kickReturnTDs", "puntReturnTDs"].map(stat),
    );
    const conversions = side.offense.drives.filter(({ plan }) => plan.conversion === "two_points").length;
    const safeties = side.defense.drives.filter(({ plan }) => plan.result === "safety").length;
    const points = 6 * touchdowns + stat("kickingPoints") + 2 * (conversions + safeties);
    expect({ title: titleOf(side), points }).toEqual({ title: titleOf(side), points: game.points?.[side.side] });
  }
});

test.each(games)("$title: the sides' times of possession add up to the whole game", async ({ game }) => {
  const boxes = [await boxOf(game, game.homeId), await boxOf(game, game.awayId)];
  const seconds = boxes.map((stats) => {
    const [minutes, rest] = (stats.get("possessionTime") ?? "").split(":").map(Number);
    return 60 * (minutes ?? 0) + (rest ?? 0);
  });
  expect(total(seconds)).toBe(3600);
});

test.each(games.filter(({ game }) => (game.lineScores?.home.length ?? 0) > 4))(
  "$title: each side has the ball once per overtime",
  async ({ game }) => {
    const drives = (await responsesOf(game)).drives.filter(({ startPeriod }) => startPeriod > 4);
    expect(drives.length).toBeGreaterThan(0);
    const periods = [...new Set(drives.map(({ startPeriod }) => startPeriod))];
    for (const period of periods) {
      const own = drives.filter(({ startPeriod }) => startPeriod === period);
      expect(own.map(({ isHomeOffense }) => isHomeOffense).sort()).toEqual([false, true]);
    }
  },
);

test("from the second overtime on, no side kicks after a touchdown", async () => {
  const plays = (await Promise.all(games.map(({ game }) => responsesOf(game)))).flatMap((each) => each.plays);
  const touchdowns = plays.filter(({ period, playType }) => period > 5 && playType.endsWith("Touchdown"));
  expect(touchdowns.length).toBeGreaterThan(0);
  for (const { playText } of touchdowns) expect(playText).toMatch(/\(.* Two-Point Conversion (Good|Failed)\)$/);
});
