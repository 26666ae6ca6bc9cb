import { type ClientOptions, createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";

/** Makes these calls to a service that responds with these rows, and returns what the client prints. */
async function printed(
  options: ClientOptions,
  rows: readonly object[],
  calls: (cfb: ReturnType<typeof createClient>) => Promise<unknown>,
): Promise<string[]> {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  try {
    await calls(createClient({ apiKey: "k", fetch: async () => Response.json(rows), ...options }));
    return warn.mock.calls.map(([message]) => String(message));
  } finally {
    warn.mockRestore();
  }
}

test("several calls with the same query print only one message", async () => {
  const messages = await printed({}, [], async (cfb) => {
    for (let n = 0; n < 3; n++) expect(await cfb.get("/games", { year: 2025, conference: "Big Ten" })).toEqual([]);
  });
  expect(messages).toEqual([
    'cfb-openapi: /games: No rows. Most likely: `conference` compares abbreviations, such as `B1G`. `Big Ten` looks like a name: `await cfb.names.conference("Big Ten")`.',
  ]);
});

test("the order of the parameters and undefined values do not make another query", async () => {
  const messages = await printed({}, [], async (cfb) => {
    await cfb.get("/games", { year: 2022 });
    await cfb.get("/games", { year: 2022, team: undefined, week: undefined });
    await cfb.get("/games", { year: 2022, conference: "Big Ten" });
    await cfb.get("/games", { conference: "Big Ten", year: 2022 });
  });
  expect(messages).toEqual([
    "cfb-openapi: /games: No rows. Most likely: the service may not have this data for season 2022.",
    expect.stringContaining("`Big Ten` looks like a name"),
  ]);
});

test("a path that contains the key is not printed, even if the key function has not been called before", async () => {
  const messages = await printed({ apiKey: () => "my-secret-key", notices: "report" }, [], async (cfb) => {
    await expect(cfb.fetch("/new/my-secret-key")).rejects.toMatchObject({ code: "query" });
    await cfb.fetch("/new/path");
  });
  expect(messages).toEqual([expect.stringMatching(/^cfb-openapi: \/new\/path: /)]);
});

test("in production, names are not looked up if nobody reads the notices", async () => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  const paths: string[] = [];
  const fetch = async ({ url }: Request) => {
    paths.push(new URL(url).pathname);
    return Response.json([]);
  };
  try {
    const query = { year: 2022, team: "Iowa" };
    await createClient({ apiKey: "k", names: true, fetch }).get("/games", query);
    await createClient({ apiKey: "k", names: true, fetch }).result("/games", query);
  } finally {
    process.env.NODE_ENV = before;
  }
  expect(paths).toEqual(["/games", "/teams", "/games"]);
});

test("each query without rows prints a message, even if the message is the same", async () => {
  const messages = await printed({}, [], async (cfb) => {
    await cfb.get("/games", { year: 2023, conference: "Big Ten" });
    await cfb.get("/games", { year: 2024, conference: "Big Ten" });
  });
  expect(messages).toEqual([expect.stringContaining("/games: No rows."), expect.stringContaining("/games: No rows.")]);
});

test.each<[string, object[], (cfb: ReturnType<typeof createClient>) => Promise<unknown>, RegExp]>([
  [
    "a season before the data begins",
    [],
    (cfb) => cfb.get("/games", { year: 1850 }),
    /\/games has data since 1869, but not for `year` 1850/,
  ],
  [
    "an ignored parameter",
    [{ id: 1 }],
    (cfb) => cfb.get("/games", { id: 1, year: 2024 }),
    /ignores `year` if `id` is given/,
  ],
  [
    "a truncated response",
    Array(2_000).fill({ id: 1 }),
    (cfb) => cfb.get("/plays/stats", { year: 2024, week: 1 }),
    /returns at most 2000 rows and leaves out any others/,
  ],
  ["an undocumented path", [], (cfb) => cfb.fetch("/new"), /`?\/new`?/],
])("%s causes a printed message", async (_, rows, call, expected) => {
  const messages = await printed({}, rows, call);
  expect(messages.join("\n")).toMatch(expected);
});

