import type { Store } from "../../src/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";

test("where the runtime cannot hash, nothing is stored by key, and forget has nothing to delete", async () => {
  const used: string[] = [];
  const cache: Store = { get: () => used.push("get"), set: () => used.push("set"), delete: () => used.push("delete") };
  const crypto = Object.getOwnPropertyDescriptor(globalThis, "crypto") ?? {};
  Object.defineProperty(globalThis, "crypto", { value: undefined, configurable: true });
  try {
    const { cfb } = clientWithFetch(() => Response.json([]), { cache });
    await cfb.get("/games/weather", { year: 2023 });
    expect(await cfb.forget("/games/weather", { year: 2023 })).toBe(true);
  } finally {
    Object.defineProperty(globalThis, "crypto", crypto);
  }
  expect(used).toEqual([]);
});
