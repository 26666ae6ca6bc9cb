import type { CallOptions, ClientOptions, QuotaState } from "../../src/index.js";
import { brokenBody } from "./body-streams.js";
import { start } from "./clock.js";
import { busy, failure, info, manualClient, monthly, type SentRequest, success } from "./manual-client.js";

/**
 * What happened between a client and the service, as a table's row has it: `options | steps → log`. Calls are numbered, and so are requests.
 *
 * Steps: `games` makes a call. `2*games` and `games&drives` make calls at once, `games{totalTimeoutMs=10}` makes one with an option, `refresh` calls
 * `quota.refresh()`. `x2` aborts call 2. `<3:503` responds to request 3. `games=503,200` says what later requests to a path get: the last one repeatedly,
 * `open` for no response. `any=` is for all paths. `+1000` lets time pass, in ms. `wall=oct` sets the wall clock, `wall=feb-50` to 50 ms before February.
 * `?left`, `?spent`, `?learned` (ms since the beginning) and `?until` write what the quota says, `?message` and `?resets` what the last error says.
 * After `listen`, the log has what `onQuota` receives: `heard=41`.
 *
 * Responses: a status, `200=41` with the quota header, `503{5}` with a Retry-After, and the words below.
 *
 * Log: `1>games` is a request of call 1, `1:ok` and `1:timeout` its end, `~250` a wait before a retry, `@1000` the time since the beginning. `1-3` stands
 * for 1, 2 and 3. An error of another path than that of the call has the path behind it.
 */
export async function story(row: string): Promise<string> {
  const [head = "", script = head] = row.split(" | ");
  const options = head === script ? {} : optionsIn(head.split(" "));
  const scripts = new Map<string, string[]>();
  const log: Entry[] = [];
  let step = 0;
  const write = (text: string, number?: number) => void log.push({ at: clock.monotonic(), step, text, number });
  const respond = (request: SentRequest) => {
    const [, year] = /year=19(\d\d)/.exec(request.address) ?? [];
    write(`>${nameOf(request.path)}`, year === undefined ? undefined : Number(year));
    const left = scripts.get(nameOf(request.path)) ?? scripts.get("any") ?? ["open"];
    const word = (left.length > 1 ? left.shift() : left[0]) ?? "open";
    return word === "open" ? undefined : responseOf(word);
  };
  const onRetry = ({ delayMs }: { delayMs: number }) => write(`~${delayMs}`);
  let listens = false;
  const onQuota = ({ remaining }: QuotaState) => listens && write(`heard=${remaining}`);
  const { cfb, clock, sent } = manualClient({ onRetry, onQuota, ...options }, respond);

  const calls: Record<string, (year: number, own: CallOptions) => Promise<unknown>> = {
    games: (year, own) => cfb.get("/games", { year }, own),
    drives: (year, own) => cfb.get("/drives", { year }, own),
    // The service takes two requests of a key at once to these two.
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
  const make = (text: string) => {
    const [, name = "", inBraces] = /^([^{]+)(?:\{(.*)\})?$/.exec(text) ?? [];
    const controller = new AbortController();
    const number = controllers.push(controller);
    if (inBraces === "aborted") controller.abort("aborted");
    const own = inBraces === undefined ? {} : optionsIn(inBraces.split(","));
    const call = calls[name] ?? ((_: number, { signal }: CallOptions) => cfb.fetch(name, { signal: signal ?? null }));
    call(1900 + number, { ...own, signal: controller.signal })
      .then(
        (data) => write(data instanceof Response && !data.ok ? `:${data.status}` : ":ok", number),
        (error: unknown) => {
          errors.push(error);
          const { code = error, status = "", path } = Object(error);
          write(`:${code}${status}${path === undefined || nameOf(path) === name ? "" : `(${path})`}`, number);
        },
      )
      .finally(() => ended++);
  };
  const ask: Record<string, () => unknown> = {
    left: () => cfb.quota.remaining,
    spent: () => cfb.quota.spent,
    learned: () => cfb.quota.learnedAt && cfb.quota.learnedAt - start,
    until: () => dateOf(cfb.quota.exhaustedUntil),
    resets: () => dateOf(Object(errors.at(-1)).resetsAt),
    message: () => `"${String(Object(errors.at(-1)).message).replaceAll("`", "'")}"`,
  };

  for (const text of script.split(" ")) {
    step++;
    const [, request, response = ""] = /^<(\d+):(.*)$/.exec(text) ?? [];
    const [, name = "", value = ""] = /^([a-z/]+)=(.*)$/.exec(text) ?? [];
    if (request !== undefined) {
      const { reply, fail } = sent[Number(request) - 1] ?? {};
      Promise.resolve(responseOf(response)).then(reply, fail);
    } else if (name === "wall") clock.time = wallTime(value);
    else if (name !== "") scripts.set(name, value.split(",").flatMap(repeated));
    else if (text.startsWith("+")) await clock.pass(Number(text));
    else if (/^x\d/.test(text)) controllers[Number(text.slice(1)) - 1]?.abort("aborted");
    else if (text === "listen") listens = true;
    else if (text.startsWith("?")) write(`${text.slice(1)}=${ask[text.slice(1)]?.()}`);
    else for (const each of text.split("&").flatMap(repeated)) make(each);
    for (let turn = 0; turn < 3; turn++) await clock.pass(0);
  }
  // A call that has ended leaves no timer, and each has an error of its own.
  if (ended === controllers.length) expect(clock.pending).toEqual([]);
  const ownErrors = errors.filter((error) => error instanceof Error);
  expect(new Set(ownErrors).size).toBe(ownErrors.length);
  return logText(log);
}

/** The rows of a table with their logs. Other lines are for people. A row may go on in lines that begin with a space. */
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
  "/info/usage": "usage",
};
const nameOf = (path: string): string => shortNames[path] ?? path.slice(1);

const dateOf = (date: Date | undefined): string => date?.toISOString().slice(0, 10) ?? "never";

/** `4*503` is four of them. */
function repeated(text: string): string[] {
  const [, times = "1", word = ""] = /^(?:(\d+)\*)?(.*)$/.exec(text) ?? [];
  return Array<string>(Number(times)).fill(word);
}

const optionsIn = (pairs: readonly string[]): ClientOptions & CallOptions =>
  Object.fromEntries(pairs.map((pair) => pair.split("=")).map(([name, value]) => [name, Number(value)]));

const months: Readonly<Record<string, number>> = {
  sep: start,
  oct: Date.UTC(2024, 9, 1),
  feb: Date.UTC(2025, 1, 1),
};

function wallTime(text: string): number {
  const [, month = "", ms = "0"] = /^([a-z]+)([+-]\d+)?$/.exec(text) ?? [];
  return (months[month] ?? Number.NaN) + Number(ms);
}

const failed = (code: string, cause: object = {}): Error =>
  Object.assign(new Error("fetch failed"), { cause: { code, message: `connect ${code}`, ...cause } });

/** The responses that are not a status. */
const words: Readonly<Record<string, (headers: Record<string, string>) => Response | Promise<Response>>> = {
  busy,
  monthly,
  lost: () => Promise.reject(new TypeError("fetch failed")),
  refused: () => Promise.reject(failed("ECONNREFUSED")),
  reset: () => Promise.reject(failed("ECONNRESET", { message: "read ECONNRESET" })),
  html: () => new Response("<html>"),
  null: (headers) => Response.json(null, { headers }),
  cut: (headers) => new Response(brokenBody("["), { headers }),
  endless: () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([91])) })),
  endless503: () => new Response(new ReadableStream(), { status: 503 }),
};

