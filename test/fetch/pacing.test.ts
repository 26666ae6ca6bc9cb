import { pacing } from "../../src/request/pacing.js";
import { ManualClock, settled } from "../support/clock.js";
import { makeCall, manualNextLayer } from "../support/layer.js";
import { pacingLayer } from "../support/pacing-layer.js";

const games = { path: "/games" } as const;
const drives = { path: "/drives" } as const;
const narrow = { path: "/plays/stats" } as const; // Allows two at once.

test("no more calls are sent than may be in flight, and the others follow in order", async () => {
  const { call, sent, end } = pacingLayer(2);
  for (const name of ["a", "b", "c", "d"]) void call(games, name);
  await settled();
  expect(sent()).toEqual(["a", "b"]);
  await end("b");
  expect(sent()).toEqual(["a", "b", "c"]);
  await end("a");
  expect(sent()).toEqual(["a", "b", "c", "d"]);
});

test("a path that allows two calls gets two, and does not delay other paths", async () => {
  const { call, sent, end } = pacingLayer(4);
  for (const name of ["n1", "n2", "n3", "n4"]) void call(narrow, name);
  void call(games, "g1");
  await settled();
  expect(sent()).toEqual(["n1", "n2", "g1"]);
  await end("g1");
  expect(sent()).toEqual(["n1", "n2", "g1"]);
  await end("n1");
  expect(sent()).toEqual(["n1", "n2", "g1", "n3"]);
});

test("calls are sent in the order of arrival, for any path", async () => {
  const { call, sent, end } = pacingLayer(1);
  void call(games, "g1");
  void call(drives, "d1");
  void call(games, "g2");
  void call(drives, "d2");
  await end("g1");
  await end("d1");
  await end("g2");
  expect(sent()).toEqual(["g1", "d1", "g2", "d2"]);
});

test("a failure frees its slot like a response", async () => {
  const { call, sent, end } = pacingLayer(1);
  const failed = call(games, "a");
  void call(games, "b");
  const error = new Error("gone");
  await end("a", error);
  expect(await failed).toBe(error);
  expect(sent()).toEqual(["a", "b"]);
});

test("a call that is aborted in the queue is never sent, keeps no slot, and rejects with its own reason", async () => {
  const { call, sent, end } = pacingLayer(1);
  const controller = new AbortController();
  void call(games, "a");
  const aborted = call(games, "b", controller.signal);
  void call(games, "c");
  controller.abort("enough");
  expect(await aborted).toBe("enough");
  await end("a");
  expect(sent()).toEqual(["a", "c"]);
  await end("c");
  expect(await call(games, "d", AbortSignal.abort("before"))).toBe("before");
  expect(sent()).toEqual(["a", "c"]);
});

test("a call that is aborted when its turn comes keeps no slot", async () => {
  const { call, sent, end } = pacingLayer(1);
  const controller = new AbortController();
  void call(games, "a", controller.signal);
  await settled();
  controller.abort("enough");
  await end("a", new Error("aborted"));
  void call(games, "b");
  await settled();
  expect(sent()).toEqual(["a", "b"]);
});

test("a thousand calls that are aborted at once and a thousand others all settle", async () => {
  const { call, sent, end } = pacingLayer(2);
  // A signal for each call, as the client gives the layer: a thousand listeners on one would be a leak.
  const controllers = Array.from({ length: 1000 }, () => new AbortController());
  const aborted = controllers.map(({ signal }, index) => call(games, `aborted ${index}`, signal));
  const others = Array.from({ length: 1000 }, (_, index) => call(games, `other ${index}`));
  for (const controller of controllers) controller.abort("enough");
  await settled();
  for (const name of ["aborted 0", "aborted 1"]) await end(name, new Error("aborted"));
  for (let index = 0; index < 1000; index++) await end(`other ${index}`);
  expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
  expect((await Promise.all(aborted)).filter((reason) => reason === "enough")).toHaveLength(998);
  expect(sent()).toHaveLength(1002);
});

test("a path that the document does not have may use all slots", async () => {
  const next = manualNextLayer();
  const send = pacing(new ManualClock(), 3, 60_000)(next);
  for (const url of ["a", "b", "c", "d"]) void send(makeCall({ url, operation: undefined }));
  await settled();
  expect(next.calls.map(({ call }) => call.url)).toEqual(["a", "b", "c"]);
});
