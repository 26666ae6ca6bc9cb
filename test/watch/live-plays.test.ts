import type { CallError } from "../../src/index.js";
import { rejection } from "../support/client-with-fetch.js";
import { failure, manualClient } from "../support/manual-client.js";
import { follow, passTime } from "./watching.js";

const minute = 60_000;

test("a response without drives or plays is reported as an error and does not remove plays", async () => {
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

test("a game's watch continues after a failed poll, and ends when the game's status is final", async () => {
  const statuses = ["In Progress", undefined, "In Progress, final minute", "Final", "Final"];
  const { cfb, clock, sent } = manualClient({ retries: 0 }, (_, number) => {
    const status = statuses[number - 1];
    return status === undefined ? failure(503) : Response.json({ status, drives: [{ plays: [{ id: `${number}` }] }] });
  });
  const errors: CallError[] = [];
  const options = { metered: true, intervalMs: minute, onError: (error: CallError) => errors.push(error) };
  const watching = follow(cfb.watch("/live/plays", { gameId: 401628374 }, options));
  await passTime(clock, 5 * minute, watching);
  expect(errors).toMatchObject([{ status: 503 }]);
  expect(watching.changes.flatMap((change) => (change.type === "added" ? [change.row.id] : []))).toEqual([
    "1",
    "3",
    "4",
  ]);
  expect([watching.done, watching.error, sent.length]).toEqual([true, undefined, 4]);
});

test("a watch that is aborted at the last change of a finished game throws the signal's reason", async () => {
  const { cfb } = manualClient({}, () => Response.json({ status: "Final", drives: [{ plays: [{ id: "1" }] }] }));
  const controller = new AbortController();
  const reason = new Error("The visitor has left.");
  const changes = cfb.watch("/live/plays", { gameId: 401628374 }, { metered: true, signal: controller.signal });
  expect((await changes.next()).done).toBe(false);
  controller.abort(reason);
  expect(await rejection(changes.next())).toBe(reason);
});
