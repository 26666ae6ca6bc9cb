import { paths } from "../../src/document/operation.js";
import { words } from "../../src/document/words.js";
import { tools } from "../../src/tools/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";

const { cfb, requests } = clientWithFetch(() => Response.json([{ id: 1 }, { id: 2 }]));
const all = tools(cfb);

/** Calls a tool with JSON input, as a host does. Only parsed JSON can contain an own property named `__proto__`. */
async function call(name: string, json: string) {
  const result = await all.find((tool) => tool.name === name)?.execute(JSON.parse(json));
  if (result === undefined) throw new Error(`there is no tool ${name}`);
  return result;
}

describe.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
  "%s, which every JavaScript object inherits,",
  (name) => {
    beforeEach(() => requests.splice(0));

    test.each(['"x"', "1"])(
      "is refused as an unknown parameter of get_data, and the call is not sent: %s",
      async (value) => {
        expect(await call("get_data", `{"path":"/games","query":{"year":2024,"${name}":${value}}}`)).toMatchObject({
          failed: true,
          text: expect.stringContaining(`Unknown parameter \`${name}\``),
        });
        expect(requests).toEqual([]);
      },
    );

    test("is refused as an unknown parameter in plan_calls, and the plan marks the call as invalid", async () => {
      const result = await call("plan_calls", `{"calls":[{"path":"/games","query":{"year":2024,"${name}":1}}]}`);
      expect(result).toMatchObject({ failed: true, text: expect.stringContaining(`Unknown parameter \`${name}\``) });
      expect(result.text).toContain(`{"year":2024,"${name}":1}: invalid.`);
      expect(requests).toEqual([]);
    });

    test.each([
      ["find_operations", `{"words":"games","${name}":1}`],
      ["describe_operation", `{"path":"/games","${name}":1}`],
      ["plan_calls", `{"calls":[],"${name}":1}`],
      ["plan_calls", `{"calls":[{"path":"/games","${name}":1}]}`],
      ["get_data", `{"path":"/games","${name}":1}`],
      ["resolve_name", `{"kind":"team","text":"Texas","${name}":1}`],
    ])("is refused as an unknown input of %s: %s", async (tool, input) => {
      expect(await call(tool, input)).toMatchObject({
        failed: true,
        text: expect.stringContaining(`There is no \`${name}\``),
      });
      expect(requests).toEqual([]);
    });

    test.each([
      ["describe_operation", `{"path":"${name}"}`, "is not an operation"],
      ["plan_calls", `{"calls":[{"path":"${name}"}]}`, "is not an operation"],
      ["get_data", `{"path":"${name}"}`, "is not an operation"],
      ["get_data", `{"path":"/games","query":{"year":2024},"columns":["${name}"]}`, "has no column"],
      ["get_data", `{"path":"/games/teams","query":{"id":1},"columns":["${name}"]}`, "has no column"],
      ["get_data", `{"path":"/games","query":{"year":2024},"sort":"${name}"}`, "has no column"],
      ["get_data", `{"path":"/games","query":{"year":2024},"where":{"${name}":1}}`, "has no column"],
      ["get_data", `{"path":"/stats/season","query":{"year":2024},"wide":true,"sort":"${name}"}`, "has no column"],
      ["get_data", `{"path":"/lines","query":{"year":2024},"explode":"${name}"}`, "has no list"],
      ["get_data", `{"cursor":"${name}"}`, "This cursor is unknown"],
      ["resolve_name", `{"kind":"${name}","text":"Texas"}`, "takes one of team"],
    ])("is refused as a value of %s: %s", async (tool, input, message) => {
      expect(await call(tool, input)).toMatchObject({ failed: true, text: expect.stringContaining(message) });
      expect(requests).toEqual([]);
    });

    test("is refused as a parameter together with a cursor", async () => {
      const { data } = await call("get_data", '{"path":"/venues","limit":1}');
      const result = await call("get_data", `{"cursor":"${data.cursor}","query":{"${name}":1}}`);
      expect(result).toMatchObject({ failed: true, text: expect.stringContaining("The cursor belongs to /venues {}") });
    });

    test("is an ordinary search word for find_operations", async () => {
      expect(await call("find_operations", `{"words":"games ${name}"}`)).toMatchObject({
        failed: false,
        text: expect.stringContaining("/games: "),
      });
    });
  },
);

test.each([
  ["/standings", ["/records", "/teams/ats", "/rankings"]],
  ["odds", ["/lines"]],
  ["/polls", ["/rankings"]],
  ["/transfers", ["/player/portal"]],
  ["/gamez", ["/games"]],
  ["/MEDIA", ["/games/media"]],
  ["/stats/game", ["/stats/game/advanced", "/stats/game/havoc", "/stats/season"]],
  ["ratings/spp", ["/ratings/sp", "/ratings/core", "/ratings/elo"]],
  ["getWinProbabilit", ["/metrics/wp", "/records", "/metrics/wp/pregame"]],
  ["__proto__", []],
  ["", []],
  ["x".repeat(80), []],
])("for the wrong path %j, describe_operation suggests %j", async (path, nearest) => {
  const hint = nearest.length === 0 ? "" : ` The nearest are ${nearest.join(", ")}.`;
  expect(await call("describe_operation", JSON.stringify({ path }))).toMatchObject({
    failed: true,
    text: `Error: \`${path.slice(0, 60)}\` is not an operation.${hint} find_operations lists all operations.`,
  });
});

test("for every operationId or path with a wrong last letter, describe_operation suggests the operation", async () => {
  for (const path of paths)
    for (const name of [`${words[path].operationId.slice(0, -1)}x`, `${path}x`]) {
      const { text } = await call("describe_operation", JSON.stringify({ path: name }));
      expect(`${text}, `.replace(". find", ", find")).toContain(` ${path}, `);
    }
});

test.each([
  ["getgames", "/games"],
  ["GAMES", "/games"],
  ["GET  /games ", "/games"],
  [" games/401/preview", "/games/{gameId}/preview"],
])("the tools accept %j as the name of the operation %s", async (name, path) => {
  expect(await call("describe_operation", JSON.stringify({ path: name }))).toMatchObject({
    failed: false,
    data: { path },
  });
});

test("after a list of names fails, the tools do not request it again for each name and call", async () => {
  const lists: string[] = [];
  const { cfb: degraded } = clientWithFetch(({ url }) => {
    if (!url.includes("/teams")) return Response.json([{ id: 1 }]);
    lists.push(url);
    return Response.json({ message: "degraded" });
  });
  const get = tools(degraded).find(({ name }) => name === "get_data");
  for (const year of [2021, 2022, 2023])
    await get?.execute({ path: "/games", query: { year, home: "Iowa", away: "Texas" } });
  expect(lists).toHaveLength(1);
});

test("after an aborted call, the tools still check names before they send the next call", async () => {
  const paths: string[] = [];
  const { cfb: service } = clientWithFetch(({ url }) => {
    paths.push(new URL(url).pathname);
    return Response.json(url.includes("/teams") ? [{ id: 1, school: "Iowa", abbreviation: "IOWA" }] : [{ id: 1 }]);
  });
  const get = tools(service).find(({ name }) => name === "get_data");
  const input = { path: "/games", query: { year: 2024, team: "Iowwa" } };
  const controller = new AbortController();
  const aborted = get?.execute(input, { signal: controller.signal });
  controller.abort();
  await aborted?.catch(() => {});
  const result = await get?.execute(input);
  expect(result).toMatchObject({ failed: true, text: expect.stringContaining("Iowwa") });
  expect(paths).not.toContain("/games");
});
