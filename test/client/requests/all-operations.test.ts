import { examples } from "../../../generated/examples.js";
import { recordingsOf } from "../../../scripts/lib/recordings.js";
import { routeOf } from "../../../src/document/route.js";
import { operationIdOf } from "../../../src/document/words.js";
import { createClient, type Path } from "../../../src/index.js";
import { addresses, isInPath } from "../../../src/query/address.js";

/** Everything that the service sees of the requests. */
const sent: unknown[] = [];
const cfb = createClient({
  apiKey: "any-key",
  fetch: async (request, options) => {
    const { method, url, headers, redirect, cache, credentials } = request;
    sent.push({ method, url, headers: [...headers], redirect, cache, credentials, options });
    const path = routeOf(new URL(url).pathname)?.path;
    if (path === undefined) throw new Error(`no operation has the URL ${url}`);
    const recorded = (await recordingsOf(operationIdOf(path))).find(({ response }) => response.status === 200);
    return Response.json(recorded?.response.body);
  },
});

// `examples` has a query for each path of the document.
const paths = Object.keys(examples) as Path[];

/** Returns the requests that a call sends, and the data that it returns. */
async function observed(call: () => Promise<unknown>) {
  sent.length = 0;
  return { data: await call(), sent: [...sent] };
}

test("the document has 88 operations", () => {
  expect(paths).toHaveLength(88);
});

describe.each(paths)("%s", (path) => {
  // The examples fit their paths, but the compiler can't know that.
  const query = examples[path] as never;
  const target = addresses("https://api.collegefootballdata.com")(path, examples[path]);
  const [inPath, inQuery] = [true, false].map((expected) =>
    Object.fromEntries(Object.entries(examples[path]).filter(([name]) => isInPath(path, name) === expected)),
  );

  test("GET sends the same request as get, and returns the same data", async () => {
    const expected = await observed(() => cfb.get(path, query));
    expect(expected.sent).toHaveLength(1);
    const actual = await observed(async () => {
      const { data, error } = await cfb.GET(path, { params: { path: inPath, query: inQuery } } as never);
      expect(error).toBeUndefined();
      return data;
    });
    expect(actual).toEqual(expected);
  });

  test("fetch sends the same request as get, and its response has the same data", async () => {
    const expected = await observed(() => cfb.get(path, query));
    const actual = await observed(async () => {
      const response = await cfb.fetch(target);
      expect([response.status, response.ok]).toEqual([200, true]);
      return response.json();
    });
    expect(actual).toEqual(expected);
  });
});
