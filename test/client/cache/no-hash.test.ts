import type { Store } from "../../../src/index.js";
import { clientWithFetch } from "../../support/client-with-fetch.js";
import { withCrypto } from "../../support/with-crypto.js";

test("if the runtime cannot hash, neither get nor forget uses the cache for tier data", async () => {
  const used: string[] = [];
  const cache: Store = { get: () => used.push("get"), set: () => used.push("set"), delete: () => used.push("delete") };
  await withCrypto(undefined, async () => {
    const { cfb } = clientWithFetch(() => Response.json([]), { cache });
    await cfb.get("/games/weather", { year: 2023 });
    expect(await cfb.forget("/games/weather", { year: 2023 })).toBe(true);
  });
  expect(used).toEqual([]);
});
