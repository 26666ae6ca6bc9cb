import { createClient } from "../../src/index.js";

/** A client whose key function returns another key for each call, and a service that responds when it is released. */
function changingKeys() {
  const seen: (string | null)[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let number = 0;
  const cfb = createClient({
    apiKey: () => `tenant-number-${number}`,
    fetch: async ({ headers }) => {
      const key = headers.get("authorization");
      seen.push(key);
      await released;
      return Response.json({ patronLevel: 0, remainingCalls: Number(key?.slice(-1)) });
    },
  });
  const next = () => {
    number++;
  };
  return { cfb, seen, next, release };
}

test("calls about the key share no request where a function may return another key", async () => {
  const { cfb, seen, next, release } = changingKeys();
  const first = cfb.get("/info");
  // The first request is sent before the key changes.
  await new Promise((resolve) => setImmediate(resolve));
  next();
  const second = cfb.get("/info");
  await new Promise((resolve) => setImmediate(resolve));
  release();
  expect(await Promise.all([first, second])).toMatchObject([{ remainingCalls: 0 }, { remainingCalls: 1 }]);
  expect(seen).toEqual(["Bearer tenant-number-0", "Bearer tenant-number-1"]);
});

test("calls that do not depend on the key share a request, also with a function as key", async () => {
  const { cfb, seen, release } = changingKeys();
  const both = [cfb.get("/venues"), cfb.get("/venues")];
  await new Promise((resolve) => setImmediate(resolve));
  release();
  await Promise.all(both);
  expect(seen).toHaveLength(1);
});
