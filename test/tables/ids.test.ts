import { takesIds, withIds } from "../../src/tables/ids.js";
import { columnsOf, tidy } from "../../src/tables/index.js";
import { tidied } from "../../src/tables/tidy.js";

test("`ids` adds null for an unlisted school, and does not add an id that the row already has", () => {
  const ids = [{ id: 2294, school: "Iowa" }];
  const rows = [
    { week: 1, team: "IOWA", opponent: "Iowa State" },
    { week: 2, team: "Iowa", opponent: null },
  ];
  expect(tidied("/ppa/games", rows, { ids })).toMatchObject([
    { team_id: 2294, opponent_id: null },
    { team_id: 2294, opponent_id: null },
  ]);
  expect(tidied("/ppa/games", rows, { ids, as: "columns" })).toMatchObject({
    team_id: [2294, 2294],
    opponent_id: [null, null],
  });
  const [game] = Object.values(tidied("/games", [{ id: 1, homeTeam: "Iowa", homeId: 5 }], { ids }));
  expect(game).toMatchObject({ home_id: 5 });
  expect(game).not.toHaveProperty("home_team_id");
});

test("`ids` adds ids for the names in an exploded list's elements", () => {
  const ids = [{ id: 2294, school: "Iowa" }];
  const coaches = [
    {
      id: 1,
      seasons: [
        { school: "Iowa", year: 2024 },
        { school: "Elsewhere", year: 2023 },
      ],
    },
  ];
  expect(tidied("/coaches", coaches, { explode: "seasons", ids, as: "columns" })).toMatchObject({
    seasons_school_id: [2294, null],
  });
});

test("`ids` adds null if two teams in the list have the same school", () => {
  const row = { season: 2025, team: "Bethel", conference: "Other", statName: "games", statValue: 11 };
  const twice = [1, 2].map((id) => ({ id, school: "Bethel" }));
  expect(tidy("/stats/season", [row], { ids: twice })).toMatchObject([{ team: "Bethel", team_id: null }]);
  expect(tidy("/stats/season", [row], { ids: twice.slice(1) })).toMatchObject([{ team: "Bethel", team_id: 2 }]);
});

test("`takesIds` says whether a table has a team name without its id", () => {
  expect(takesIds("/drives", columnsOf("/drives"))).toBe(true);
  expect(takesIds("/drives", [{ name: "id" }])).toBe(false);
  expect(takesIds("/games", columnsOf("/games"))).toBe(false);
});

test("`withIds` adds a column of whole numbers after each team name, even if the table has no rows yet", () => {
  const columns = columnsOf("/talent");
  const table = withIds("/talent", { columns, cells: [], length: 0 }, []);
  expect(table.columns.map(({ name, type }) => [name, type])).toEqual([
    ["year", "INT32"],
    ["team", "STRING"],
    ["team_id", "INT32"],
    ["talent", "DOUBLE"],
  ]);
  expect(table.cells).toEqual([[], [], [], []]);
});
