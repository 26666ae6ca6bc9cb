import { atEveryMoment, byId, expectSame, momentCount, type Snapshot, snapshotsOfSeason } from "./snapshots.js";

let snapshots: Snapshot[] = [];
beforeAll(async () => {
  snapshots = await snapshotsOfSeason();
});

type Game = Snapshot["games"][number];
const total = (points: readonly number[] | null) => (points ?? []).reduce((sum, each) => sum + each, 0);
const sidesOf = (game: Game) => [
  { id: game.homeId, seed: game.playoff?.homeSeed, team: game.homeTeam, points: game.homePoints },
  { id: game.awayId, seed: game.playoff?.awaySeed, team: game.awayTeam, points: game.awayPoints },
];
const winnerOf = ({ completed, homePoints, awayPoints, homeId, awayId }: Game) =>
  completed ? ((homePoints ?? 0) > (awayPoints ?? 0) ? homeId : awayId) : undefined;

test("the tested moments include every status of a game and of the playoff", () => {
  const statuses = snapshots.flatMap(({ scoreboard }) => scoreboard.map(({ status }) => status));
  for (const status of ["scheduled", "in_progress", "completed"] as const) {
    expect(statuses.filter((each) => each === status).length).toBeGreaterThan(momentCount / 5);
  }
  expectSame(
    new Set(snapshots.map(({ playoff }) => playoff.status)),
    new Set(["scheduled", "selected", "in_progress", "completed"]),
  );
});

