import { CfbError, type ClientOptions, createClient, IncompleteError, ServiceError } from "../../src/index.js";
import { rejection } from "../support/client-with-fetch.js";
import { settled } from "../support/clock.js";
import { type SeasonRow, seasonService, weekly } from "./season-service.js";

const weekOf = (url: string) => Number(new URL(url).searchParams.get("week"));

/** A client for a season of six weeks. `respond` can replace the service's response for a week. */
function faulty(respond: (week: number) => Response | Promise<Response> | undefined, options: ClientOptions = {}) {
  const service = seasonService(weekly(6));
  const fetch = async (request: Request) => (await respond(weekOf(request.url))) ?? service.fetch(request);
  const cfb = createClient({ apiKey: "key", retries: 0, ...options, fetch });
  const inWeeks = (...weeks: number[]) => service.rows.filter(({ week }) => weeks.includes(Number(week)));
  return { ...service, cfb, inWeeks };
}

/** A failure that arrives after the responses to all other requests sent at the same time. */
async function down() {
  for (let turn = 0; turn < 20; turn++) await settled();
  return Response.json({ message: "down" }, { status: 500 });
}
/** A season whose week 2 fails. The client sends four requests at a time, so weeks 1, 3, 4 and 5 arrive before the failure. */
const failsInWeek2 = (options?: ClientOptions) => faulty((week) => (week === 2 ? down() : undefined), options);

