import type { RequestListener } from "node:http";
import { AuthenticationError, NotFoundError, QuotaExceededError, ServiceError, TierError } from "../../src/index.js";
import { type Fault, fine, games, key } from "../support/fault.js";
import type { Stage } from "../support/fault-server.js";
import { answering } from "../support/http-server.js";

const told = (message: string): string => JSON.stringify({ message });
const busyBody = told("Too many concurrent requests for this endpoint.");
const busy = (retryAfter: string): RequestListener => answering(429, busyBody, { "retry-after": retryAfter });
const down = answering(503, told("Unable to verify call quota. Please retry later."));
const monthly = answering(429, told("Monthly call quota exceeded."), { "retry-after": "1" });

/** How long a stage's requests were apart, ms of its clock. */
const gaps = ({ times }: Stage): number[] => times.slice(1).map((time, index) => time - (times[index] ?? 0));

const service = { type: ServiceError, code: "service" };

/** Answers that say that they are failures. */
export const statusFaults: readonly Fault[] = [
  {
    name: "an unknown key is an AuthenticationError that is not retried",
    server: [answering(401, told("Unauthorized"))],
    fails: { type: AuthenticationError, code: "authentication", says: [/401 "Unauthorized"/, /copy it again/] },
    requests: 1,
  },
  {
    name: "a service that repeats the key is not repeated",
    server: [answering(401, told(`Unknown key: ${key}`))],
    fails: { type: AuthenticationError, code: "authentication", says: [/401 "Unknown key: /, /copy it again/] },
    requests: 1,
  },
  {
    name: "a tier that is too low is a TierError that is not retried",
    server: [answering(401, told("Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher."))],
    call: (cfb) => cfb.get("/games/weather", { year: 2024 }),
    fails: { type: TierError, code: "tier", says: [/The key is good/, /tier 1/], with: { tier: 1, status: 401 } },
    requests: 1,
  },
  {
    name: "a 400 with details is a ServiceError that says which parameter is wrong",
    server: [
      answering(400, '{"message":"Validation Failed","details":{"year":{"message":"invalid integer","value":"x"}}}'),
    ],
    fails: {
      ...service,
      says: [/400 "Validation Failed"/, /year: invalid integer/],
      with: { details: { year: "invalid integer" }, retryable: false, status: 400 },
    },
    requests: 1,
  },
  {
    name: "a 400 without details is a ServiceError",
    server: [answering(400, told("Game is not live"))],
    fails: { ...service, says: [/400 "Game is not live"/], with: { details: undefined, retryable: false } },
    requests: 1,
  },
  {
    name: "details that are made to do harm are cut and pollute nothing",
    server: [
      answering(
        400,
        `{"message":{"a":1},"details":{"__proto__":{"message":{"toString":1}},"a":null,"b":[],${Array.from(
          { length: 1000 },
          (_, index) => `"p${index}":{"message":"${"x".repeat(1000)}"}`,
        ).join()}}}`,
      ),
    ],
    fails: {
      ...service,
      says: [/^.{1,3000}$/s],
      with: { status: 400, details: expect.not.objectContaining({ p999: expect.anything() }) },
    },
    requests: 1,
    also: () => expect("message" in {}).toBe(false),
  },
  {
    name: "a 404 is a NotFoundError that is not retried",
    server: [answering(404, told("Coach not found"))],
    call: (cfb) => cfb.get("/coaches/profile", { coachId: 1 }),
    fails: { type: NotFoundError, code: "not_found", says: [/404 "Coach not found"/] },
    requests: 1,
  },
  {
    name: "an empty 500 is tried three times, then a ServiceError",
    server: [answering(500, "")],
    fails: { ...service, says: [/getGames\): 500/, /later/], with: { retryable: true, status: 500 } },
    requests: 3,
  },
  {
    name: "a failure whose body breaks off is still what its status says",
    server: [
      (request, response) => {
        response.writeHead(401, { "content-length": "1000" });
        response.write('{"message":"Un', () => request.socket.resetAndDestroy());
      },
    ],
    fails: { type: AuthenticationError, code: "authentication", says: [/401/, /copy it again/] },
    requests: 1,
  },
  {
    name: "503 three times and then an answer is no failure with three retries",
    server: [down, down, down, fine],
    options: { retries: 3 },
    gives: [{ id: 1 }],
    requests: 4,
  },
  {
    name: "503 without end is a ServiceError after the last retry",
    server: [down],
    fails: { ...service, says: [/503 "Unable to verify/, /later/], with: { retryable: true } },
    requests: 3,
  },
  {
    name: "the monthly 429 is a QuotaExceededError, is not retried, and closes the metered operations until a refresh",
    server: [monthly],
    fails: {
      type: QuotaExceededError,
      code: "quota_exceeded",
      says: [/2024-10-01/, /returns on 2024-10-01/],
      with: { resetsAt: new Date("2024-10-01T00:00:00Z"), retryable: false, status: 429 },
    },
    requests: 1,
    async also(stage, cfb) {
      await expect(games(cfb)).rejects.toMatchObject({ code: "quota_exceeded", path: "/games" });
      // `/info` is asked once: the 429 may have been of the last month.
      expect(stage.paths).toEqual(["/games?year=2024", "/info"]);
      stage.play(answering(200, '{"remainingCalls":5}'));
      expect(await cfb.quota.refresh()).toMatchObject({ remaining: 5, exhaustedUntil: undefined });
    },
  },
  {
    name: "a busy 429 is asked again after the seconds that it names",
    server: [busy("20"), fine],
    gives: [{ id: 1 }],
    requests: 2,
    also: (stage) => expect(gaps(stage)[0]).toBeGreaterThan(18_000),
  },
  {
    name: "a busy 429 is asked again at the date that it names",
    call(cfb, stage) {
      const dated: RequestListener = (request, response) => {
        const now = stage.clock.now();
        response.setHeader("date", new Date(now).toUTCString());
        busy(new Date(now + 20_000).toUTCString())(request, response);
      };
      stage.play(dated, fine);
      return games(cfb);
    },
    gives: [{ id: 1 }],
    requests: 2,
    // A date has whole seconds, and a timer may be a millisecond early.
    also: (stage) => expect(gaps(stage)[0]).toBeGreaterThan(17_000),
  },
  {
    name: "a busy 429 with junk for a time is tried three times, then a ServiceError",
    server: [busy("soon, I hope")],
    fails: { ...service, says: [/429 "Too many concurrent/, /`concurrency`/], with: { retryable: true, status: 429 } },
    requests: 3,
  },
  {
    name: "a busy 429 that asks for more than maxRetryAfterMs is a ServiceError at once",
    server: [busy("9".repeat(400))],
    fails: { ...service, says: [/429 "Too many concurrent/, /`concurrency`/], with: { status: 429 } },
    requests: 1,
  },
  {
    name: "Retry-After on a 200 delays the next call to that path, and no other",
    server: [answering(200, "[]", { "retry-after": "20" }), fine],
    async call(cfb, stage) {
      await games(cfb);
      await Promise.all([games(cfb), cfb.get("/plays/types")]);
      return stage.paths;
    },
    gives: ["/games?year=2024", "/plays/types", "/games?year=2024"],
    requests: 3,
    also(stage) {
      const [first = 0, , third = 0] = stage.times;
      expect(third - first).toBeGreaterThan(18_000);
    },
  },
];
