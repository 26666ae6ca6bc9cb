import type { CallError } from "../../src/index.js";
import { manualClient } from "../support/manual-client.js";
import { follow, passTime } from "./watching.js";

const minute = 60_000;

test("a game without its drives or plays is reported as an error, and no play counts as removed", async () => {
  const whole = { status: "In Progress", drives: [{ plays: [{ id: "a" }, { id: "b" }] }] };
  const bodies = [whole, { status: "In Progress" }, { ...whole, drives: [{ result: "PUNT" }] }, whole];
  const { cfb, clock } = manualClient({ retries: 0 }, (_, number) => Response.json(bodies[number - 1] ?? whole));
  const errors: CallError[] = [];
  const options = { metered: true, intervalMs: minute, onError: (error: CallError) => errors.push(error) };
  const watching = follow(cfb.watch("/live/plays", { gameId: 401628374 }, options));
  await passTime(clock, 5 * minute, watching);
  expect(watching.changes).toEqual(["a", "b"].map((id) => ({ type: "added", key: ["id"], row: { id } })));
  const call = { code: "response", path: "/live/plays", operationId: "getLivePlays", query: { gameId: 401628374 } };
  expect(errors).toMatchObject([call, call]);
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining("`drives`"),
    expect.stringContaining("`plays`"),
  ]);
  expect(watching.done).toBe(false);
});