const empty = (cfb: ReturnType<typeof createClient>) => cfb.get("/games", { year: 1850 });

test.each<[string, ClientOptions, (cfb: ReturnType<typeof createClient>) => Promise<unknown>]>([
  ["with `onNotice`", { onNotice: () => {} }, empty],
  ['with `notices: "off"`', { notices: "off" }, empty],
  ["if an error contains it", { notices: "refuse" }, (cfb) => empty(cfb).catch(() => {})],
  ["if an error about its path contains it", { notices: "refuse" }, (cfb) => cfb.fetch("/new").catch(() => {})],
  ["if `result` returns it", {}, (cfb) => cfb.result("/games", { year: 1850 })],
  ["in production", {}, empty],
])("a notice is not printed %s", async (where, options, call) => {
  const env = jest.replaceProperty(process, "env", {
    ...process.env,
    NODE_ENV: where === "in production" ? "production" : "test",
  });
  expect(await printed(options, [], call)).toEqual([]);
  env.restore();
});

test("the same message is printed once for each path", async () => {
  const messages = await printed({}, [], async (cfb) => {
    for (let times = 0; times < 2; times++) {
      await cfb.get("/lines", { year: 2024, team: "Ohio St" });
      await cfb.get("/games/media", { year: 2024, team: "Ohio St" });
    }
  });
  expect(messages).toEqual([
    expect.stringMatching(/^cfb-openapi: \/lines: No rows\./),
    expect.stringMatching(/^cfb-openapi: \/games\/media: No rows\./),
  ]);
});

test("a server's message is printed in one line, shortened and without control characters", async () => {
  const headers = { "x-sample-coverage": `\u009b31m red ${"x".repeat(5_000)}` };
  const messages = await printed({ fetch: async () => Response.json([{ id: 1 }], { headers }) }, [], (cfb) =>
    cfb.get("/games", { year: 2024 }),
  );
  expect(messages).toEqual([expect.stringMatching(/^cfb-openapi: \/games: 31m red x{280,300}…$/)]);
});

test("a server's message about several queries of a path is printed once", async () => {
  const headers = { "x-sample-coverage": "some games" };
  const messages = await printed({ fetch: async () => Response.json([{ id: 1 }], { headers }) }, [], async (cfb) => {
    await cfb.get("/games", { year: 2024 });
    await cfb.get("/games", { year: 2025 });
  });
  expect(messages).toEqual(["cfb-openapi: /games: some games"]);
});

test("what the sample service lacks is printed for each query without rows, even if it was printed for a query with rows", async () => {
  const headers = { "x-sample-coverage": "some games" };
  const fetch = async ({ url }: Request) =>
    Response.json(url.includes("classification") ? [] : [{ id: 1 }], { headers });
  const messages = await printed({ fetch }, [], async (cfb) => {
    await cfb.get("/games", { year: 2024 });
    for (const classification of ["fcs", "ii", "ii"] as const) await cfb.get("/games", { year: 2024, classification });
  });
  expect(messages).toEqual(Array(3).fill("cfb-openapi: /games: some games"));
});

test("the message about an undocumented path is printed once, whatever the query", async () => {
  const messages = await printed({}, [], async (cfb) => {
    for (const query of ["?a=1", "?a=2"]) await cfb.fetch(`/new${query}`);
  });
  expect(messages).toEqual([expect.stringMatching(/^cfb-openapi: \/new: The document does not have \/new: /)]);
});

test("an empty server message is not printed, and does not suppress others", async () => {
  const headers = { "x-sample-coverage": "" };
  const fetch = async ({ url }: Request) => Response.json(url.endsWith("/venues") ? [{ id: 1 }] : [], { headers });
  const messages = await printed({ fetch }, [], async (cfb) => {
    await cfb.get("/venues");
    await cfb.get("/games", { year: 2024, week: 30 });
  });
  expect(messages).toEqual([expect.stringMatching(/^cfb-openapi: \/games: No rows/)]);
});

