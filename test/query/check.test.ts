import { createClient, isQuery, type QueryError } from "../../src/index.js";
import { sentQuery } from "../../src/query/check.js";
import { refusedQuery } from "../../src/query/query-error.js";

function errorOf(path: string, query: unknown): QueryError {
  const error = refusedQuery(path, sentQuery(query), (text) => text);
  if (error === undefined) throw new Error("the query is valid");
  return error;
}

/** isQuery without its types, as a JavaScript caller uses it. */
const isValid: (path: string, query: unknown) => boolean = isQuery as never;

test("the error has the operation, the parameters and the query as properties", async () => {
  // @ts-expect-error `round` requires `competition`
  const { error } = await createClient().result("/games", { year: 2024, round: "semifinal" });
  expect(error).toMatchObject({
    code: "query",
    path: "/games",
    operationId: "getGames",
    parameters: ["round", "competition"],
    query: { year: 2024, round: "semifinal" },
  });
});

test("a search term can be empty, because the service accepts an empty term", () => {
  expect(isValid("/player/search", { searchTerm: "" })).toBe(true);
});

test("the message truncates hostile values and names", async () => {
  const query = JSON.parse(
    `{"__proto__": {"year": 2024}, "${"x".repeat(100_000)}": 1, "team": "${"y".repeat(100_000)}"}`,
  );
  expect((await errorOf("/games", query)).message.length).toBeLessThan(2000);
  expect((await errorOf("__proto__", {})).message).toContain("The document does not have __proto__");
});

test("a parameter with the value undefined counts as absent", () => {
  expect(isValid("/games", { year: 2024, yaer: undefined, id: undefined })).toBe(true);
});
