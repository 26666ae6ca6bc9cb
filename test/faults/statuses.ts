import type { RequestListener } from "node:http";
import { AuthenticationError, NotFoundError, QuotaExceededError, ServiceError, TierError } from "../../src/index.js";
import { type Fault, games, key, success } from "../support/fault.js";
import type { FaultServer } from "../support/fault-server.js";
import { respondWith } from "../support/http-server.js";

const messageBody = (message: string): string => JSON.stringify({ message });
const busyBody = messageBody("Too many concurrent requests for this endpoint.");
const busy = (retryAfter: string): RequestListener => respondWith(429, busyBody, { "retry-after": retryAfter });
const down = respondWith(503, messageBody("Unable to verify call quota. Please retry later."));
const monthly = respondWith(429, messageBody("Monthly call quota exceeded."), { "retry-after": "1" });

/** The times between a server's requests, ms of its clock. */
const gaps = ({ times }: FaultServer): number[] => times.slice(1).map((time, index) => time - (times[index] ?? 0));

const service = { type: ServiceError, code: "service" };

/** Responses with an error status. */
export const statusFaults: readonly Fault[] = [
  {
    name: "an unknown key is an AuthenticationError that is not retried",
    responses: [respondWith(401, messageBody("Unauthorized"))],
    throws: { type: AuthenticationError, code: "authentication", messages: [/401 "Unauthorized"/, /copy it again/] },
    requests: 1,
  },
  {
    name: "a key that the service repeats is not in the error",
    responses: [respondWith(401, messageBody(`Unknown key: ${key}`))],
    throws: { type: AuthenticationError, code: "authentication", messages: [/401 "Unknown key: /, /copy it again/] },
    requests: 1,
  },
  {
    name: "a tier that is too low is a TierError that is not retried",
    responses: [
      respondWith(401, messageBody("Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher.")),
    ],
    call: (cfb) => cfb.get("/games/weather", { year: 2024 }),
    throws: { type: TierError, code: "tier", messages: [/The key is good/, /tier 1/], with: { tier: 1, status: 401 } },
    requests: 1,
  },
  {
    name: "a 400 with details is a ServiceError that names the wrong parameter",
    responses: [
      respondWith(400, '{"message":"Validation Failed","details":{"year":{"message":"invalid integer","value":"x"}}}'),
    ],
    throws: {
      ...service,
      messages: [/400 "Validation Failed"/, /year: invalid integer/],
      with: { details: { year: "invalid integer" }, retryable: false, status: 400 },
    },
    requests: 1,
  },
  {
    name: "a 400 without details is a ServiceError",
    responses: [respondWith(400, messageBody("Game is not live"))],
    throws: { ...service, messages: [/400 "Game is not live"/], with: { details: undefined, retryable: false } },
    requests: 1,
  },
  {
    name: "hostile details are truncated and pollute no prototype",
    responses: [
      respondWith(
        400,
        `{"message":{"a":1},"details":{"__proto__":{"message":{"toString":1}},"a":null,"b":[],${Array.from(
          { length: 1000 },
          (_, index) => `"p${index}":{"message":"${"x".repeat(1000)}"}`,
        ).join()}}}`,
      ),
    ],
    throws: {
      ...service,
      messages: [/^.{1,3000}$/s],
      with: { status: 400, details: expect.not.objectContaining({ p999: expect.anything() }) },
    },
    requests: 1,
    after: () => expect("message" in {}).toBe(false),
  },
  {
    name: "a 404 is a NotFoundError that is not retried",
    responses: [respondWith(404, messageBody("Coach not found"))],
    call: (cfb) => cfb.get("/coaches/profile", { coachId: 1 }),
    throws: { type: NotFoundError, code: "not_found", messages: [/404 "Coach not found"/] },
    requests: 1,
  },
  {
    name: "an empty 500 is retried twice, then is a ServiceError",
    responses: [respondWith(500, "")],
    throws: { ...service, messages: [/getGames\): 500/, /later/], with: { retryable: true, status: 500 } },
    requests: 3,
  },
  {
    name: "a failure whose body breaks off is classified by its status",
    responses: [
      (request, response) => {
        response.writeHead(401, { "content-length": "1000" });
        response.write('{"message":"Un', () => request.socket.resetAndDestroy());
      },
    ],
    throws: { type: AuthenticationError, code: "authentication", messages: [/401/, /copy it again/] },
    requests: 1,
  },
  {
    name: "three 503s and then a success is a success with three retries",
    responses: [down, down, down, success],
    options: { retries: 3 },
    returns: [{ id: 1 }],
    requests: 4,
  },
  {
    name: "repeated 503s are a ServiceError after the last retry",
    responses: [down],
    throws: { ...service, messages: [/503 "Unable to verify/, /later/], with: { retryable: true } },
    requests: 3,
  },
  {
    name: "the monthly 429 is a QuotaExceededError, is not retried, and blocks metered operations until a refresh",
    responses: [monthly],
    throws: {
      type: QuotaExceededError,
      code: "quota_exceeded",
      messages: [/2024-10-01/, /returns on 2024-10-01/],
      with: { resetsAt: new Date("2024-10-01T00:00:00Z"), retryable: false, status: 429 },
    },
    requests: 1,
    async after(server, cfb) {
      await expect(games(cfb)).rejects.toMatchObject({ code: "quota_exceeded", path: "/games" });
      // `/info` is requested once, because the 429 may belong to the previous month.
      expect(server.paths).toEqual(["/games?year=2024", "/info"]);
      server.setResponses(respondWith(200, '{"remainingCalls":5}'));
      expect(await cfb.quota.refresh()).toMatchObject({ remaining: 5, exhaustedUntil: undefined });
    },
  },
  {
    name: "a busy 429 is retried after the seconds in its Retry-After",
    responses: [busy("20"), success],
    returns: [{ id: 1 }],
    requests: 2,
    after: (server) => expect(gaps(server)[0]).toBeGreaterThan(18_000),
  },
  {
    name: "a busy 429 is retried at the date in its Retry-After",
    call(cfb, server) {
      const dated: RequestListener = (request, response) => {
        const now = server.clock.now();
        response.setHeader("date", new Date(now).toUTCString());
        busy(new Date(now + 20_000).toUTCString())(request, response);
      };
      server.setResponses(dated, success);
      return games(cfb);
    },
    returns: [{ id: 1 }],
    requests: 2,
    // A date has whole seconds, and a timer may be a millisecond early.
    after: (server) => expect(gaps(server)[0]).toBeGreaterThan(17_000),
  },
  {
    name: "a busy 429 with an invalid Retry-After is retried twice, then is a ServiceError",
    responses: [busy("soon, I hope")],
    throws: {
      ...service,
      messages: [/429 "Too many concurrent/, /`concurrency`/],
      with: { retryable: true, status: 429 },
    },
    requests: 3,
  },
  {
    name: "a busy 429 with a Retry-After beyond maxRetryAfterMs is a ServiceError without a retry",
    responses: [busy("9".repeat(400))],
    throws: { ...service, messages: [/429 "Too many concurrent/, /`concurrency`/], with: { status: 429 } },
    requests: 1,
  },
  {
    name: "Retry-After on a 200 delays the next call to that path and no other path",
    responses: [respondWith(200, "[]", { "retry-after": "50" }), success],
    async call(cfb, server) {
      await games(cfb);
      await Promise.all([games(cfb), cfb.get("/plays/types")]);
      return server.paths;
    },
    returns: ["/games?year=2024", "/plays/types", "/games?year=2024"],
    requests: 3,
    after(server) {
      const [first = 0, , third = 0] = server.times;
      expect(third - first).toBeGreaterThan(45_000);
    },
  },
];
