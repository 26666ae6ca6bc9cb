import { limited, onAbort } from "../../src/request/time.js";
import { rejection } from "../support/client-with-fetch.js";
import { ManualClock } from "../support/clock.js";

test("a wait does not start if its signal has already aborted", async () => {
  const start = jest.fn();
  const wait = limited({ clock: new ManualClock(), signal: AbortSignal.abort("stop"), ms: 10 }, start);
  expect(await rejection(wait)).toBe("stop");
  expect(start).not.toHaveBeenCalled();
});

test("if one wait stops listening to a signal, the others keep listening", () => {
  const controller = new AbortController();
  const left: string[] = [];
  const stay = onAbort(controller.signal, () => left.push("one"));
  onAbort(controller.signal, () => left.push("two"));
  stay();
  controller.abort();
  expect(left).toEqual(["two"]);
});

test("when a signal aborts, every wait on it is notified once", () => {
  const controller = new AbortController();
  const left: string[] = [];
  onAbort(controller.signal, () => left.push("one"));
  onAbort(controller.signal, () => left.push("two"));
  onAbort(new AbortController().signal, () => left.push("other"));
  controller.abort();
  controller.signal.dispatchEvent(new Event("abort"));
  expect(left).toEqual(["one", "two"]);
});
