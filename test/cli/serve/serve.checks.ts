import { connect } from "node:net";
import { PassThrough, Readable } from "node:stream";
import { run } from "../../../src/cli/program.js";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();
const headers = { authorization: "Bearer any" };

/** Runs `cfb serve` while `use` runs, then interrupts it. */
async function serving(args: string[], use: (url: string) => Promise<void>) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  let [printed, log] = ["", ""];
  stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  const interrupted = new AbortController();
  const surroundings = { stdin: Readable.from([]), stdout, stderr, env: {}, host: process, signal: interrupted.signal };
  const ended = run(["serve", "--port", "0", ...args], surroundings, "");
  const url = await new Promise<string>((resolve, reject) => {
    stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      resolve(/^Sample service: (\S+)\n/.exec(printed)?.[1] ?? "");
    });
    void ended.then(() => reject(new Error(log)));
  });
  try {
    await use(url);
  } finally {
    interrupted.abort();
  }
  return { code: await ended, stdout: printed, stderr: log };
}

const statusesOf = async (url: string, paths: readonly string[]) => {
  const statuses: number[] = [];
  for (const path of paths) {
    const response = await fetch(url + path, { headers });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
};

test("serve prints its URL and how to create a client for it, responds only on this machine, does not require a key from cfb get, and exits with 0 if interrupted", async () => {
  const ended = await serving([], async (url) => {
    // Another IP address of this machine. A server on all addresses would respond here.
    await expect(fetch(`${url.replace("127.0.0.1", "127.0.0.2")}/games?year=2024`, { headers })).rejects.toThrow();
    const { code, stdout, stderr } = await cfb(["get", "/games", "year=2024", "--base-url", url]);
    expect({ code, rows: JSON.parse(stdout).length }).toEqual({ code: 0, rows: 11 });
    expect(stderr).not.toContain("No CFB_API_KEY");
  });
  expect(ended.code).toBe(0);
  expect(ended.stdout).toMatch(
    /^In TypeScript: createClient\(\{ baseUrl: "http:\/\/127\.0\.0\.1:\d+", apiKey: "sample" \}\)$/m,
  );
});

test("--quota and --tier set the key's quota and tier", async () => {
  await serving(["--quota", "1", "--tier", "0"], async (url) => {
    const paths = ["/games/weather?year=2024", "/games?year=2024", "/games?year=2024"];
    expect(await statusesOf(url, paths)).toEqual([401, 200, 429]);
    expect((await cfb(["get", "/venues", "--base-url", url])).code).toBe(5);
  });
});

test("if a path allows two parallel requests, additional ones get a 429, and sequential requests never do", async () => {
  await serving(["--quiet"], async (url) => {
    const send = async () => {
      const response = await fetch(`${url}/plays/stats?year=2025&week=1&team=Ohio+State`, { headers });
      await response.arrayBuffer();
      return response.status;
    };
    for (let i = 0; i < 4; i++) expect(await send()).toBe(200);
    // On a busy machine, requests that are sent together can arrive one after the other.
    const statuses = new Set<number>();
    while (!statuses.has(429))
      for (const each of await Promise.all(Array.from({ length: 8 }, send))) statuses.add(each);
    expect([...statuses].sort()).toEqual([200, 429]);
    expect(await send()).toBe(200);
  });
});

test("serve logs each request's method, path, status and remaining calls in one line, unless --quiet is given", async () => {
  const use = async (url: string) => {
    for (const path of ["/games?year=2024", "/games?yaer=2024", "/nothing%1b%0a"])
      await (await fetch(url + path, { headers })).text();
  };
  const lines = (await serving(["--quota", "10"], use)).stderr.trim().split("\n");
  expect(lines).toEqual([
    "GET /games?year=2024 200, 9 calls left",
    expect.stringMatching(/^GET \/games\?yaer=2024 400/),
    expect.stringMatching(/^GET \/nothing%1b%0a 404/),
  ]);
  expect((await serving(["--quiet"], use)).stderr).toBe("");
});

test("serve logs a broken connection as an incomplete response", async () => {
  const { stderr } = await serving(["--fault", "truncate"], async (url) => {
    await expect(fetch(`${url}/venues`, { headers }).then((response) => response.text())).rejects.toThrow();
  });
  expect(stderr).toBe("GET /venues without a whole response\n");
});

test.each([
  ["401", [401], "application/json", null],
  ["429", [429], "application/json", "1"],
  ["500", [500], "application/json", null],
  ["html", [200], "text/html", null],
  ["503/3", [200, 200, 503, 200, 200, 503], "application/json", null],
  ["admission", [503], "application/json", "1"],
])("--fault %s responds with the statuses %j, the type %s and Retry-After %j", async (fault, statuses, type, after) => {
  await serving(["--fault", fault], async (url) => {
    expect(
      await statusesOf(
        url,
        statuses.slice(1).map(() => "/venues"),
      ),
    ).toEqual(statuses.slice(0, -1));
    const { status, headers: own } = await fetch(`${url}/venues`, { headers });
    expect([status, own.get("retry-after")]).toEqual([statuses.at(-1), after]);
    expect(own.get("content-type")).toContain(type);
  });
});

test.each(["truncate", "reset"])("--fault %s breaks the connection", async (fault) => {
  await serving(["--fault", fault], async (url) => {
    await expect(fetch(`${url}/venues`, { headers }).then((response) => response.text())).rejects.toThrow();
  });
});

test("serve responds to invalid HTTP with a 400, and logs it in one line without control characters", async () => {
  const { stderr } = await serving([], async (url) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.end("GET /games \x1b[31m\r\n\r\n");
    let response = "";
    for await (const chunk of socket) response += chunk;
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    await fetch(`${url}/games?year=2024`, { headers });
  });
  expect(stderr.trimEnd().split("\n")).toEqual([
    expect.stringMatching(/^a request that is not valid HTTP: 400 \([^\p{Cc}]+\)$/u),
    expect.stringMatching(/^GET \/games\?year=2024 200, /),
  ]);
});

test("--now starts the sample world's clock at a given time", async () => {
  await serving(["--now", "2025-01-01T20:12Z", "--speed", "0"], async (url) => {
    const scoreboard = await (await fetch(`${url}/scoreboard`, { headers })).json();
    const running = scoreboard.filter(({ status }: { status: string }) => status === "in_progress");
    expect(running).toMatchObject([{ id: 401677182, period: 3 }]);
    const live = await (await fetch(`${url}/live/plays?gameId=401677182`, { headers })).json();
    expect([live.period, live.clock]).toEqual([running[0].period, running[0].clock]);
  });
});

test("--speed advances the clock, so that a game continues between two calls", async () => {
  // A second of real time is more than a day, so the championship ends within 200 ms.
  await serving(["--now", "2025-01-21T00:31Z", "--speed", "100000"], async (url) => {
    const statuses: string[] = [];
    while (statuses.at(-1) !== "completed") {
      const rows = await (await fetch(`${url}/scoreboard`, { headers })).json();
      statuses.push(rows.find(({ id }: { id: number }) => id === 401677192).status);
    }
    expect(new Set(statuses).has("scheduled")).toBe(false);
    expect(await (await fetch(`${url}/games?id=401677192`, { headers })).json()).toMatchObject([
      { completed: true, homePoints: 23, awayPoints: 34 },
    ]);
  });
});