describe("if a call in the middle fails,", () => {
  test("`each` yields every part that has arrived and then throws the same error as `get`", async () => {
    const { cfb, client, calls, rows } = failsInWeek2();
    const seen: SeasonRow[] = [];
    let resume = "";
    const run = async () => {
      for await (const part of cfb.each("/plays", { year: 2024 })) {
        seen.push(...part.map((row) => ({ ...row })));
        resume = part.resume;
      }
    };
    expect(await rejection(run())).toBeInstanceOf(ServiceError);
    expect(seen.map(({ week }) => week)).toEqual([1, 1, 1, 3, 3, 3, 4, 4, 4, 5, 5, 5]);
    // The run requested the list of games and four weeks. After the failure, it did not send another request.
    expect(calls).toHaveLength(1 + 4);
    for await (const part of client().each("/plays", { year: 2024 }, { resume })) {
      seen.push(...part.map((row) => ({ ...row })));
    }
    expect(seen.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    // The second run requests only weeks 2 and 6.
    expect(calls).toHaveLength(1 + 4 + 2);
  });

  test("`all` throws an IncompleteError with the cause, the rows that have arrived and `resume`", async () => {
    const { cfb, client, inWeeks } = failsInWeek2();
    const error = await rejection(cfb.all("/plays", { year: 2024 }));
    if (!(error instanceof IncompleteError)) throw error;
    expect(error).toMatchObject({ code: "incomplete", reason: "failed", path: "/plays", done: 4, total: 6 });
    expect(error.cause).toBeInstanceOf(ServiceError);
    expect(error.rows).toEqual(inWeeks(1, 3, 4, 5));
    const rest = await client().all("/plays", { year: 2024 }, { resume: error.resume });
    expect(rest).toEqual(inWeeks(2, 6));
    expect(error.message).toBe(
      '/plays: a call failed with 4 of 6 parts done: The service failed: try again later. /plays (getPlays): 500 "down". Pass this error\'s `resume` as an option to continue.',
    );
  });

  test("`all` throws the same error as `get` if no part has arrived", async () => {
    for (const wrong of [0, 1]) {
      const { cfb } = faulty((week) => (wrong === 0 || week > 0 ? down() : undefined));
      expect(await rejection(cfb.all("/plays", { year: 2024 }))).toBeInstanceOf(ServiceError);
    }
  });

  test("a resumed run throws the same error as `get` if no new part has arrived", async () => {
    const { cfb } = failsInWeek2({ concurrency: 1 });
    const { resume, done } = Object(await rejection(cfb.all("/plays", { year: 2024 })));
    expect(done).toBe(1);
    expect(await rejection(cfb.all("/plays", { year: 2024 }, { resume }))).toBeInstanceOf(ServiceError);
  });

  test("the error's JSON contains how many parts are done, but not the rows or `resume`", async () => {
    const error = await rejection(failsInWeek2().cfb.all("/plays", { year: 2024 }));
    const { rows, resume, ...logged } = JSON.parse(JSON.stringify(error));
    expect([rows, resume]).toEqual([undefined, undefined]);
    expect(logged).toMatchObject({ name: "IncompleteError", code: "incomplete", reason: "failed", done: 4, total: 6 });
  });
});

describe("if a later call fails first,", () => {
  /** The service's response to a request for week 1, after the response to week 2. */
  async function late(response: Response | Promise<Response>) {
    for (let turn = 0; turn < 20; turn++) await settled();
    return response;
  }
  const failed = () => Response.json({ message: "down" }, { status: 500 });

  test("the error contains the earlier part's rows, and the run does not request another part", async () => {
    const { cfb, calls, inWeeks } = faulty((week) =>
      week === 1 ? late(Response.json(inWeeks(1))) : week === 2 ? failed() : undefined,
    );
    const error = await rejection(cfb.all("/plays", { year: 2024 }));
    expect(error).toMatchObject({ reason: "failed", done: 3, rows: inWeeks(1, 3, 4) });
    expect(calls.map((call) => weekOf(`https://a.example${call}`))).toEqual([0, 3, 4]);
  });

  test("the run does not request the parts of a split response", async () => {
    const [first] = weekly(1, 1_500);
    if (first === undefined) throw new Error("no game");
    const service = seasonService([first, { ...first, id: 101 }, { ...first, id: 102, week: 2 }]);
    const fetch = async (request: Request) => {
      const week = weekOf(request.url);
      return week === 2 ? failed() : week === 1 ? late(service.fetch(request)) : service.fetch(request);
    };
    const cfb = createClient({ apiKey: "key", retries: 0, fetch });
    expect(await rejection(cfb.all("/plays/stats", { year: 2024 }))).toBeInstanceOf(ServiceError);
    expect(service.calls).toEqual(["/plays/stats?year=2024", "/games?year=2024", "/plays/stats?week=1&year=2024"]);
  });

  test("`all` reports the failure, even if the signal aborts before the run ends", async () => {
    const controller = new AbortController();
    const { cfb } = faulty((week) =>
      week === 1 ? late(Response.json([{ id: "1" }])) : week === 2 ? failed() : undefined,
    );
    const options = { signal: controller.signal, onProgress: () => controller.abort() };
    const error = await rejection(cfb.all("/plays", { year: 2024 }, options));
    expect(error).toMatchObject({ reason: "failed", cause: expect.any(ServiceError) });
  });
});

describe("if the signal aborts in the middle,", () => {
  /** A season whose week 2 never arrives. `abort` aborts the run after weeks 1, 3, 4 and 5 have arrived. */
  function aborted() {
    const controller = new AbortController();
    const service = faulty((week) => (week === 2 ? new Promise<Response>(() => {}) : undefined));
    const abort = async () => {
      for (let turn = 0; turn < 20; turn++) await settled();
      controller.abort(new Error("stopped"));
    };
    return { ...service, abort, options: { signal: controller.signal } };
  }

  test("`each` yields every part that has arrived and then throws the signal's reason", async () => {
    const { cfb, abort, options } = aborted();
    const weeks: unknown[] = [];
    const run = async () => {
      for await (const { part } of cfb.each("/plays", { year: 2024 }, options)) weeks.push(part.week);
    };
    const [error] = await Promise.all([rejection(run()), abort()]);
    expect(error).toMatchObject({ message: "stopped" });
    expect(weeks).toEqual([1, 3, 4, 5]);
  });

  test("`all` throws an IncompleteError with the signal's reason, the rows that have arrived and `resume`", async () => {
    const { cfb, client, abort, options, inWeeks } = aborted();
    const [error] = await Promise.all([rejection(cfb.all("/plays", { year: 2024 }, options)), abort()]);
    if (!(error instanceof IncompleteError)) throw error;
    expect(error).toMatchObject({ reason: "aborted", done: 4, total: 6 });
    expect(error.cause).toEqual(new Error("stopped"));
    expect(error.message).toContain("/plays: the signal aborted the run with 4 of 6 parts done.");
    expect(error.rows).toEqual(inWeeks(1, 3, 4, 5));
    expect(await client().all("/plays", { year: 2024 }, { resume: error.resume })).toEqual(inWeeks(2, 6));
  });

  test("`all` throws the signal's reason if no part has arrived", async () => {
    const reason = new Error("stopped");
    const { cfb } = faulty(() => undefined);
    const signal = AbortSignal.abort(reason);
    expect(await rejection(cfb.all("/plays", { year: 2024 }, { signal }))).toBe(reason);
  });
});

test("if a capped response can't be split, the error still has the rows of weeks requested at the same time", async () => {
  // Week 2 has one game, with the same team on both sides. Its response can't be split by game or by team. Two requests are sent at a time.
  const games = weekly(4, 700).map((game) => ({ ...game, rows: game.week === 2 ? 2_000 : 700, awayTeam: "Texas" }));
  const error = await rejection(seasonService(games).client().all("/plays/stats", { year: 2024 }));
  expect(error).toMatchObject({ code: "incomplete", reason: "capped", done: 2, total: 4 });
  const weeks = Object(error).rows.map(({ week }: SeasonRow) => week);
  expect([weeks.length, ...new Set(weeks)]).toEqual([1_400, 1, 3]);
});

test("IncompleteError is a subclass of CfbError whose instances have its name", async () => {
  const error = await rejection(failsInWeek2().cfb.all("/plays", { year: 2024 }));
  expect(error).toBeInstanceOf(CfbError);
  expect(error).toBeInstanceOf(IncompleteError);
  expect(new Error("another")).not.toBeInstanceOf(IncompleteError);
  expect(error).not.toBeInstanceOf(ServiceError);
  expect(Object(error).name).toBe("IncompleteError");
});
