import { createClient, type Path } from "../../../src/index.js";

/**
 * Calls of forty tenants at once, with a client each of them shares: a key function, and for each a budget, and for every other one options of
 * `fetch`. The service returns the number of the tenant whose options it got, and the key.
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
  "forty tenants of one client each get their own response of %s, and each budget is charged",
  async (path) => {
    const { tenants, rows } = await callsOfTenants(path);
    expect(rows.map((row) => row?.tenant)).toEqual(tenants.map(({ fetchOptions }) => fetchOptions?.tenant ?? "none"));
    expect(tenants.map(({ budget }) => budget.left)).toEqual(Array(40).fill(4));
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(40);
  },
);
