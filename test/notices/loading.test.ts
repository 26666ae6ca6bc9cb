import { createClient } from "../../src/index.js";

let loads = 0;
let offline = false;

jest.mock("../../src/notices/notices.js", () => {
  loads++;
  if (offline) throw new Error("the chunk could not be loaded");
  return jest.requireActual<object>("../../src/notices/notices.js");
});

const client = (options: object = {}) =>
  createClient({ apiKey: "k", fetch: async () => Response.json([]), ...options });

/** Runs a call as a server in production does. */
async function inProduction<T>(call: () => Promise<T>): Promise<T> {
  const env = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  try {
    return await call();
  } finally {
    env.restore();
  }
}

test("the client does not load the code for notices for a response with rows, in production or with notices off", async () => {
  await client({ fetch: async () => Response.json([{ id: 1 }]) }).get("/games", { year: 2024 });
  await client({ fetch: async () => Response.json([{ gameId: 1 }]) }).get("/drives", { year: 2024, week: 1 });
  await inProduction(() => client().get("/games", { year: 1850 }));
  await inProduction(() => client().all("/games", { year: 1850 }));
  await client({ onNotice: () => {}, notices: "off" }).get("/games", { year: 1850 });
  await client({ onNotice: () => {} }).all("/games", { year: 1850 }, { notices: "off" });
  await client().result("/games", { year: 1850 }, { notices: "off" });
  const info = { remainingCalls: 500, monthlyLimit: 1_000, usedCalls: 500 };
  await client({
    quotaFloor: 1,
    fetch: async ({ url }: Request) => Response.json(url.endsWith("/info") ? info : []),
  }).get("/venues", {}, { notices: "off" });
  expect(loads).toBe(0);
});

test("if the code for notices cannot be loaded, plans and runs succeed without notices", async () => {
  offline = true;
  const query = { year: 1850 };
  const { calls } = await client().plan([{ path: "/games", query }]);
  expect(calls).toEqual([{ path: "/games", query, cost: "metered", notices: [] }]);
  expect(await client().all("/games", query)).toEqual([]);
});

test("if the code for notices cannot be loaded, calls succeed without notices", async () => {
  offline = true;
  loads = 0;
  const onNotice = jest.fn();
  const cfb = client({ onNotice });
  expect(await cfb.result("/games", { year: 1850 })).toMatchObject({ ok: true, data: [], notices: [] });
  expect(loads).toBe(1);
  offline = false;
  expect(await cfb.get("/games", { year: 1850 })).toEqual([]);
  expect(onNotice).toHaveBeenCalledTimes(2);
});
