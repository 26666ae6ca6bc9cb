import type { ChildProcess } from "node:child_process";
import { connect } from "node:net";
import { builtCfb, type Ended } from "../cfb.js";
import { onTerminal, visible } from "../terminal.js";

const cfb = builtCfb();
const headers = { authorization: "Bearer any" };

/** Runs `cfb serve` while `use` runs, then interrupts it. */
async function serving(args: string[], use: (url: string) => Promise<void>): Promise<Ended> {
  let child: ChildProcess | undefined;
  const ended = cfb.start(["serve", "--port", "0", ...args], {
    onStart: (started) => {
      child = started;
    },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = "";
    child?.stdout?.on("data", (more: string) => {
      text += more;
      const found = /^Sample service: (\S+)\n/.exec(text)?.[1];
      if (found) resolve(found);
    });
    void ended.then(({ stderr }) => reject(new Error(stderr)));
  });
  try {
    await use(url);
  } finally {
    child?.kill("SIGINT");
  }
  return ended;
}

test("serve listens only on this machine", async () => {
  await serving([], async (url) => {
    // Another IP address of this machine. A server on all addresses would respond here.
    await expect(fetch(`${url.replace("127.0.0.1", "127.0.0.2")}/games?year=2024`, { headers })).rejects.toThrow();
    expect((await fetch(`${url}/games?year=2024`, { headers })).status).toBe(200);
  });
});

test("serve prints its URL, answers there, and ends with exit code 0 on Ctrl+C", async () => {
  const ended = await serving([], async (url) => {
    const response = await fetch(`${url}/games?year=2024`, { headers });
    expect(await response.json()).toHaveLength(11);
  });
  expect(ended.code).toBe(0);
});

test("cfb get can call it without a key, because it runs on this machine", async () => {
  await serving([], async (url) => {
    const { code, stdout, stderr } = await cfb(["get", "/games", "year=2024", "--base-url", url]);
    expect({ code, rows: JSON.parse(stdout).length }).toEqual({ code: 0, rows: 11 });
    expect(stderr).not.toContain("No CFB_API_KEY");
  });
});

test("--quota and --tier set the key's quota and tier", async () => {
  await serving(["--quota", "1", "--tier", "0"], async (url) => {
    const paths = ["/games/weather?year=2024", "/games?year=2024", "/games?year=2024"];
    const statuses = [];
    for (const path of paths) statuses.push((await fetch(url + path, { headers })).status);
    expect(statuses).toEqual([401, 200, 429]);
    expect((await cfb(["get", "/venues", "--base-url", url])).code).toBe(5);
  });
});

test("if a path allows two requests at once, further ones get a 429, and requests one after another never do", async () => {
  await serving(["--quiet"], async (url) => {
    const send = async () => {
      const response = await fetch(`${url}/plays/stats?year=2025&week=1&team=Ohio+State`, { headers });
      await response.arrayBuffer();
      return response.status;
    };
    for (let i = 0; i < 4; i++) expect(await send()).toBe(200);
    // On a busy machine, requests that are sent together may arrive one after the other.
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

test("a broken connection is logged as a response that is not whole", async () => {
  const { stderr } = await serving(["--fault", "truncate"], async (url) => {
    await expect(fetch(`${url}/venues`, { headers }).then((response) => response.text())).rejects.toThrow();
  });
  expect(stderr).toBe("GET /venues without a whole response\n");
});

test("--fault fails every request, or every third", async () => {
  await serving(["--fault", "503/3"], async (url) => {
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await fetch(`${url}/venues`, { headers })).status);
    expect(statuses).toEqual([200, 200, 503, 200, 200, 503]);
  });
});

test("--fault admission responds with a retryable 503 and a Retry-After of one second", async () => {
  await serving(["--fault", "admission"], async (url) => {
    const response = await fetch(`${url}/venues`, { headers });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
  });
});

test.each(["truncate", "reset"])("--fault %s breaks the connection", async (fault) => {
  await serving(["--fault", fault], async (url) => {
    await expect(fetch(`${url}/venues`, { headers }).then((response) => response.text())).rejects.toThrow();
  });
});

test.each([
  ["401", 401],
  ["429", 429],
  ["500", 500],
  ["html", 200],
])("--fault %s responds with %i", async (fault, status) => {
  await serving(["--fault", fault], async (url) => {
    const response = await fetch(`${url}/venues`, { headers });
    expect(response.status).toBe(status);
    const json = response.headers.get("content-type")?.startsWith("application/json");
    expect(json).toBe(fault !== "html");
  });
});

test("a request that is not valid HTTP gets a 400, and is logged in one line without control characters", async () => {
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

test("--speed advances the clock, so that a game goes on between two calls", async () => {
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

test.each([40, 80])(
  "at %i columns, the help does not break sentences after a colon, and folds only commands",
  async (width) => {
    const { lines } = await onTerminal(cfb, width, ["serve", "--help"]);
    const text = lines.map(visible);
    const broken = text.filter((line, index) => {
      const [next = ""] = (text[index + 1] ?? "").split(" ");
      return line.endsWith(":") && /^[a-z]/.test(next) && line.length + 1 + next.length <= width;
    });
    expect(broken).toEqual([]);
    const folded = text.join("\n").replaceAll(/ \\\n +/g, " ");
    expect(folded).toContain("\n  cfb serve --now 2025-01-21T02:00Z --speed 60\n");
  },
);