test("mismatches with the document are printed if no hook receives them", async () => {
  const rows = [{ id: "1" }];
  const call = (cfb: ReturnType<typeof createClient>) => cfb.get("/games", { year: 2024 });
  const [message] = await printed({ validate: "report" }, rows, call);
  expect(message).toMatch(/^cfb-openapi: \/games: \/games differs from the document/);
  expect(await printed({ validate: "report", onDrift: () => {} }, rows, call)).toEqual([]);
  // The hook receives only mismatches.
  expect(await printed({ onDrift: () => {} }, [], call)).toEqual([expect.stringContaining("/games: No rows.")]);
});

test("unexpected values in rows do not make a call fail", async () => {
  const rows = [{ id: 1, season: 2024, startDate: { toString: 1, valueOf: 1 } }];
  const fetch = async () => Response.json(rows, { headers: { "x-sample-coverage": "some" } });
  const cfb = createClient({ apiKey: "k", fetch, onNotice: () => {} });
  expect(await cfb.get("/games", { year: 2024, week: 1 })).toEqual(rows);
  expect(await cfb.result("/games", { year: 2024, week: 1 })).toMatchObject({ ok: true, data: rows });
});

test("a client prints 100 messages, and then says that it does not print more", async () => {
  const messages = await printed({}, [], async (cfb) => {
    for (let n = 0; n < 120; n++) await cfb.get("/games", { year: 2024, team: `Team ${n}` });
  });
  expect(messages).toHaveLength(101);
  expect(messages.at(-1)).toBe(
    "cfb-openapi: This client has printed 100 such messages and does not print more. `onNotice` gets them all.",
  );
});

test("after 100 messages about queries, a client still prints differences from the document", async () => {
  const rows = async ({ url }: Request) => Response.json(url.includes("/venues") ? [{ id: "1" }] : []);
  const messages = await printed({ fetch: rows, validate: "report" }, [], async (cfb) => {
    for (let n = 0; n < 110; n++) await cfb.get("/games", { year: 2024, team: `Team ${n}` });
    await cfb.get("/venues");
  });
  expect(messages).toHaveLength(102);
  expect(messages.at(-1)).toMatch(/\/venues differs from the document/);
});

test("a printed message does not contain a key that a function has not returned yet", async () => {
  const secret = "a-secret-key-in-the-wrong-place";
  const messages = await printed({ apiKey: () => secret }, [], async (cfb) => {
    await expect(cfb.all("/games", { year: 1800, team: secret })).rejects.toThrow("Remove your API key");
  });
  expect(messages).not.toEqual([]);
  expect(messages.join("\n")).not.toContain(secret);
});

test("a run ends normally if its caller has changed the rows", async () => {
  await printed({}, [{ year: 2023, team: "A" }], async (cfb) => {
    for await (const part of cfb.each("/ratings/sp", { year: 2023, team: "Zzz" }))
      for (const row of part) Object.assign(row, { self: row });
  });
});

test("a run of several calls prints each notice once", async () => {
  const messages = await printed({}, [], (cfb) => cfb.all("/games", { year: 1850 }));
  expect(new Set(messages).size).toBe(messages.length);
  expect(messages.join("\n")).toMatch(/has data since 1869/);
});

test("a `console.warn` that throws does not end a call or a run", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {
    throw new Error("no warnings in tests");
  });
  try {
    const cfb = createClient({ apiKey: "k", fetch: async () => Response.json([]) });
    expect(await cfb.get("/games", { year: 1850 })).toEqual([]);
    expect(await cfb.all("/games", { year: 1850 })).toEqual([]);
    expect(warn).toHaveBeenCalled();
  } finally {
    warn.mockRestore();
  }
});

test("with `names`, an unknown name and its empty response print only one message", async () => {
  const messages = await printed({ names: true, fetch: createSampleService() }, [], async (cfb) => {
    await cfb.get("/games", { year: 2025, team: "Ohio St" });
  });
  expect(messages).toHaveLength(1);
});

test("a 204, which has no data, prints a message", async () => {
  const messages = await printed({ fetch: createSampleService() }, [], async (cfb) => {
    expect(await cfb.get("/player/season/overview", { year: 2025, playerId: 1 })).toBeUndefined();
  });
  expect(messages).toEqual([
    expect.stringMatching(/: No rows\. Most likely: no row matches all parameters \(change .*`playerId`\)\.$/),
  ]);
});
