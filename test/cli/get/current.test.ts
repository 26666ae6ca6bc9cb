import { seasonAt } from "../../../src/cache/ttl.js";
import { toNodeListener } from "../../../src/sample/index.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { key } from "../services.js";

const cfb = builtCfb();

/** A service with these weeks in every season's calendar, and the URLs that it receives. */
async function against(weeks: readonly object[], args: readonly string[]) {
  const urls: string[] = [];
  const service = async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    urls.push(pathname + search);
    return Response.json(pathname === "/calendar" ? weeks : []);
  };
  const ended = await withServer(toNodeListener(service), (url) => cfb([...args, "--base-url", url], { env: key }));
  return { ...ended, urls: urls.filter((each) => /^\/(calendar|games|stats)/.test(each)) };
}

const week = (seasonType: string, number: number, endDate: string) => ({
  season: 2025,
  week: number,
  seasonType,
  startDate: "2020-01-01T00:00:00.000Z",
  endDate,
  firstGameStart: "2020-01-01T00:00:00.000Z",
  lastGameStart: endDate,
});
const weeks = [
  week("regular", 1, "2020-01-08T00:00:00.000Z"),
  week("postseason", 1, "2999-01-15T00:00:00.000Z"),
  week("postseason", 2, "2999-01-22T00:00:00.000Z"),
];
const get = ["get", "/games", "year=current", "week=current"];

test("year=current and week=current come from the calendar, together with the season type", async () => {
  const { code, urls } = await against(weeks, get);
  const season = /year=(\d{4})/.exec(urls[0] ?? "")?.[1];
  expect({ code, urls }).toEqual({
    code: 0,
    urls: [`/calendar?year=${season}`, `/games?seasonType=postseason&week=1&year=${season}`],
  });
  const given = await against(weeks, [...get, "seasonType=regular"]);
  expect(given.urls[1]).toContain("seasonType=regular&week=1&");
  const other = await against(weeks, ["get", "/stats/season?year=current", "team=Iowa"]);
  expect(other.urls[1]).toBe(`/stats/season?team=Iowa&year=${season}`);
});

test("a wrong call is refused before the calendar is requested, and a season without weeks has no current week", async () => {
  const wrong = await against(weeks, [...get, "teem=Iowa"]);
  expect({ code: wrong.code, urls: wrong.urls }).toEqual({ code: 2, urls: [] });
  const none = await against([], get);
  expect(none.urls.every((url) => url.startsWith("/calendar"))).toBe(true);
  expect(none).toMatchObject({ code: 3, stderr: expect.stringContaining("the calendar has no week of ") });
});

test("week=current is refused for any other season, even if the current season has no weeks yet", async () => {
  for (const calendar of [weeks, []]) {
    const { code, stderr } = await against(calendar, ["get", "/games", "year=2019", "week=current"]);
    expect(code).toBe(3);
    expect(stderr).toMatch(/week=current is a week of \d{4}, not of 2019: give the number of the week/);
  }
});

test("year=last selects the season before the current one, without a call to the calendar", async () => {
  const { code, urls } = await against(weeks, ["get", "/games", "year=last"]);
  expect({ code, urls }).toEqual({ code: 0, urls: [`/games?year=${seasonAt(Date.now()) - 1}`] });
  expect((await against(weeks, ["get", "/games?year=last"])).urls).toEqual(urls);
});
