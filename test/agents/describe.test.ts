import { type Parameter, paths } from "../../src/document/operation.js";
import type { Path } from "../../src/index.js";
import { describe as descriptionOf, markdownOf, shortened, takenValues } from "../../src/tools/describe.js";

test.each<[parameter: Parameter, standard: string | number | undefined, text: string]>([
  [{ type: "integer" }, undefined, "integer"],
  [{ type: "integer", required: true }, undefined, "integer; required"],
  [{ type: "string", enum: ["regular", "both"] }, "both", "string: regular, both; default both"],
  [{ type: "integer", minimum: 1, maximum: 4 }, undefined, "integer; from 1 to 4"],
  [{ type: "number", minimum: 0 }, 0, "number; from 0; default 0"],
  [{ type: "integer", maximum: 9, required: true }, undefined, "integer; to 9; required"],
])("the parameter %j with the default %j takes %s", (parameter, standard, text) => {
  expect(takenValues(parameter, standard)).toBe(text);
});

test.each<[path: Path, description: object]>([
  [
    "/stats/season",
    {
      operationId: "getTeamSeasonStats",
      parameters: expect.arrayContaining([
        { name: "year", takes: "integer", description: expect.stringContaining("season") },
        expect.objectContaining({ name: "classification", takes: expect.stringMatching(/; default fbs$/) }),
      ]),
      rules: ["Give `year` or `team`."],
      standardColumns: expect.arrayContaining(["team", "statName", "statValue"]),
      wideColumns: expect.arrayContaining(["season", "team", "total_yards"]),
      lists: [],
      isList: true,
    },
  ],
  [
    "/games/teams",
    {
      standardColumns: ["id", "team_id", "team", "conference", "home_away", "points", "statistics"],
      wideColumns: expect.arrayContaining(["id", "team", "total_yards"]),
      lists: ["teams", "teams_stats"],
    },
  ],
  [
    "/info",
    {
      parameters: [],
      rules: [],
      wideColumns: [],
      lists: ["products"],
      isList: false,
      fields: expect.arrayContaining([
        expect.objectContaining({ name: "patronLevel", type: "number" }),
        expect.objectContaining({ name: "monthlyLimit", type: "number or null" }),
      ]),
      example: { path: "/info", query: {} },
    },
  ],
  ["/stats/categories", { standardColumns: [], fields: [], isList: true }],
  ["/game/box/advanced", { isList: false }],
])("the description of %s has its parameters, rules, columns, lists and fields", (path, description) => {
  expect(descriptionOf(path)).toMatchObject({ path, ...description });
});

test("every description has columns by their names, and says which fields may be missing", () => {
  const all = paths.map(descriptionOf);
  expect(all.filter(({ wideColumns }) => wideColumns.includes("as_sent"))).toEqual([]);
  const types = all.flatMap(({ fields }) => fields.map(({ type }) => type));
  expect(types).toEqual(expect.arrayContaining(["integer", "integer or null", "integer; may be missing"]));
});

const field = { nullable: false, optional: false, description: "" };
const made: Parameters<typeof markdownOf>[0] = {
  path: "/lines",
  operationId: "getLines",
  summary: "List lines",
  description: "Lists lines.",
  parameters: [
    { name: "year", takes: "integer", description: "The season." },
    { name: "week", takes: "integer; required", description: "The week." },
  ],
  rules: ["Give `year`.", "Give `week`."],
  facts: ["Free.", "Live."],
  standardColumns: ["id", "lines"],
  wideColumns: ["id", "yards"],
  lists: ["lines", "lines_odds"],
  isList: true,
  fields: [
    { ...field, name: "id", type: "integer", description: "The id." },
    { ...field, name: "lines", type: "list of objects" },
    { name: "spread" },
  ],
  example: { path: "/lines", query: { year: 2025 } },
};
const legend = "† Observed: the service does not promise it.";

test("an operation's page has all parts of its description", () => {
  expect(markdownOf(made).split("\n\n")).toEqual([
    "# List lines",
    "`GET /lines` · `getLines`",
    "Lists lines.",
    "## Parameters",
    "- `year` (integer): The season.\n- `week` (integer; required): The week.",
    "## Rules",
    "- Give `year`.\n- Give `week`.",
    "## Notes",
    "- Free.\n- Live.",
    "## Example",
    'get_data {"path":"/lines","query":{"year":2025}}',
    "With `wide`, the columns are id, yards.",
    "`explode` takes lines, lines_odds.",
    "## Fields of a row",
    "Default columns: id, lines.",
    "- `id` (integer): The id.\n- `lines` (list of objects)\n- `spread`",
    legend,
  ]);
});

test("an operation's page says what the operation does not have, and includes the links and sections of its caller", () => {
  const none = {
    parameters: [],
    rules: [],
    standardColumns: [],
    wideColumns: [],
    lists: [],
    fields: [],
    isList: false,
  };
  const head = ["Lists lines.", "## Parameters", "None.", "## Notes", "- Free.\n- Live."];
  const end = ["## Fields of the response", "None.", legend];
  expect(markdownOf({ ...made, ...none }).split("\n\n")).toEqual([
    "# List lines",
    "`GET /lines` · `getLines`",
    ...head,
    "## Example",
    'get_data {"path":"/lines","query":{"year":2025}}',
    ...end,
  ]);
  const own = { links: ["[Try it](#)"], sections: ["## Use"], end: ["The end."] };
  expect(markdownOf({ ...made, ...none }, own).split("\n\n")).toEqual([
    "# List lines",
    "`GET /lines` · `getLines` · [Try it](#)",
    ...head,
    "## Use",
    ...end,
    "The end.",
  ]);
});

test("a description that is too long loses its fields' descriptions first, then their types, then its inner fields", () => {
  const deep = "a.b.c.d.e.f.g.h".split(".");
  const names = deep.map((_, index) => deep.slice(0, index + 1).join("."));
  const whole = {
    ...made,
    fields: names.map((name) => ({ ...field, name, type: "object".repeat(20), description: "x".repeat(100) })),
  };
  const forms = [];
  let size = JSON.stringify(whole).length;
  for (let step = 0; step < 9; step++) {
    const { fields, ...rest } = shortened(whole, size);
    expect(rest).toEqual({ ...made, fields: undefined });
    size = JSON.stringify({ ...rest, fields }).length - 1;
    forms.push(fields);
  }
  const levels = [8, 6, 5, 4, 3, 2, 1].map((depth) => names.slice(0, depth).map((name) => ({ name })));
  expect(forms).toEqual([whole.fields, whole.fields.map(({ description: _, ...rest }) => rest), ...levels]);
  expect(shortened(whole, 0).fields).toEqual([{ name: "a" }]);
});
