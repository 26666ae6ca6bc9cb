import type { CallOptions, Store } from "../../../src/index.js";
import { rejection } from "../../support/client-with-fetch.js";
import { failure, manualClient } from "../../support/manual-client.js";
import { hour, refused, resultOf, storedClient, year } from "./stored-client.js";

describe("stale data does not replace the error", () => {
  test.each<[string, string, () => Response]>([
    ["a 400", "service", () => failure(400)],
    ["a 404", "not_found", () => failure(404)],
    ["an unknown key", "authentication", () => failure(401, "Unauthorized")],
    ["a tier that is too low", "tier", () => failure(401, "Unauthorized. This requires Tier 1 or higher.")],
    ["a 200 that is not JSON", "response", () => new Response("<html>")],
  ])("for %s", async (_, code, fails) => {
    const client = await storedClient(fails);
    client.clock.skip(2 * hour);
    expect(await resultOf(client)).toMatchObject({ ok: false, error: { code }, notices: [] });
    expect(client.notices).toEqual([]);
  });

  test("for a response that `validate` rejects", async () => {
    const client = await storedClient(() => Response.json([{ id: "one" }]));
    client.clock.skip(2 * hour);
    expect(await resultOf(client, { validate: "throw" })).toMatchObject({ ok: false, error: { code: "response" } });
  });

  test("if `validate` rejects the stored data", async () => {
    const client = await storedClient(() => failure(503));
    client.clock.skip(2 * hour);
    expect(await resultOf(client, { validate: "throw" })).toMatchObject({ ok: false, error: { status: 503 } });
    expect(client.notices).toEqual([]);
  });

  test("for a cancelled call", async () => {
    const { cfb, clock, notices } = await storedClient(() => undefined);
    clock.skip(2 * hour);
    const controller = new AbortController();
    const call = rejection(cfb.get("/games", year, { signal: controller.signal }));
    await clock.pass(0);
    const reason = new Error("enough");
    controller.abort(reason);
    expect(await call).toBe(reason);
    expect(notices).toEqual([]);
  });

  test.each<CallOptions>([{ cache: "reload" }, { cache: "no-store" }, { cacheTtlMs: 0 }])(
    "for a call with %j",
    async (own) => {
      const client = await storedClient(() => failure(503));
      client.clock.skip(2 * hour);
      expect(await resultOf(client, own)).toMatchObject({ ok: false, error: { status: 503 } });
    },
  );

  test("with `staleIfErrorMs: 0`", async () => {
    const client = await storedClient(() => failure(503), { staleIfErrorMs: 0 });
    client.clock.skip(hour);
    expect(await resultOf(client)).toMatchObject({ ok: false, error: { status: 503 } });
  });

  test("if the stored data is damaged", async () => {
    const map = new Map<string, string>();
    const client = await storedClient(() => failure(503), { cache: map });
    for (const [key, value] of map) map.set(key, value.slice(0, -2));
    client.clock.skip(2 * hour);
    expect(await resultOf(client)).toMatchObject({ ok: false, error: { status: 503 } });
  });
});

test("if the store fails while the service is down, the call gets the service's error", async () => {
  const broken: Store = { get: refused, set: refused, delete: refused };
  const client = manualClient({ cache: broken, retries: 0 }, () => failure(503));
  expect(await resultOf(client)).toMatchObject({ ok: false, error: { status: 503 } });
});
