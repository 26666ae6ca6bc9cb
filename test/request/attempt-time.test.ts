import { attemptTime } from "../../src/request/time.js";
import { ManualClock } from "../support/clock.js";
import { makeCall, makeResponse, nextLayer } from "./layer.js";

// The layers above refuse it, too, unless their wait takes the rest of the time.
test.each([0, -1])("an attempt of a call with %d ms left is not sent, and names the option", async (deadline) => {
  const clock = new ManualClock();
  const next = nextLayer(makeResponse());
  const error = await attemptTime(clock)(next)(makeCall({ deadline })).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "timeout", message: expect.stringContaining("`totalTimeoutMs`") });
  expect([next.calls, clock.pending]).toEqual([[], []]);
});
