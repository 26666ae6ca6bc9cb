import { type ClientOptions, createClient } from "../../../src/index.js";
import { ManualClock, settled } from "../../support/clock.js";

const monthly = () => Response.json({ message: "Monthly call quota exceeded." }, { status: 429 });
const query = { year: 2024 };

/** Creates a client. Its `fetch` receives the request's number. */
function client(
  fetch: (number: number, request: Request) => Response | Promise<Response>,
  options: ClientOptions = {},
) {
  let number = 0;
  return createClient({
    apiKey: "k",
    clock: new ManualClock(),
    ...options,
    fetch: async (request) => fetch(++number, request),
  });
}

describe("two clients never affect each other", () => {
  test("through a spent quota", async () => {
    const [one, two] = [client(monthly), client(() => Response.json([]))];
    await expect(one.get("/games", query)).rejects.toMatchObject({ code: "quota_exceeded" });
    await expect(one.get("/games", query)).rejects.toMatchObject({ code: "quota_exceeded" });
    expect(await two.get("/games", query)).toEqual([]);
    expect(two.quota).toMatchObject({ spent: 1, exhaustedUntil: undefined });
  });

  test("through the slots that one of them uses", async () => {
    const never = new Promise<Response>(() => {});
    const one = client(() => never, { concurrency: 1 });
    void one.get("/games", query);
    void one.get("/games", { year: 2023 });
    await settled();
    expect(await client(() => Response.json([]), { concurrency: 1 }).get("/games", query)).toEqual([]);
  });

  test("through a Retry-After that one of them received", async () => {
    const one = client(() => Response.json([], { headers: { "retry-after": "50" } }));
    await one.get("/games", query);
    expect(await client(() => Response.json([1])).get("/games", query)).toEqual([1]);
  });

  test("through a request that both send at the same time", async () => {
    const keys: (string | null)[] = [];
    const fetch = (_: number, { headers }: Request) => {
      keys.push(headers.get("authorization"));
      return Response.json([keys.length]);
    };
    const both = ["a", "b"].map((apiKey) => client(fetch, { apiKey }).get("/games", query));
    expect(await Promise.all(both)).toEqual([[1], [2]]);
    expect(keys).toEqual(["Bearer a", "Bearer b"]);
  });
});
