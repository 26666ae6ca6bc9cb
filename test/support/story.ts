import type { CallOptions, ClientOptions, NoticeEvent, QuotaState, Store } from "../../src/index.js";
import { brokenBody } from "./body-streams.js";
import { type ManualClock, start } from "./clock.js";
import { busy, failure, info, manualClient, monthly, type SentRequest, success } from "./manual-client.js";

/**
 * Runs the options and steps of a table's row, `options | steps → log`, with a client and a service. Returns the log. Calls and requests have numbers
 * from 1.
 *
 * Steps:
 * - `games` makes a call to /games, each time for another year. `2*games` and `games&drives` make parallel calls. `games{totalTimeoutMs=10}` makes a call
 *   with an option. `games@1` makes call 1 again. `refresh` calls `quota.refresh()`. `x2` aborts call 2.
 * - `<3:503` responds to request 3. `games=503,200` sets the responses to later requests for a path, and the last one repeats. `open` stands for no
 *   response. `any=` sets the responses for all paths.
 * - `+1000` lets 1,000 ms pass. `sleep=1000` does so without running timers, as when a machine sleeps. `wall=oct` sets the wall clock to October,
 *   `wall=feb-50` to 50 ms before February, and `wall=+10` 10 ms forward.
 * - `?left`, `?spent`, `?learned` (in ms since the beginning) and `?until` log the quota's state. `?message`, `?retryable` and `?resets` log members of
 *   the last error. `?notice` logs the last notice about stale data. `?signals` logs how each request was aborted, `?pending` logs the running timers,
 *   and `?keys` logs how often the client called the key function.
 * - After `listen`, the log contains what `onQuota` receives: `heard=41`.
 *
 * Responses: a status, `200=41` with the quota header, `503{5}` with a Retry-After, `503{date+5}` with a date as Retry-After, `endless503` with a body
 * that does not end, and the words below.
 *
 * Options are the client's options, and the clock's `chance`. `keys=old,new` is a key function that returns these keys in order and then repeats the
 * last one. Requests then show their key: `1>games[old]`. The key `hang` never arrives, and `fail` throws. `slow300` blocks the process for 300 ms,
 * `late300` arrives after 300 ms, and `~old` has `Bearer` before it. `cache=hung` is a store that does not respond, `cache=hungSet` responds only to
 * reads, and `cache=junk` has an entry that is not JSON.
 *
 * Log: `1>games` is a request of call 1. `1:ok` and `1:timeout` are ends of call 1. If an error is about another path, the path follows in
 * parentheses. `~250` is a wait before a retry, `!stale` is a notice about stale data, and `@1000` is the time since the beginning. `1-3` stands for 1,
 * 2 and 3. Calls that end at the same moment are in the order of their numbers.
 */