/** The response that a word stands for: `left12` is that of `/info` with 12 calls left. */
function responseOf(text: string): Response | Promise<Response> {
  const [, word = "", left, retryAfter] = /^([a-z]*\d*|left.*?)(?:=([^{]*))?(?:\{(.*)\})?$/.exec(text) ?? [];
  const headers = {
    ...(left !== undefined && { "x-calllimit-remaining": left }),
    ...(retryAfter !== undefined && { "retry-after": retryAfter }),
  };
  if (text.startsWith("left")) return info(text === "left" ? undefined : JSON.parse(text.slice(4)));
  const named = words[word];
  if (named !== undefined) return named(headers);
  const status = Number(word);
  if (status === 200) return success(undefined, headers);
  return status === 204 ? new Response(null, { status, headers }) : failure(status, "", headers);
}

function logText(log: readonly Entry[]): string {
  const texts: string[] = [];
  let time = 0;
  for (let index = 0; index < log.length; index++) {
    const { at, step, text, number } = log[index] as Entry;
    if (at !== time) texts.push(`@${at}`);
    time = at;
    const continues = (count: number) => {
      const next = log[index + count];
      return (
        next?.at === at &&
        next.step === step &&
        next.text === text &&
        number !== undefined &&
        next.number === number + count
      );
    };
    let more = 0;
    while (continues(more + 1)) more++;
    index += more;
    texts.push(`${number ?? ""}${more > 0 ? `-${Number(number) + more}` : ""}${text}`);
  }
  return texts.join(" ");
}
