import type { ParsedResponse } from "../../src/request/layer.js";
import { retry } from "../../src/request/retry.js";
import { ManualClock } from "../support/clock.js";
import { makeCall, makeResponse, nextLayer } from "./layer.js";

/** The outcome of a call whose attempts all have one outcome, and the number of its attempts. */
async function run(outcome: ParsedResponse | Error) {
  const clock = new ManualClock();
  const next = nextLayer(outcome);
  const call = retry(
    clock,
    60_000,
    () => {},
    async () => false,
  )(next)(makeCall()).catch((error: unknown) => error);
  await clock.pass(10_000);
  return { outcome: await call, attempts: next.calls.length };
}

test("a defect is thrown unchanged, after one attempt", async () => {
  const defect = new RangeError("a defect");
  expect(await run(defect)).toEqual({ outcome: defect, attempts: 1 });
});

test("a 401 without a source of other keys is not repeated", async () => {
  expect(await run(makeResponse(401))).toMatchObject({ outcome: { response: { status: 401 } }, attempts: 1 });
});