export async function story(row: string): Promise<string> {
  const [head = "", script = head] = row.split(" | ");
  const { chance = 0.5, keys, cache, ...options } = head === script ? {} : optionsIn(head.split(" "));
  const scripts = new Map<string, string[]>();
  const log: Entry[] = [];
  let step = 0;
  const write = (text: string, number?: number) => void log.push({ at: clock.monotonic(), step, text, number });
  const respond = ({ address, path, key }: SentRequest) => {
    const [, year] = /year=19(\d\d)/.exec(address) ?? [];
    const ofKey = keys === undefined ? "" : `[${key?.replace("Bearer ", "")}]`;
    write(`>${nameOf(path)}${ofKey}`, year === undefined ? undefined : Number(year));
    const left = scripts.get(nameOf(path)) ?? scripts.get("any") ?? ["open"];
    const word = (left.length > 1 ? left.shift() : left[0]) ?? "open";
    return word === "open" ? undefined : responseOf(word);
  };

  let listens = false;
  let given = 0;
  let notice = "";
  const { cfb, clock, sent } = manualClient(
    {
      ...options,
      onRetry: ({ delayMs }) => write(`~${delayMs}`),
      onQuota: ({ remaining }: QuotaState) => listens && write(`heard=${remaining}`),
      onNotice: (event: NoticeEvent) => {
        if (event.notice.kind !== "stale") return;
        notice = event.notice.message;
        write("!stale");
      },
      ...(keys !== undefined && { apiKey: () => keyOf(`${keys}`.split(","), given++, clock) }),
      ...(cache !== undefined && { cache: stores[`${cache}`] ?? true }),
    },
    respond,
  );
  clock.chance = Number(chance);

  const calls: Record<string, (year: number, own: CallOptions) => Promise<unknown>> = {
    games: (year, own) => cfb.get("/games", { year }, own),
    // A call about the current season.
    now: (_, own) => cfb.get("/games", { year: 2024 }, own),
    drives: (year, own) => cfb.get("/drives", { year }, own),
    weather: (year, own) => cfb.get("/games/weather", { year }, own),
    // For each of these two paths, the service accepts only two parallel requests per key.
    stats: (year, own) => cfb.get("/plays/stats", { year, week: 1 }, own),
    season: (year, own) => cfb.get("/stats/player/season", { year }, own),
    venues: (_, own) => cfb.get("/venues", {}, own),
    scoreboard: (_, own) => cfb.get("/scoreboard", {}, own),
    info: (_, own) => cfb.get("/info", {}, own),
    usage: (_, own) => cfb.get("/info/usage", {}, own),
    refresh: () => cfb.quota.refresh(),
  };
  const controllers: AbortController[] = [];
  const errors: unknown[] = [];
  let ended = 0;
  const reasonOf = (number: number) => `abort of ${number}`;
  const make = (text: string) => {
    const [, name = "", again, inBraces] = /^([^{@]+)(?:@(\d+))?(?:\{(.*)\})?$/.exec(text) ?? [];
    const controller = new AbortController();
    const number = controllers.push(controller);
    if (inBraces === "aborted") controller.abort(reasonOf(number));
    const own = inBraces === undefined ? {} : optionsIn(inBraces.split(","));
    const call = calls[name] ?? ((_: number, { signal }: CallOptions) => cfb.fetch(name, { signal: signal ?? null }));
    const path = name === "now" ? "games" : name;
    call(1900 + Number(again ?? number), { ...own, signal: controller.signal })
      .then(
        (data) => write(data instanceof Response && !data.ok ? `:${data.status}` : ":ok", number),
        (error: unknown) => {
          errors.push(error);
          const { code = error === reasonOf(number) ? "aborted" : error, status = "", path: of } = Object(error);
          write(`:${code}${status}${of === undefined || nameOf(of) === path ? "" : `(${of})`}`, number);
        },
      )
      .finally(() => ended++);
  };
  const lastError = () => Object(errors.at(-1));
  const ask: Readonly<Record<string, () => unknown>> = {
    left: () => cfb.quota.remaining,
    spent: () => cfb.quota.spent,
    learned: () => cfb.quota.learnedAt && cfb.quota.learnedAt - start,
    until: () => dateOf(cfb.quota.exhaustedUntil),
    message: () => quoted(lastError().message),
    retryable: () => lastError().retryable,
    resets: () => dateOf(lastError().resetsAt),
    notice: () => quoted(notice),
    signals: () =>
      sent.map(({ signal: { aborted, reason } }) => (aborted ? (reason?.code ?? `"${reason}"`) : "open")).join(),
    pending: () => clock.pending.join(),
    keys: () => given,
  };

  for (const text of script.split(" ")) {
    step++;
    const [, request, response = ""] = /^<(\d+):(.*)$/.exec(text) ?? [];
    const [, name = "", value = ""] = /^([a-z/]+)=(.*)$/.exec(text) ?? [];
    if (request !== undefined) {
      const { reply, fail } = sent[Number(request) - 1] ?? {};
      Promise.resolve(responseOf(response)).then(reply, fail);
    } else if (name === "wall") clock.time = wallTime(value, clock.time);
    else if (name === "sleep") clock.skip(Number(value));
    else if (name !== "") scripts.set(name, value.split(",").flatMap(repeated));
    else if (text.startsWith("+")) await clock.pass(Number(text));
    else if (/^x\d/.test(text)) controllers[Number(text.slice(1)) - 1]?.abort(reasonOf(Number(text.slice(1))));
    else if (text === "listen") listens = true;
    else if (text.startsWith("?")) write(`${text.slice(1)}=${ask[text.slice(1)]?.()}`);
    else for (const each of text.split("&").flatMap(repeated)) make(each);
    for (let turn = 0; turn < 3; turn++) await clock.pass(0);
  }
  // After all calls have ended, no timer remains. With a quota floor, however, a request to `/info` can still be in flight.
  if (ended === controllers.length && options.quotaFloor === undefined) expect(clock.pending).toEqual([]);
  // Each call has a separate error, and each request has a separate signal.
  const ownErrors = errors.filter((error) => error instanceof Error);
  expect(new Set(ownErrors).size).toBe(ownErrors.length);
  expect(new Set(sent.map(({ signal }) => signal)).size).toBe(sent.length);
  return logText(log);
}

/** Returns a table's rows with their logs. Ignores other lines. A row can continue in lines that begin with a space. */
export function storiesIn(table: string): [row: string, log: string][] {
  const rows = table.replace(/\n +/g, " ").split("\n");
  return rows.filter((row) => row.includes(" → ")).map((row) => row.split(" → ") as [string, string]);
}

interface Entry {
  readonly at: number;
  readonly step: number;
  readonly text: string;
  readonly number: number | undefined;
}

const shortNames: Readonly<Record<string, string>> = {
  "/plays/stats": "stats",
  "/stats/player/season": "season",
  "/games/weather": "weather",
  "/info/usage": "usage",
};
const nameOf = (path: string): string => shortNames[path] ?? path.slice(1);

const dateOf = (date: Date | undefined): string => date?.toISOString().slice(0, 10) ?? "never";

/** Replaces backticks, because a backtick would end the table's text. */
const quoted = (text: string): string => `"${text.replaceAll("`", "'")}"`;

/** Repeats a word. For example, `4*503` becomes four times `503`. */
function repeated(text: string): string[] {
  const [, times = "1", word = ""] = /^(?:(\d+)\*)?(.*)$/.exec(text) ?? [];
  return Array<string>(Number(times)).fill(word);
}

type Values = Readonly<Record<string, string | number | true>>;

function optionsIn(pairs: readonly string[]): Values & ClientOptions & CallOptions {
  const valueIn = (text = "") => (text === "true" ? true : Number.isNaN(Number(text)) ? text : Number(text));
  return Object.fromEntries(pairs.map((pair) => pair.split("=")).map(([name, text]) => [name, valueIn(text)]));
}

/** Returns the key at a place in the list, or the last key after the end. */
function keyOf(keys: readonly string[], at: number, clock: ManualClock): string | Promise<string> {
  const key = keys[Math.min(at, keys.length - 1)] ?? "";
  if (key === "hang") return new Promise(() => {});
  if (key === "fail") throw new Error("the vault is closed");
  if (key.startsWith("slow")) clock.skip(Number(key.slice(4)));
  if (key.startsWith("late")) return new Promise((done) => clock.after(Number(key.slice(4)), () => done("late")));
  return key.replace("~", " Bearer ");
}

const never = () => new Promise<never>(() => {});
const hung: Store = { get: never, set: never, delete: never };
const stores: Readonly<Record<string, Store>> = {
  hung,
  hungSet: { ...hung, get: () => undefined },
  junk: { ...hung, get: () => "no JSON" },
};

const months: Readonly<Record<string, number>> = {
  sep: start,
  oct: Date.UTC(2024, 9, 1),
  feb: Date.UTC(2025, 1, 1),
};

function wallTime(text: string, now: number): number {
  const [, month = "", ms = "0"] = /^([a-z]*)([+-]\d+)?$/.exec(text) ?? [];
  return (month === "" ? now : (months[month] ?? Number.NaN)) + Number(ms);
}

const failed = (code: string, cause: object = {}): Error =>
  Object.assign(new Error("fetch failed"), { cause: { code, message: `connect ${code}`, ...cause } });

/** The responses that are not a status. */
const words: Readonly<Record<string, (headers: Record<string, string>) => Response | Promise<Response>>> = {
  busy,
  monthly,
  tier: () => failure(401, "Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher."),
  lost: () => Promise.reject(new TypeError("fetch failed")),
  refused: () => Promise.reject(failed("ECONNREFUSED")),
  reset: () => Promise.reject(failed("ECONNRESET", { message: "read ECONNRESET" })),
  html: () => new Response("<html>"),
  null: (headers) => Response.json(null, { headers }),
  wrong: () => Response.json([{ id: "one" }]),
  cut: (headers) => new Response(brokenBody("["), { headers }),
  endless: () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([91])) })),
};

