import { operations } from "../../../src/document/operation.js";
import { examples } from "../../../src/document/prose.js";
import { selection } from "../../../src/document/selection.js";
import { createClient, NotFoundError, type Notice, type NoticeEvent } from "../../../src/index.js";
import { checkQuery } from "../../../src/query/check.js";
import { createSampleService } from "../../../src/sample/index.js";
import type { Path } from "../../../src/types.js";

const service = createSampleService();

/** For each parameter that takes a name, the operation's example query with an unknown name. */
const cases = Object.keys(selection).flatMap((key) => {
  const path = key as Path;
  return Object.entries(selection[path].matches ?? {}).flatMap(([parameter, { fields, part }]) => {
    const query: Readonly<Record<string, unknown>> = { ...examples[path], [parameter]: "Nowhere State" };
    // Leaves out parameters that match part of a name, because the sample world does not have every player's name.
    return part || checkQuery(operations[path], query).length > 0 ? [] : [{ path, parameter, query, fields }];
  });
});

/** The notices that a client with default settings sends about a call, or the error that the call throws. */
async function saidOf(path: Path, query: Readonly<Record<string, unknown>>): Promise<readonly Notice[] | Error> {
  const events: NoticeEvent[] = [];
  const cfb = createClient({ apiKey: "sample", fetch: service, onNotice: (event) => events.push(event) });
  const get = cfb.get as (path: string, query: object) => Promise<unknown>;
  try {
    await get(path, query);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  return events.map(({ notice }) => notice);
}

test("every operation with a name parameter has a test case", () => {
  expect(cases.length).toBeGreaterThan(120);
});

test.each(cases)(
  "$path leads to a notice or a 404 if $parameter is an unknown name",
  async ({ path, query, fields }) => {
    const said = await saidOf(path, query);
    if (said instanceof Error) {
      expect(said).toBeInstanceOf(NotFoundError);
      return;
    }
    // The sample world does not know all coaches and states of the service.
    const isUnknowable = ["coach.firstName", "coach.lastName", "state.code"].includes(fields[0]);
    expect(said.map(({ kind }) => kind)).toEqual([isUnknowable ? "sample" : "empty"]);
  },
);

test.each([
  ["/ratings/sp", { year: 2025, team: "Nowhere" }, "team"],
  ["/ratings/sp", { year: 2024, team: "Nowhere" }, "team"],
  ["/games/players", { year: 2025, team: "Iowa", category: "Nowhere" }, "category"],
  ["/teams/matchup", { team1: "Nowhere", team2: "Iowa" }, "team1"],
  ["/games/schedule", { year: 2025, seasonType: "regular", week: 2, conference: "Big Ten" }, "conference"],
] as const)(
  "for %s %j, which returns only averages or placeholders, a notice says that no rows fit",
  async (path, query, parameter) => {
    const message = expect.stringMatching(/^No rows fit\. Most likely: /);
    expect(await saidOf(path, query)).toEqual([expect.objectContaining({ kind: "empty", message })]);
    expect(await saidOf(path, query)).toMatchObject([parameter === "category" ? {} : { parameter }]);
  },
);

test.each([
  ["/ratings/sp", { year: 2025, team: "iowa" }],
  ["/ratings/sp", { year: 2025 }],
  ["/games/players", { year: 2025, team: "Iowa", category: "Passing" }],
  ["/games/players", { year: 2025, team: "Iowa" }],
  ["/games/schedule", { year: 2025, seasonType: "regular", week: 2, conference: "B1G" }],
] as const)("%s %j does not cause a notice", async (path, query) => {
  expect(await saidOf(path, query)).toEqual([]);
});

test("a client prints a notice if a response contains only averages", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  try {
    await createClient({ apiKey: "sample", fetch: service }).get("/ratings/sp", { year: 2025, team: "Nowhere" });
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^cfb-openapi: \/ratings\/sp: No rows fit\. .*`team`/)]]);
  } finally {
    warn.mockRestore();
  }
});
