import { isDeepStrictEqual } from "node:util";
import { type Operation, operationsOf, resolve } from "../../../scripts/lib/document.js";
import { createSampleService } from "../../../src/sample/index.js";
import { document, findings } from "../../contract/validator.js";
import { triesAll } from "../../support/all-cases.js";
import { oracleOf } from "../../support/query-oracle.js";
import { addressOf } from "../../support/sample-response.js";
import { auth } from "../call.js";
import { type RandomQuery, randomQueries } from "../random-query.js";

const count = triesAll ? 100 : 8;
const QUOTA = 100_000;

function targetOf(path: string, { values, broken }: RandomQuery): string {
  return `http://localhost${addressOf(path, { ...values, ...broken })}`;
}

test.each(operationsOf(document).map((operation, index) => ({ path: operation.path, operation, index })))(
  "$path responds to random queries as documented",
  async ({ path, operation, index }) => {
    const service = createSampleService({ quota: QUOTA });
    const send = (target: string) => service(new Request(target, { headers: auth }));
    const isValid = oracleOf(document, operation);
    const statuses = new Set<number>();
    const wrong: object[] = [];
    for (const query of randomQueries(document, operation, count, 1_000 + index)) {
      const target = targetOf(path, query);
      // Skips queries with an empty path parameter, because their URL is a different path.
      if (new URL(target).pathname.includes("//")) continue;
      const response = await send(target);
      const valid = Object.keys(query.broken).length === 0 && isValid(present(query.values, operation.parameters));
      const text = await response.text();
      statuses.add(response.status);
      const { message }: { message?: string } = response.status === 400 ? JSON.parse(text) : {};
      const info = await (await send("http://localhost/info")).json();
      const left = response.headers.get("x-calllimit-remaining");
      const seen = {
        // The message tells an invalid query from a game without live plays, which also returns a 400.
        refused: message === "Validation Failed",
        findings: text === "" ? [] : findings(path, response.status, JSON.parse(text)),
        left: left ?? `${QUOTA - info.usedCalls}`,
        info: [info.monthlyLimit, info.remainingCalls],
      };
      const remaining = QUOTA - info.usedCalls;
      const expected = { refused: !valid, findings: [], left: `${remaining}`, info: [QUOTA, remaining] };
      if (!isDeepStrictEqual(seen, expected)) wrong.push({ target, status: response.status, seen, expected });
    }
    // Calls `expect` once for all queries, because thousands of calls would take longer than the requests.
    expect(wrong).toEqual([]);
    // Random queries to the schedule almost never specify an existing week.
    if (path !== "/games/schedule") expect([...statuses].some((status) => status < 300)).toBe(true);
  },
);

/** The query without values that the service treats as not given: empty strings, if the parameter can be blank, and some zeros. */
function present(values: RandomQuery["values"], parameters: Operation["parameters"]) {
  const absent = (name: string, value: unknown) => {
    const parameter = parameters.find((each) => each.name === name);
    const isBlank =
      value === "" && !parameter?.required && resolve(document, parameter?.schema ?? {}).minLength === undefined;
    return isBlank || (value === 0 && parameter?.["x-zero-is-absent"] !== undefined);
  };
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !absent(name, value)));
}