/** Returns the response that a word stands for. For example, `left12` stands for a response from `/info` with 12 calls left. */
function responseOf(text: string): Response | Promise<Response> {
  const [, word = "", left, retryAfter] = /^([a-z]*\d*|left.*?)(?:=([^{]*))?(?:\{(.*)\})?$/.exec(text) ?? [];
  const [, ms] = /^date\+(\d+)$/.exec(retryAfter ?? "") ?? [];
  const headers = {
    ...(left !== undefined && { "x-calllimit-remaining": left }),
    ...(retryAfter !== undefined && {
      "retry-after": ms === undefined ? retryAfter : new Date(start + Number(ms)).toUTCString(),
    }),
  };
  if (text.startsWith("left")) return info(text === "left" ? undefined : JSON.parse(text.slice(4)));
  const named = words[word];
  if (named !== undefined) return named(headers);
  const status = Number(word.replace("endless", ""));
  if (word.startsWith("endless")) return new Response(new ReadableStream(), { status });
  if (status === 200) return success(undefined, headers);
  return status === 204 ? new Response(null, { status, headers }) : failure(status, "", headers);
}

/** Returns the log as text. Within one moment of a step, requests come first, in the order sent. Then come the ends of calls, by number. */
function logText(entries: readonly Entry[]): string {
  const isEnd = ({ text }: Entry) => Number(text.startsWith(":"));
  const log = entries.toSorted(
    (a, b) => a.step - b.step || a.at - b.at || isEnd(a) - isEnd(b) || isEnd(a) * (Number(a.number) - Number(b.number)),
  );
  const texts: string[] = [];
  let time = 0;
  for (let index = 0; index < log.length; index++) {
    const { at, step, text, number } = log[index] as Entry;
    if (at !== time) texts.push(`@${at}`);
    time = at;
    const continues = (count: number) => {
      const next = log[index + count];
      return next?.step === step && next.at === at && next.text === text && next.number === Number(number) + count;
    };
    let more = 0;
    while (continues(more + 1)) more++;
    index += more;
    texts.push(`${number ?? ""}${more > 0 ? `-${Number(number) + more}` : ""}${text}`);
  }
  return texts.join(" ");
}
