import { parameterSentences } from "../../../scripts/generate/words.js";
import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { createClient } from "../../../src/create-client.js";
import { isPath } from "../../../src/document/operation.js";
import { prose } from "../../../src/document/prose.js";
import { createSampleService } from "../../../src/sample/index.js";
import { exampleOf } from "../../support/example-query.js";
import { sampleResponse } from "../../support/sample-response.js";

const service = createSampleService();
const client = createClient({ apiKey: "any", fetch: service });

const zeros = operationsOf(readDocument()).flatMap((operation) =>
  operation.parameters.flatMap((parameter) => {
    const { name, "x-zero-is-absent": zero } = parameter;
    return zero === undefined ? [] : [{ operation, parameter, name, zero, path: operation.path }];
  }),
);

test("only player success rates have filters that match nothing for 0", () => {
  const rules = zeros.filter(({ zero }) => zero === "rules").map(({ path, name }) => `${path} ${name}`);
  expect(rules).toEqual([
    "/stats/player/success year",
    "/stats/player/success playerId",
    "/stats/player/success/game week",
    "/stats/player/success/game playerId",
  ]);
});

test.each(zeros)("$path: the document, the sample service and the client agree on $name=0", async (each) => {
  const { operation, parameter, name, zero, path } = each;
  if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
  const sentence =
    zero === "rules"
      ? "When the service checks the rules, it treats 0 as not given, but as a filter, 0 does not match any row. †"
      : "The service treats 0 as not given. †";
  expect([parameter.description, ...parameterSentences(parameter)].join(" ")).toContain(sentence);
  expect(prose[path].parameters[name]).toContain(sentence);

  const { [name]: _, ...others } = exampleOf(operation);
  const response = await sampleResponse(path, { ...others, [name]: 0 });
  const without = await sampleResponse(path, others);
  expect(response.status).toBe(without.status);
  // Bodies of 400s differ, because a 400 repeats the value that it received.
  if (without.status === 200) expect(response.data).toEqual(zero === "rules" ? [] : without.data);

  // The cast is needed because the path is known only at run time, so the query does not have a type.
  const refused = await client.result(path, { ...exampleOf(operation), [name]: 0 } as never);
  const why = zero === "rules" ? "matches nothing" : "the service treats as not given";
  const message = expect.stringContaining(`\`${name}\` is 0, which ${why}. `);
  expect(refused).toMatchObject({ ok: false, error: { code: "query", message } });
});

test("for success rates, playerId=0 matches nothing and does not count as a required parameter", async () => {
  expect(await sampleResponse("/stats/player/success", { year: 2024, playerId: 0 })).toEqual({ status: 200, data: [] });
  const game = { year: 2024, team: "Texas", playerId: 0 };
  expect(await sampleResponse("/stats/player/success/game", game)).toEqual({ status: 200, data: [] });
  expect((await sampleResponse("/stats/player/success", { playerId: 0 })).status).toBe(400);
  expect((await sampleResponse("/stats/player/success/game", { year: 2024, playerId: 0 })).status).toBe(400);
});
