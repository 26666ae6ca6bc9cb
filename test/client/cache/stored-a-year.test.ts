import { manualClient, success } from "../../support/manual-client.js";

const day = 24 * 3_600_000;
const year = 365 * day;
const query = { year: 2000 } as const;

/** Creates a client whose store is a `Map`. A `Map` never deletes expired entries. */
const client = (staleIfErrorMs: number, respond = () => success()) =>
  manualClient({ cache: new Map(), staleIfErrorMs, retries: 0 }, respond);

test.each([2 * year, Number.POSITIVE_INFINITY])(
  "a response with a cacheTtlMs of %d is served for at most a year",
  async (cacheTtlMs) => {
    const { cfb, clock, sent } = client(0);
    await cfb.get("/games", query, { cacheTtlMs });
    clock.skip(year - 1);
    await cfb.get("/games", query, { cacheTtlMs });
    expect(sent).toHaveLength(1);
    clock.skip(1);
    await cfb.get("/games", query, { cacheTtlMs });
    expect(sent).toHaveLength(2);
  },
);

test("a response replaces errors for at most a year after it was stored", async () => {
  let down = false;
  const { cfb, clock } = client(Number.POSITIVE_INFINITY, () => (down ? new Response("", { status: 503 }) : success()));
  await cfb.get("/games", query);
  down = true;
  clock.skip(year - 1);
  expect(await cfb.result("/games", query)).toMatchObject({ ok: true, stale: true });
  clock.skip(1);
  expect(await cfb.result("/games", query)).toMatchObject({ ok: false });
});
