import { createClient, TimeoutError } from "../../../src/index.js";
import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";

/** Values that a careless library can throw. Neither can be converted to a string. */
const bare: unknown = Object.create(null);
const hostile: unknown = new Proxy(
  {},
  {
    get: () => {
      throw bare;
    },
    has: () => {
      throw bare;
    },
    getPrototypeOf: () => {
      throw bare;
    },
  },
);

/** Values that user code can throw, by name. The test table contains only the names, because jest reads the members of a table's values. */
const reasons: Readonly<Record<string, () => unknown>> = {
  "an object without a prototype": () => bare,
  "an object whose members throw": () => hostile,
  "an error whose message throws": () =>
    Object.defineProperty(new Error("x"), "message", { get: () => fail(bare), configurable: true }),
  "an error of the client whose message throws": () =>
    Object.defineProperty(new TimeoutError("x"), "message", { get: () => fail(bare), configurable: true }),
  "a symbol": () => Symbol("reason"),
  undefined: () => undefined,
  null: () => null,
};

function fail(reason: unknown): never {
  throw reason;
}

describe.each(Object.keys(reasons))("if user code throws %s", (name) => {
  const reason = reasons[name]?.();
  const getter = { get: () => fail(reason), enumerable: true };
  const query = Object.defineProperty({}, "year", getter);

  test("in a getter of the query, result and get fail without a request", async () => {
    const { cfb, requests } = clientWithFetch(() => Response.json([]));
    expect(await cfb.result("/games", query as never)).toMatchObject({ ok: false, error: { path: "/games" } });
    expect(await rejection(cfb.get("/games", query as never))).toMatchObject({ path: "/games", code: "response" });
    expect(requests).toEqual([]);
  });

  test.each(["retries", "headers", "signal", "notices"])(
    "in a getter of the option %s, result returns an error",
    async (name) => {
      const { cfb } = clientWithFetch(() => Response.json([]));
      const options = Object.defineProperty({}, name, getter);
      expect(await cfb.result("/games", { year: 2024 }, options)).toMatchObject({ ok: false });
    },
  );

  test("in a member of the signal, result returns an error", async () => {
    const { cfb } = clientWithFetch(() => Response.json([]));
    const signal = Object.defineProperties(
      { addEventListener() {}, removeEventListener() {} },
      { aborted: getter, reason: getter },
    );
    expect(await cfb.result("/games", { year: 2024 }, { signal: signal as never })).toMatchObject({ ok: false });
  });

  test("in fetch, result returns an error", async () => {
    const { cfb } = clientWithFetch(() => fail(reason));
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false, error: { code: "connection" } });
  });

  test("in a Response from fetch, result returns an error", async () => {
    for (const name of ["status", "ok", "headers", "body"]) {
      const response = Object.defineProperty(Response.json([]), name, getter);
      const { cfb } = clientWithFetch(() => response);
      expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false });
    }
  });
});

test.each(Object.keys(reasons))("result never throws if its path or options are %s", async (name) => {
  const given = reasons[name]?.();
  const { cfb } = clientWithFetch(() => Response.json([]));
  expect(await cfb.result(given as never)).toHaveProperty("ok", false);
  expect(await cfb.result("/games", given as never)).toHaveProperty("ok");
  expect(await cfb.result("/games", { year: 2024 }, given as never)).toHaveProperty("ok");
});

test("result returns an error if the clock throws", async () => {
  const clock = {
    now: () => fail(bare),
    monotonic: () => fail(bare),
    after: () => fail(bare),
    random: () => fail(bare),
  };
  const cfb = createClient({ apiKey: "a-key-for-the-tests", clock, fetch: async () => Response.json([]) });
  expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false });
});
