import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { readText } from "../../../scripts/lib/root.js";
import { builtCfb } from "../cfb.js";
import { onTerminal, visible } from "../terminal.js";

const cfb = builtCfb();
const operations = operationsOf(readDocument());

/** The paths that `cfb operations` lists for these words. */
async function listed(...words: string[]): Promise<string[]> {
  const { code, stdout } = await cfb(["operations", ...words, "--format", "json"]);
  expect(code).toBe(0);
  return (JSON.parse(stdout) as { path: string }[]).map(({ path }) => path);
}

/** The paths of the document's operations that pass a test. */
const documented = (test: (operation: (typeof operations)[number]) => boolean) =>
  operations.filter(test).map(({ path }) => path);

test("a search matches the beginnings of words, including the words inside names", async () => {
  expect(await listed("epa")).not.toContain("/playoffs/cfp/participants");
  expect(await listed("seas")).toContain("/stats/season");
  expect(await listed("getTeamSeas")).toEqual(documented(({ operationId }) => operationId.startsWith("getTeamSeas")));
});

describe("search words for tiers and prices", () => {
  test.each(["tier", "paid", "patreon", "supporter", "Subscription"])(
    "%s lists the operations that need a supporter tier",
    async (word) => {
      const paths = documented(({ "x-tier": tier }) => tier !== undefined);
      expect(paths).toHaveLength(8);
      expect(await listed(word)).toEqual(paths);
    },
  );

  test("`tier 1` lists that tier's operations, in one argument or two, and further words narrow the list", async () => {
    const paths = documented(({ "x-tier": tier }) => tier === 1);
    expect(await listed("tier 1")).toEqual(paths);
    expect(await listed("tier", "1")).toEqual(paths);
    expect(await listed("tier 1", "PLAYERS")).toEqual(paths.filter((path) => path.startsWith("/wepa/players")));
  });

  test("`free` lists the operations that do not cost a call", async () => {
    expect(await listed("free")).toEqual(documented(({ "x-metered": metered }) => metered === false));
  });

  test.each(["price", "costs"])("%s lists free operations and those that need a supporter tier", async (word) => {
    const paths = documented((each) => each["x-tier"] !== undefined || each["x-metered"] === false);
    expect(await listed(word)).toEqual(paths);
  });

  test("`live` lists operations for games in progress", async () => {
    expect(await listed("live")).toEqual(["/scoreboard", "/live/plays"]);
  });
});

test("`since 2025` lists operations whose data begins in 2025 or later", async () => {
  const since = (year: number) => documented(({ "x-data-since": first }) => (first ?? 0) >= year);
  expect(since(2025).length).toBeGreaterThan(5);
  expect(await listed("since 2025")).toEqual(since(2025));
  expect(await listed("since", "2016", "passing")).toEqual(since(2016).filter((path) => path.includes("passing")));
  expect(await cfb(["operations", "since 2049"])).toMatchObject({ code: 2 });
});

describe("everyday search words", () => {
  test.each([
    ["odds", "/lines"],
    ["quarterback", "/passing/plays"],
    ["stadium seats", "/venues"],
  ])("find the likeliest operations even if no operation contains %s, and the output says so", async (words, path) => {
    const { code, stdout, stderr } = await cfb(["operations", words]);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${path} `, "m"));
    expect(stdout.split("\n").length).toBeLessThan(12);
    expect(stderr).toContain(`No operation has the words: ${words}. These operations fit best.`);
  });

  test("do not select a dictionary's columns, which takes exact words", async () => {
    expect(await cfb(["operations", "odds", "--dictionary"])).toMatchObject({ code: 2, stdout: "" });
  });
});

describe("the explanation of measures", () => {
  const [, table = ""] = readText("docs/measures.md").split("| Measure | Definition |");
  const [own = ""] = table.split("\n\n");
  const rows = [...own.matchAll(/^\| ([^|`]+) \| ([^|]+) \|$/gm)].map(([, names = "", definition = ""]) => ({
    names: names.split(", "),
    definition,
  }));

  test("for PPA comes from the document and is followed by PPA's operations", async () => {
    const { stdout } = await cfb(["operations", "ppa"]);
    const definition = rows.find(({ names }) => names.includes("PPA"))?.definition;
    const [first = "", ...rest] = stdout.split("\n\n");
    expect(first.replace(/\s+/g, " ")).toBe(`PPA, EPA ${definition}`);
    expect(rest.join("\n\n")).toMatch(/^path .*\n[─ ]+\n(.*\n)*\/ppa\/teams +getTeamSeasonPpa/);
  });

  test.each([["success rate"], ["SRS"], ["garbage time"]])("comes first in a search for %s", async (name) => {
    const { code, stdout } = await cfb(["operations", name]);
    const row = rows.find(({ names }) => names.some((each) => each.toLowerCase() === name.toLowerCase()));
    expect(code).toBe(0);
    expect(stdout.replace(/\s+/g, " ")).toContain(`${row?.names.join(", ")} ${row?.definition}`);
  });

  test("is left out of a measure's JSON, which lists operations only", async () => {
    expect(await listed("ppa")).toContain("/ppa/teams");
  });

  test("fits a terminal of 40 columns", async () => {
    const { code, lines } = await onTerminal(cfb, 40, ["operations", "ppa"]);
    expect(code).toBe(0);
    expect(
      lines
        .map(visible)
        .slice(0, -4)
        .filter((line) => line.length > 40),
    ).toEqual([]);
  });
});

test("a search for a measure's name finds operations that use its other name", async () => {
  const { stdout } = await cfb(["operations", "epa"]);
  expect(stdout.match(/^\/ppa\/\S+/gm)).toEqual([
    "/ppa/predicted",
    "/ppa/teams",
    "/ppa/games",
    "/ppa/players/games",
    "/ppa/players/season",
  ]);
});
