import { group } from "../../../src/sample/world/numbers.js";
import type { Rows } from "../call.js";
import { fitting, getRows, partOf } from "../fitting.js";

/** Plays from three seasons, grouped by game. */
async function playsByGame(): Promise<Map<unknown, Rows>> {
  const rows = [
    ...(await getRows("/plays", { year: 2001, week: 1 })),
    ...(await getRows("/plays", { year: 2024, week: 1 })),
    ...(await getRows("/plays", { year: 2025, week: 2, seasonType: "regular" })),
  ];
  return group(rows, ({ gameId }) => gameId);
}

const all = async (): Promise<Rows> => [...(await playsByGame()).values()].flat();
const ofType = (rows: Rows, pattern: RegExp): Rows => rows.filter(({ playType }) => pattern.test(String(playType)));
const textsOf = (rows: Rows): string[] => rows.map(({ playText }) => String(playText));

describe("kickoffs", () => {
  test("are first and ten, and gain their return's yards", async () => {
    const kickoffs = ofType(await all(), /^Kickoff/);
    expect(kickoffs.length).toBeGreaterThan(100);
    for (const { down, distance } of kickoffs) expect([down, distance]).toEqual([1, 10]);
    for (const { playText, yardsGained } of kickoffs) {
      expect(yardsGained).toBe(Number(/return(?:ed by .+)? for (\d+) yd/.exec(String(playText))?.[1] ?? 0));
    }
    expect(kickoffs.some(({ yardsGained }) => Number(yardsGained) > 10)).toBe(true);
  });

  test("are first and ten in /live/plays", async () => {
    const live = await fitting("/live/plays?gameId=401677192");
    const drives = (live as { drives: { plays: Rows }[] }).drives;
    const kickoffs = ofType(
      drives.flatMap(({ plays }) => plays),
      /^Kickoff/,
    );
    expect(kickoffs.length).toBeGreaterThan(5);
    for (const { down, distance } of kickoffs) expect([down, distance]).toEqual([1, 10]);
  });
});

describe("rows that are not plays", () => {
  test("mark the end of each period, half, regulation and game", async () => {
    const games = await playsByGame();
    for (const [gameId, rows] of games) {
      const ends = ofType(rows, /^End/).map(({ playType, period }) => `${period} ${playType}`);
      const overtimes =
        gameId === 401677182 || gameId === 401752816
          ? ["4 End of Regulation", "5 End Period", "6 End of Game"]
          : ["4 End of Game"];
      expect(ends).toEqual(["1 End Period", "2 End of Half", "3 End Period", ...overtimes]);
      expect(rows.at(-1)).toMatchObject({
        playType: "End of Game",
        down: 0,
        yardsGained: 0,
        scoring: false,
        ppa: null,
      });
    }
    expect(games.size).toBe(30);
  });

  test("include timeouts, and each reduces its team's remaining timeouts by one", async () => {
    let timeouts = 0;
    for (const rows of (await playsByGame()).values()) {
      const left = new Map<unknown, number>();
      let half = 0;
      for (const row of rows) {
        const { offense, defense, offenseTimeouts, defenseTimeouts, playType, period } = row;
        const now = Number(period) > 4 ? Number(period) : Math.ceil(Number(period) / 2);
        if (now !== half) for (const side of [offense, defense]) left.set(side, Number(period) > 4 ? 1 : 3);
        half = now;
        if (playType === "Timeout") {
          timeouts += 1;
          const team = [offense, defense].find((side) => String(row.playText).endsWith(` ${side}`));
          left.set(team, (left.get(team) ?? 0) - 1);
        }
        expect([offenseTimeouts, defenseTimeouts]).toEqual([left.get(offense), left.get(defense)]);
        expect(Math.min(Number(offenseTimeouts), Number(defenseTimeouts))).toBeGreaterThanOrEqual(0);
      }
    }
    expect(timeouts).toBeGreaterThan(40);
  });

  test("have a win probability if they end a period, but not if they are timeouts", async () => {
    let ends = 0;
    for (const gameId of new Set((await getRows("/plays", { year: 2024, week: 1 })).map((row) => Number(row.gameId)))) {
      const texts = textsOf(await getRows("/metrics/wp", { gameId }));
      ends += texts.filter((text) => text.startsWith("End of ")).length;
      expect(texts.filter((text) => text.startsWith("Timeout"))).toEqual([]);
      expect(texts[0]).toContain("kickoff");
    }
    expect(ends).toBeGreaterThan(0);
  });
});

