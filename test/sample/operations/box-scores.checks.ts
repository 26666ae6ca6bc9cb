import { getRows } from "../fitting.js";

type TeamBox = { homeAway: string; stats: { category: string; stat: string }[] };
type PlayerBox = { categories: { name: string; types: { name: string; athletes: { stat: string }[] }[] }[] };

const playoff = { year: 2024, week: 1, seasonType: "postseason" };

async function teamBoxes(): Promise<TeamBox[]> {
  return (await getRows("/games/teams", playoff)).flatMap(({ teams }) => teams as TeamBox[]);
}

async function playerBoxes(): Promise<PlayerBox[]> {
  return (await getRows("/games/players", playoff)).flatMap(({ teams }) => teams as PlayerBox[]);
}

/** The categories in the service's order, with the form of their values. */
const forms: Readonly<Record<string, RegExp>> = Object.fromEntries(
  [
    ...["firstDowns 0", "thirdDownEff 0-0", "fourthDownEff 0-0", "totalYards 0", "netPassingYards 0"],
    ...["completionAttempts 0-0", "yardsPerPass 0.0", "rushingYards 0", "rushingAttempts 0", "yardsPerRushAttempt 0.0"],
    ...["totalPenaltiesYards 0-0", "turnovers 0", "fumblesLost 0", "interceptions 0", "possessionTime 0:0"],
    ...["passesDeflected 0", "qbHurries 0", "sacks 0", "tackles 0", "defensiveTDs 0", "tacklesForLoss 0"],
    ...["totalFumbles 0", "fumblesRecovered 0", "passingTDs 0", "rushingTDs 0", "passesIntercepted 0"],
    ...["interceptionTDs 0", "interceptionYards 0", "kickingPoints 0", "kickReturns 0", "kickReturnTDs 0"],
    ...["kickReturnYards 0", "puntReturns 0", "puntReturnTDs 0", "puntReturnYards 0"],
  ].map((line) => {
    const [name = "", form = ""] = line.split(" ");
    return [name, new RegExp(`^${form.replaceAll(".", "\\.").replaceAll("0", "\\d+")}$`)];
  }),
);
const order = Object.keys(forms);

describe("a team's box score", () => {
  test("has its categories in the service's order and formats", async () => {
    for (const { stats } of await teamBoxes()) {
      const names = stats.map(({ category }) => category);
      expect(names).toEqual(order.filter((name) => names.includes(name)));
      for (const { category, stat } of stats) expect(stat).toMatch(forms[category] ?? /never/);
    }
  });

  test("leaves out returns, interceptions, fumbles and kicks that did not happen", async () => {
    const boxes = await teamBoxes();
    const sizes = new Set(boxes.map(({ stats }) => stats.length));
    expect(sizes.size).toBeGreaterThan(2);
    expect(Math.min(...sizes)).toBeLessThan(33);
    for (const { stats } of boxes) {
      const value = (name: string) => stats.find(({ category }) => category === name)?.stat;
      for (const name of ["passesIntercepted", "kickReturns", "puntReturns"]) expect(value(name)).not.toBe("0");
      expect(value("puntReturnYards") === undefined).toBe(value("puntReturns") === undefined);
      expect(value("interceptionYards") === undefined).toBe(value("passesIntercepted") === undefined);
    }
  });

  test("lists the home side second", async () => {
    const sides = (await teamBoxes()).map(({ homeAway }) => homeAway);
    expect(sides.filter((_, index) => index % 2 === 0)).toEqual(Array(11).fill("away"));
  });
});

describe("the player box score", () => {
  test("has averages, percentages and passer ratings with one decimal", async () => {
    const seen = new Set<string>();
    for (const { categories } of await playerBoxes()) {
      for (const { name, types } of categories) {
        for (const type of types.filter((each) => ["AVG", "PCT", "QBR"].includes(each.name))) {
          seen.add(`${name}.${type.name}`);
          for (const { stat } of type.athletes) expect(stat).toMatch(/^-?\d+\.\d$/);
        }
      }
    }
    expect([...seen].sort()).toEqual([
      ...["kickReturns.AVG", "kicking.PCT", "passing.AVG", "passing.QBR", "puntReturns.AVG", "punting.AVG"],
      ...["receiving.AVG", "rushing.AVG"],
    ]);
  });

  test("lists categories in the service's order, and sorts rushing and receiving by yards, most first", async () => {
    const names = "passing rushing receiving defensive interceptions kickReturns puntReturns kicking punting fumbles";
    for (const { categories } of await playerBoxes()) {
      const own = categories.map(({ name }) => name);
      expect(own).toEqual(names.split(" ").filter((name) => own.includes(name)));
      for (const { types } of categories.filter(({ name }) => name === "rushing" || name === "receiving")) {
        const yards = types.find(({ name }) => name === "YDS")?.athletes.map(({ stat }) => Number(stat)) ?? [];
        expect(yards).toEqual([...yards].sort((a, b) => b - a));
      }
    }
  });
});

test("/stats/season sorts statistics by name without regard to case, as /stats/categories does", async () => {
  const names = (await getRows("/stats/season", { year: 2025, team: "Iowa" })).map(({ statName }) => String(statName));
  expect(names.indexOf("interceptions")).toBeLessThan(names.indexOf("interceptionTDs"));
  const folded = names.map((name) => name.toLowerCase());
  expect(folded).toEqual([...folded].sort());
});
