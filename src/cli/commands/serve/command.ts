import { once } from "node:events";
import { createServer, type RequestListener, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Command } from "commander";
import { sampleWords } from "../../../document/sample-words.js";
import { createSampleService, toNodeListener } from "../../../sample/index.js";
import { wholeNumber } from "../../screen/numbers.js";
import { systemCode, UsageError } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import { type FaultPlan, failing, faultWords, readFault } from "../../session/sample-faults.js";

interface Options {
  readonly port: number;
  readonly fault?: FaultPlan;
  readonly quota?: number;
  readonly tier?: number;
  readonly now?: number;
  readonly speed?: number;
  readonly quiet?: true;
}

/**
 * How long each response takes, in ms. The sample computes a response before it reads the next connection. Without this delay, requests would never
 * overlap, and a client would not notice that it sends too many at once.
 */
const latencyMs = 50;

const help = `
The service responds from the sample world. There, ${sampleWords}. It accepts any key. Ctrl+C stops it.

By default, the clock is stopped at February 1, 2026, after the season. With --now, the clock starts at another time and runs. Games are then
scheduled, in progress or completed, and /scoreboard, /live/plays, /games, /records and /rankings agree. The games of 2025 start between August 28,
2025 and January 20, 2026 (UTC), and each takes three to four hours. Passing and rushing rows start with these games.

Like the real service, it limits an account's requests in flight on some paths, such as /plays/stats. One more request returns a 429. A request that a
client abandons counts until 75 seconds after its start. Each response takes ${latencyMs} ms, so that requests sent together overlap.

The command logs each request on stderr in one line, with its method, path and status, and the calls left this month. Most
requests that are not valid HTTP also have a line.

Faults for --fault. 503 fails every request, and 503/3 fails every third one:
${faultWords.map(([kind, words]) => `  ${kind.padEnd(9)} ${words}`).join("\n")}

Examples:
  cfb serve
  cfb serve --port 0 --quota 10 --tier 0
  cfb serve --fault 503/3
  cfb serve --now 2025-11-29T17:00Z

The championship in progress, one minute of it per second:
  cfb serve --now 2025-01-21T02:00Z --speed 60`;

const timePattern = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Parses `--now`, which is a day or a time with its time zone. Without a time zone, a time would depend on the machine. Throws a {@link UsageError}
 * for anything else.
 */
export function readTime(text: string): number {
  const [, year, month, day] = timePattern.exec(text) ?? [];
  const time = Date.parse(text);
  // Date.parse reads February 30 as March 2.
  const exists = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  if (exists && !Number.isNaN(time)) return time;
  throw new UsageError(`--now ${text}: give a day, 2025-01-21, or a time with its zone, 2025-01-21T02:00Z`);
}

/** Parses `--speed`, the number of seconds that pass in the sample world per second. Throws a {@link UsageError} for anything else. */
export function readSpeed(text: string): number {
  const speed = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (speed <= 100_000) return speed;
  const example = "such as 60 for a minute of game time per second; 0 stops the clock";
  throw new UsageError(`--speed ${text}: takes a number from 0 to 100000, ${example}`);
}

/**
 * Returns a listener that logs each request when its response ends. The log line has the method, the path, the status and, if the response states
 * them, the calls left.
 */
function logging(io: Io, listener: RequestListener): RequestListener {
  return (request, response) => {
    response.on("close", () => {
      const status = response.writableFinished ? response.statusCode : "without a whole response";
      const callsLeft = response.getHeader("x-calllimit-remaining");
      io.note(
        `${request.method} ${request.url} ${status}${callsLeft === undefined ? "" : `, ${callsLeft} calls left`}`,
      );
    });
    listener(request, response);
  };
}

/** The statuses that Node sends for requests that it can't read, by error code. Any other error gets a 400. */
const unreadable: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to a request that is not valid HTTP as Node does by default, and logs the request. */
function logUnreadable(io: Io, error: Error & { readonly code?: string }, socket: Duplex): void {
  // The client closed the connection.
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const status = unreadable[error.code ?? ""] ?? 400;
  io.note(`a request that is not valid HTTP: ${status} (${error.message})`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
}

async function serve(io: Io, options: Options): Promise<void> {
  const { port, fault, quota, tier, now, speed, quiet } = options;
  if (quiet) io.quiet = true;
  if (speed !== undefined && now === undefined)
    throw new UsageError("--speed needs the time at which the clock starts: add, for example, --now 2025-01-21T02:00Z");
  // By default, the clock is stopped.
  const clock = now === undefined ? {} : { now: new Date(now), speed: speed ?? 1 };
  const service = toNodeListener(createSampleService({ quota, tier, latencyMs, ...clock }));
  const server = createServer(logging(io, fault ? failing(service, fault) : service));
  server.on("clientError", (error, socket) => logUnreadable(io, error, socket));
  await once(server.listen(port, "127.0.0.1"), "listening").catch((error: unknown) => {
    if (systemCode(error) !== "EADDRINUSE") throw error;
    throw new UsageError(`port ${port} is in use: give another with --port, or --port 0 for any free port`);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : port}`;
  const example = `curl -H "Authorization: Bearer sample" "${url}/games?year=2025"`;
  const client = `createClient({ baseUrl: "${url}", apiKey: "sample" })`;
  await io.out(`Sample service: ${url}\nIt takes any key: ${example}\nIn TypeScript: ${client}\n`);
  const stop = () => {
    server.close();
    server.closeAllConnections(); // Browsers keep connections open.
  };
  if (io.signal.aborted) stop();
  else io.signal.addEventListener("abort", stop, { once: true });
  await once(server, "close");
}

export function register(command: Command, io: Io): void {
  command
    .description("Run the sample service on this machine, for tests and for trying things out.")
    .option("-p, --port <port>", "listen on this port; 0 means any free port", wholeNumber("--port", 0, 65535), 8085)
    .option("--fault <kind>", "fail in this way, to test how a program handles it; see below", readFault)
    .option(
      "--quota <calls>",
      "metered calls per month, to test what a program does when they are used up",
      wholeNumber("--quota", 0),
    )
    .option(
      "--tier <tier>",
      "the supporter tier of every key, 0 to 3, to test calls that a key may not make",
      wholeNumber("--tier", 0, 3),
    )
    .option("--now <time>", "start the sample world's clock at this time, for example during a game", readTime)
    .option(
      "--speed <factor>",
      "run the clock this many times as fast, to see a game end; needs --now (default: 1)",
      readSpeed,
    )
    .option("-q, --quiet", "do not log requests on stderr, for example in tests")
    .addHelpText("after", help)
    .action((options: Options) => serve(io, options));
}
