import { createClient, type Path } from "../../../src/index.js";

/**
 * Makes forty tenants' calls at once with one client, which has a key function. Each call has a budget, and every
 * other call has `fetchOptions` with the tenant's number. The service returns that number and the key.
 */
async function callsOfTenants(path: Path) {
  let key = 0;
  const cfb = createClient({
    apiKey: () => `key-of-tenant-${key++}`,
    fetch: async (request, options) =>
      Response.json([{ tenant: Object(options).tenant ?? "none", key: request.headers.get("authorization") }]),
  });
  const tenants = Array.from({ length: 40 }, (_, tenant) => ({
    tenant,
    budget: { left: 5 },
    fetchOptions: tenant % 2 === 0 ? { tenant } : undefined,
  }));
  const rows = await Promise.all(
    tenants.map(async ({ budget, fetchOptions }) => {
      const rows: unknown = await cfb.get(path, { year: 2024 } as never, { budget, fetchOptions });
      return (rows as { tenant: unknown }[])[0];
    }),
  );
  return { tenants, rows };
}

test.each(["/games", "/wepa/team/season"] as const)(
  "forty tenants of one client each get their own response from %s, and each budget is charged",
  async (path) => {
    const { tenants, rows } = await callsOfTenants(path);
    expect(rows.map((row) => row?.tenant)).toEqual(tenants.map(({ fetchOptions }) => fetchOptions?.tenant ?? "none"));
    expect(tenants.map(({ budget }) => budget.left)).toEqual(Array(40).fill(4));
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(40);
  },
);

test("a budget's `left` can be an accessor or inherited", async () => {
  const counts = [5, 5];
  const accessor = (index: number) => ({
    get left() {
      return counts[index] ?? 0;
    },
    set left(value: number) {
      counts[index] = value;
    },
  });
  class Limit {
    #left = 5;
    get left() {
      return this.#left;
    }
    set left(value: number) {
      this.#left = value;
    }
  }
  const limits = [new Limit(), new Limit()];
  let requests = 0;
  const cfb = createClient({ apiKey: "a-key-for-the-tests", fetch: async () => Response.json([++requests]) });
  const budgets = [accessor(0), accessor(1), ...limits, Object.create({ left: 0 })];
  const results = await Promise.all(budgets.map((budget) => cfb.result("/games", { year: 2024 }, { budget })));
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true, false]);
  expect([...counts, ...limits.map(({ left }) => left), requests]).toEqual([4, 4, 4, 4, 4]);
});

test("each call to an undocumented path gets the response for its key", async () => {
  const keys = ["key-of-a", "key-of-b", "key-of-c", "key-of-d"];
  let given = 0;
  const cfb = createClient({
    apiKey: () => keys[given++],
    notices: "off",
    fetch: async ({ headers }) => Response.json({ key: headers.get("authorization")?.slice("Bearer ".length) }),
  });
  const texts = ["/info/plan", "/info/plan"].map(async (path) => (await cfb.fetch(path)).json());
  const got = [0, 1].map(async () => (await cfb.GET("/info/plan" as never)).data);
  const bodies: { key: string }[] = await Promise.all([...texts, ...got]);
  expect(bodies.map(({ key }) => key).sort()).toEqual(keys);
});
