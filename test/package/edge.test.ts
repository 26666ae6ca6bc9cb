import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { root, run } from "../scripts/run.js";
import { withServer } from "../support/http-server.js";
import { app } from "./installed.js";

const sample = toNodeListener(createSampleService());
/** The sample service. Each response takes 50 ms, so that parallel requests overlap. */
const slow: RequestListener = (request, response) => void setTimeout(() => sample(request, response), 50);

/** Requests each group of URLs from the worker in parallel. Returns the responses. */
async function responsesTo(listener: RequestListener, ...groups: string[]) {
  let lines: { status: number; text: string }[][] = [];
  await withServer(listener, async (url) => {
    const args = [join(root, "test/package/edge.mjs"), app, url, ...groups];
    const { code, stdout, stderr } = await run(process.execPath, args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  });
  return lines;
}

function expectGame({ status, text }: { status: number; text: string }) {
  expect({ status, text }).toMatchObject({ status: 200 });
  const { game, ids, ...rest } = JSON.parse(text);
  expect(game).toMatch(/^Ohio State 34, Notre Dame 23$|^Notre Dame 23, Ohio State 34$/);
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  expect(rest).toMatchObject({ refused: expect.stringContaining("team"), evaluates: false, process: "undefined" });
  return rest;
}

test("an edge worker without eval and Node modules responds to every request with a game", async () => {
  const groups = await responsesTo(sample, "/", "/", "/");
  expect(groups).toHaveLength(3);
  for (const [response] of groups) expectGame(response ?? { status: 0, text: "" });
});

test("a worker can create a client for each request, and overlapping requests can share a store", async () => {
  const [first = [], then = []] = await responsesTo(slow, "/ / / / / /", "/ /");
  for (const response of [...first, ...then]) expectGame(response);
  // Two responses are stored: the championship game and the venues, once each.
  expect([first.length, then.map((response) => expectGame(response).stored)]).toEqual([6, [2, 2]]);
});

test("requests that share a client can wait for each other's calls, including an identical call in flight", async () => {
  const years = [2024, 2024, 2023, 2022].map((year) => `/shared?year=${year}`);
  const [first = [], then = []] = await responsesTo(slow, years.join(" "), "/shared?year=2021");
  expect([...first, ...then].map(({ status, text }) => [status, Object.keys(JSON.parse(text))])).toEqual(
    Array.from({ length: 5 }, () => [200, ["rows"]]),
  );
});