describe("return touchdowns", () => {
  test("after interceptions and punts add 7 points for the defense to the offense's drive", async () => {
    const drives = [
      ...(await getRows("/drives", { year: 2001 })),
      ...(await getRows("/drives", { year: 2024 })),
    ].filter(({ driveResult }) => driveResult === "INT TD" || driveResult === "PUNT TD");
    expect(drives).not.toHaveLength(0);
    for (const drive of drives) {
      expect(Number(drive.endDefenseScore) - Number(drive.startDefenseScore)).toBe(7);
      expect(drive).toMatchObject({ scoring: true, endOffenseScore: drive.startOffenseScore });
    }
  });

  test("after interceptions count as defensive touchdowns in box scores", async () => {
    const boxes = await getRows("/games/teams", { year: 2024, week: 1, seasonType: "postseason" });
    const stats = boxes.flatMap((row) => row.teams as { stats: { category: string; stat: string }[] }[]);
    const total = (name: string) =>
      stats.reduce((sum, team) => sum + Number(team.stats.find(({ category }) => category === name)?.stat ?? 0), 0);
    expect(total("defensiveTDs")).toBe(total("interceptionTDs"));
    expect(total("interceptionYards")).toBeGreaterThan(0);
  });
});

describe("play descriptions", () => {
  test("state the spot where a run, a catch, a return or a penalty ends", async () => {
    const rows = ofType(await all(), /^(Rush|Pass Reception|Sack|Penalty|Kickoff Return \(Offense\))$/);
    for (const row of rows) {
      expect(row.playText).toMatch(/ to the ([A-Z&-]+ \d{1,2}|50)/);
    }
    const run = rows.find(({ playType, gameId }) => playType === "Rush" && gameId === 401677191);
    const after = Number(run?.yardsToGoal) - Number(run?.yardsGained);
    expect(String(run?.playText)).toContain(` ${after > 50 ? 100 - after : after}`);
  });

  test("mention the try after a touchdown, and with a successful kick the row adds 7 points", async () => {
    for (const rows of (await playsByGame()).values()) {
      let score = 0;
      for (const { playType, playText, offenseScore, defenseScore } of rows) {
        const added = Number(offenseScore) + Number(defenseScore) - score;
        score += added;
        if (!String(playType).endsWith("Touchdown")) continue;
        expect(playText).toMatch(/for a TD \(.+ (KICK|PAT MISSED|Two-Point Conversion (Good|Failed))\)$/);
        if (String(playText).endsWith(" KICK)")) expect(added).toBe(7);
      }
    }
  });

  test("mention touchbacks, returns and the kind of foul", async () => {
    const rows = await all();
    const kickoffs = textsOf(ofType(rows, /^Kickoff/));
    expect(kickoffs.some((text) => text.endsWith("for a touchback"))).toBe(true);
    const fouls = textsOf(ofType(rows, /^Penalty$/)).map((text) => /Penalty, (.+) for \d+ yds? to/.exec(text)?.[1]);
    expect(new Set(fouls).size).toBeGreaterThan(4);
    expect(fouls).not.toContain(undefined);
    expect(textsOf(ofType(rows, /^Pass Interception Return$/)).every((text) => /return for|touchback/.test(text))).toBe(
      true,
    );
  });
});

test("a drive's number of plays does not include its punt", async () => {
  const punts = (await getRows("/drives", { year: 2024 })).filter(({ driveResult }) => driveResult === "PUNT");
  const counts = group(punts, ({ plays }) => Number(plays));
  const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  expect(most?.[0]).toBe(3);
  expect(most?.[1].length).toBeGreaterThan(punts.length / 3);
});

test("a timeout has the same clock as the next play", async () => {
  for (const rows of (await playsByGame()).values()) {
    for (const [index, row] of rows.entries()) {
      if (row.playType !== "Timeout" || rows[index + 1]?.playType === "Timeout") continue;
      expect(partOf(row, "clock")).toEqual(partOf(rows[index + 1], "clock"));
    }
  }
});
