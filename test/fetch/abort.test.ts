import { onAbort } from "../../src/request/waiting.js";
import { settled } from "../support/clock.js";
import { countedSignal } from "../support/counted-signal.js";

test("one listener serves all calls with one signal, and stays until the last has left", async () => {
  const counted = countedSignal();
  const left: string[] = [];
  const [stayOne, stayTwo] = ["one", "two"].map((name) => onAbort(counted.signal, () => left.push(name)));
  stayOne?.();
  expect(left).toEqual([]);
  counted.listeners = 0;
  stayTwo?.();
  expect(counted.listeners).toBe(-1);
  counted.controller.abort();
  await settled();
  expect(left).toEqual([]);
});

test("one that no longer waits on a signal leaves the others their listener", () => {
  const controller = new AbortController();
  const left: string[] = [];
  const stay = onAbort(controller.signal, () => left.push("one"));
  onAbort(controller.signal, () => left.push("two"));
  stay();
  controller.abort();
  expect(left).toEqual(["two"]);
});

test("all that wait on a signal leave when it aborts, each once", () => {
  const controller = new AbortController();
  const left: string[] = [];
  onAbort(controller.signal, () => left.push("one"));
  onAbort(controller.signal, () => left.push("two"));
  onAbort(new AbortController().signal, () => left.push("other"));
  controller.abort();
  controller.signal.dispatchEvent(new Event("abort"));
  expect(left).toEqual(["one", "two"]);
});
