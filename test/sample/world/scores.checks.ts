import { opposite } from "../../../src/sample/world/simulation/model.js";
import { teamGames } from "../../../src/sample/world/simulation/team-games.js";
import { boxOf, only, responsesOf, sampleAt } from "./responses.js";
import { titleOf, total, withPlays } from "./world.js";

const games = withPlays.map((game) => ({ title: `${game.season} ${game.id}`, game }));
/** After this time, a game is over but still on the scoreboard. */
const SIX_HOURS = 6 * 3_600_000;

test.each(games)("$title: in /games and /scoreboard, line scores add up to the final score", async ({ game }) => {
  const { game: row } = await responsesOf(game);
  expect([total(row.homeLineScores ?? []), total(row.awayLineScores ?? [])]).toEqual([row.homePoints, row.awayPoints]);
  expect(row.homeLineScores).toHaveLength(row.awayLineScores?.length ?? 0);
  const scoreboard = await sampleAt(new Date(Date.parse(row.startDate) + SIX_HOURS)).get("/scoreboard");
  const { homeTeam, awayTeam, status } = only(scoreboard.filter(({ id }) => id === game.id));
  expect([status, homeTeam.points, awayTeam.points]).toEqual(["completed", row.homePoints, row.awayPoints]);
  expect([homeTeam.lineScores, awayTeam.lineScores]).toEqual([row.homeLineScores, row.awayLineScores]);
});

test.each(games)(
  "$title: each drive starts with the previous drive's score, and the last ends with the final score",
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
    // A drive can begin in one period and score in the next. `plan.period` is the period in which it scores.
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
  "$title: a play changes the score if and only if it is a scoring play, and the last has the final score",
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

/** Whether a row does not count toward its drive. Kickoffs and rows that are not plays do not. */
const isNoPlay = (playType: string): boolean => /^(Kickoff|Timeout|End)/.test(playType);

test.each(games)("$title: each drive has the number of plays and yards of its rows in /plays", async ({ game }) => {
  const { drives, plays } = await responsesOf(game);
  expect(new Set(plays.map(({ driveId }) => driveId))).toEqual(new Set(drives.map(({ id }) => id)));
  for (const drive of drives) {
    const own = plays.filter(({ driveId, playType }) => driveId === drive.id && !isNoPlay(playType));
    const punts = own.filter(({ playType }) => playType.startsWith("Punt"));
    // Interceptions are left out because their yards are the return's. A kickoff returned for a touchdown is its drive's only play.
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

test.each(games)("$title: both sides' times of possession add up to 60 minutes", async ({ game }) => {
  const boxes = [await boxOf(game, game.homeId), await boxOf(game, game.awayId)];
  const seconds = boxes.map((stats) => {
    const [minutes, rest] = (stats.get("possessionTime") ?? "").split(":").map(Number);
    return 60 * (minutes ?? 0) + (rest ?? 0);
  });
  expect(total(seconds)).toBe(3600);
});

test.each(games.filter(({ game }) => (game.lineScores?.home.length ?? 0) > 4))(
  "$title: each side has one drive in each overtime",
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

test("from the second overtime on, every touchdown is followed by a two-point attempt", async () => {
  const plays = (await Promise.all(games.map(({ game }) => responsesOf(game)))).flatMap((each) => each.plays);
  const touchdowns = plays.filter(({ period, playType }) => period > 5 && playType.endsWith("Touchdown"));
  expect(touchdowns.length).toBeGreaterThan(0);
  for (const { playText } of touchdowns) expect(playText).toMatch(/\(.* Two-Point Conversion (Good|Failed)\)$/);
});
