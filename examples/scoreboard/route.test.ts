import { createClient } from "cfb-openapi";
import { GET } from "./app/api/cfb/[...path]/route";

const page = createClient({ apiKey: null, baseUrl: "http://localhost/api/cfb", fetch: GET, retries: 0 });

test("the page gets the games of the day through the route, one of them in progress", async () => {
  const games = await page.get("/scoreboard");
  expect(games.some(({ status }) => status === "in_progress")).toBe(true);
});

test("a path that the page does not need is not passed on", async () => {
  expect(await page.result("/games", { year: 2025 })).toMatchObject({ ok: false, error: { status: 404 } });
});

test("a wrong query is refused with the reason, before anything is sent", async () => {
  const response = await GET(new Request("http://localhost/api/cfb/live/plays?gameId=x"));
  expect([response.status, await response.json()]).toEqual([400, { message: expect.stringContaining("`gameId`") }]);
});