describe(`at each of ${momentCount} moments,`, () => {
  test("/games and /games/teams have a game's results only after the game is completed", () => {
    atEveryMoment(snapshots, ({ now, games, boxes }) => {
      expect(games).toHaveLength(11);
      for (const game of games) {
        const known = [game.homePoints, game.awayLineScores, game.homePostgameElo, game.excitementIndex];
        expectSame(
          known.map((value) => value !== null),
          known.map(() => game.completed),
        );
        // The service lacks the attendance of some completed games.
        if (!game.completed) expect(game.attendance).toBeNull();
        expectSame(total(game.homeLineScores), game.homePoints ?? 0);
        if (game.completed) expect(now - Date.parse(game.startDate)).toBeGreaterThan(3 * 3_600_000);
      }
      const completed = games.filter((game) => game.completed).map(({ id }) => id);
      expectSame(
        boxes.map(({ id }) => id),
        completed,
      );
    });
  });

  test("/scoreboard and /games agree on teams, kickoffs, statuses and final scores", () => {
    atEveryMoment(snapshots, ({ now, games, scoreboard }) => {
      const rows = byId(games);
      for (const row of scoreboard) {
        const game = rows.get(row.id);
        expectSame([row.homeTeam.id, row.awayTeam.id, row.startDate], [game?.homeId, game?.awayId, game?.startDate]);
        expectSame(row.status === "completed", game?.completed);
        expectSame(row.status === "scheduled", now < Date.parse(row.startDate));
        if (row.status === "completed") {
          expectSame([row.homeTeam.points, row.awayTeam.points], [game?.homePoints, game?.awayPoints]);
        }
        if (row.status === "scheduled") expectSame([row.homeTeam.points, row.awayTeam.points], [null, null]);
      }
    });
  });

  test("/live/plays and /scoreboard show the same games in progress, with the same clock, possession and score", () => {
    let compared = 0;
    atEveryMoment(snapshots, ({ scoreboard, live }) => {
      const running = scoreboard.filter(({ status }) => status === "in_progress");
      const ids = [...live].flatMap(([id, result]) => (result.ok && result.data.status === "In Progress" ? [id] : []));
      for (const result of live.values()) if (!result.ok) expectSame(result.error.status, 400);
      expectSame(
        ids,
        running.map(({ id }) => id),
      );
      for (const row of running) {
        const result = live.get(row.id);
        if (!result?.ok) continue;
        const { data } = result;
        compared += 1;
        expectSame([data.period, data.clock], [row.period, row.clock ?? ""]);
        for (const team of data.teams) {
          const side = team.homeAway === "home" ? row.homeTeam : row.awayTeam;
          expectSame([team.teamId, team.points, team.lineScores], [side.id, side.points, side.lineScores]);
          expectSame(total(team.lineScores), team.points);
          // The last play's score is the game's current score.
          const last = data.drives.at(-1)?.plays.at(-1);
          expectSame(team.homeAway === "home" ? last?.homeScore : last?.awayScore, team.points);
          expectSame(data.possession === team.team, row.possession === team.homeAway);
        }
        expectSame(row.lastPlay, data.drives.at(-1)?.plays.at(-1)?.playText);
        expect((row.homeTeam.winProbability ?? 0) + (row.awayTeam.winProbability ?? 0)).toBeCloseTo(1, 2);
      }
    });
    expect(compared).toBeGreaterThan(momentCount / 5);
  });

  test("/live/plays lists plays in order and up to the present", () => {
    atEveryMoment(snapshots, ({ now, live }) => {
      for (const result of live.values()) {
        if (!result.ok || result.data.status !== "In Progress") continue;
        const times = result.data.drives.flatMap(({ plays }) =>
          plays.map(({ wallClock }) => Date.parse(wallClock ?? "")),
        );
        expectSame(
          times,
          [...times].sort((a, b) => a - b),
        );
        expect(times.at(-1)).toBeLessThanOrEqual(now);
        // The longest gap between a play and the next one is halftime.
        expect(now - (times.at(-1) ?? 0)).toBeLessThan(25 * 60_000);
      }
    });
  });

  test("/playoffs/cfp and /games agree on teams, seeds, results and outcomes", () => {
    atEveryMoment(snapshots, ({ games, matchups, playoff }) => {
      const rows = byId(games);
      expectSame(
        playoff.rounds.flatMap((round) => round.matchups),
        matchups,
      );
      for (const { game, slots } of matchups) {
        const row = rows.get(game?.id ?? 0);
        if (row === undefined || game === null) throw new Error("a matchup has no game");
        expectSame([game.homeTeam.id, game.awayTeam.id, game.completed], [row.homeId, row.awayId, row.completed]);
        expectSame([game.homePoints, game.awayPoints, game.venueId], [row.homePoints, row.awayPoints, row.venueId]);
        const known = slots.flatMap(({ participant }) => (participant && participant.id > 0 ? [participant.id] : []));
        const sides = sidesOf(row).filter(({ id }) => id > 0);
        expectSame(known.sort(), sides.map(({ id }) => id).sort());
        for (const { id, seed, team } of sidesOf(row)) {
          const participant = playoff.participants.find((each) => id > 0 && each.team.id === id);
          expectSame(seed ?? null, participant?.seed ?? null);
          expectSame(team === "TBD", id < 0);
        }
      }
      const losers = games.flatMap((game) => sidesOf(game).filter(({ id }) => game.completed && id !== winnerOf(game)));
      const eliminated = playoff.participants.filter(({ outcome }) => outcome === "eliminated");
      expectSame(eliminated.map(({ team }) => team.id).sort(), losers.map(({ id }) => id).sort());
      const finals = games.filter((game) => game.playoff?.round === "championship");
      expectSame([playoff.champion?.id], finals.map(winnerOf));
    });
  });

  test("a later round's participant is known if and only if the game that it comes from is completed", () => {
    atEveryMoment(snapshots, ({ matchups }) => {
      const slots = new Map(matchups.map((matchup) => [matchup.bracketSlot, matchup]));
      for (const { source, participant } of matchups.flatMap((matchup) => matchup.slots)) {
        if (source === null) continue;
        expectSame(participant !== null, slots.get(source.bracketSlot)?.game?.completed);
      }
    });
  });

  test("/rankings has the final playoff ranking once the teams are selected, and the last polls after the championship", () => {
    atEveryMoment(snapshots, ({ rankings, playoff }) => {
      const isFinal = rankings.some(({ polls }) => polls.some((poll) => poll.isFinal === true));
      expectSame(isFinal, playoff.status !== "scheduled");
      if (rankings.some(({ seasonType }) => seasonType === "postseason")) expectSame(playoff.status, "completed");
    });
  });
});
