import fc from "fast-check";
import { createClient, IncompleteError } from "../../src/index.js";
import { clientWithFetch, rejection } from "../support/client-with-fetch.js";
import { FastClock } from "../support/clock.js";
import { type SeasonGame, seasonService } from "./season-service.js";

const games: fc.Arbitrary<SeasonGame[]> = fc
  .array(fc.record({ week: fc.integer({ min: 1, max: 5 }), rows: fc.constantFrom(0, 3, 700, 1_999) }), {
    minLength: 1,
    maxLength: 9,
  })
  .map((given) =>
    given.map((game, index) => ({
      ...{ ...game, id: 1_000 + index, seasonType: "regular" },
      ...{ homeTeam: `Home ${index}`, awayTeam: `Away ${index}` },
    })),
  );

/** For each request in order, whether it succeeds, fails or aborts the run. */
const ends = fc.array(fc.constantFrom("responds", "responds", "fails", "aborts"), { maxLength: 40 });

/** There are no time limits, because attempts could exceed them on a busy machine while the test's clock runs fast. */
const limits = { retries: 1, timeoutMs: Number.POSITIVE_INFINITY, totalTimeoutMs: Number.POSITIVE_INFINITY };

const ids = (rows: readonly unknown[]) => rows.map((row) => String(Object(row).playId)).sort();

test("resumed runs return each row once within their budgets, even if requests fail or runs are aborted", async () => {
  await fc.assert(
    fc.asyncProperty(games, ends, fc.integer({ min: 1, max: 6 }), fc.boolean(), async (given, plan, left, isEach) => {
      const service = seasonService(given);
      let controller = new AbortController();
      let requests = 0;
      let sent = 0;
      const fetch = async (request: Request) => {
        sent++;
        const end = plan[requests++];
        if (end === "fails") return Response.json({ message: "down" }, { status: 503 });
        if (end === "aborts") controller.abort(new Error("stopped"));
        return service.fetch(request);
      };
      const cfb = createClient({ apiKey: "key", clock: new FastClock(), ...limits, fetch });
      const seen: unknown[] = [];
      let resume: string | undefined;
      let isDone = false;
      for (let run = 0; run < 60 && !isDone; run++) {
        controller = new AbortController();
        sent = 0;
        const options = { resume, signal: controller.signal, budget: { left } };
        try {
          if (isEach) {
            for await (const part of cfb.each("/plays/stats", { year: 2024 }, options)) {
              seen.push(...part);
              resume = part.resume;
            }
          } else seen.push(...(await cfb.all("/plays/stats", { year: 2024 }, options)));
          isDone = true;
        } catch (error) {
          if (error instanceof IncompleteError) {
            resume = error.resume;
            seen.push(...(error.rows ?? []));
          }
        }
        expect(sent).toBeLessThanOrEqual(left);
        expect(options.budget.left).toBeGreaterThanOrEqual(0);
        // Raises the budget for the next run. Otherwise, it might never suffice for a list of games and a cut response.
        left += 1;
      }
      expect(isDone).toBe(true);
      expect(ids(seen)).toEqual(ids(service.rows));
    }),
    { numRuns: 40 },
  );
});

test("if `resume` is not a string, `all` throws a QueryError without a request", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]));
  const error = await rejection(cfb.all("/plays", { year: 2024 }, { resume: {} as never }));
  expect(error).toMatchObject({ code: "query", message: expect.stringContaining("`resume` is not a string") });
  expect(requests).toEqual([]);
});
