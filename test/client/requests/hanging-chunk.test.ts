import type { ClientOptions } from "../../../src/index.js";
import { memoryShared } from "../../../src/redis/index.js";
import { manualClient, success, watch } from "../../support/manual-client.js";

let hanging = "";

/** Mocks a lazy chunk of the client. Its code can hang, as in a page with a bad connection. */
function lazyChunk(name: string, opener: string): object {
  const actual = jest.requireActual<Record<string, (...args: unknown[]) => unknown>>(name);
  return {
    ...actual,
    [opener]: (...args: unknown[]) => (hanging === opener ? new Promise(() => {}) : actual[opener]?.(...args)),
  };
}

jest.mock("../../../src/notices/notices.js", () => lazyChunk("../../../src/notices/notices.js", "openNotices"));
jest.mock("../../../src/cache/cache.js", () => lazyChunk("../../../src/cache/cache.js", "openCache"));
jest.mock("../../../src/validate/check.js", () => lazyChunk("../../../src/validate/check.js", "openValidation"));
jest.mock("../../../src/request/shared-turns.js", () =>
  lazyChunk("../../../src/request/shared-turns.js", "sharedTurns"),
);

const failed = (code: string) => ({ ok: false, error: { code } });
// If the code of the notices does not load, the call returns its data without notices.
const withoutNotices = { ok: true, data: [], notices: [] };
const cases: [opener: string, options: ClientOptions, late: object, aborted: object][] = [
  ["openNotices", {}, withoutNotices, withoutNotices],
  ["openCache", { cache: true }, failed("timeout"), failed("cancelled")],
  ["openValidation", { validate: "report" }, failed("timeout"), failed("cancelled")],
  ["sharedTurns", { shared: memoryShared() }, failed("timeout"), failed("cancelled")],
];

test.each(cases)(
  "while the code of %s does not arrive, a call ends after `totalTimeoutMs`",
  async (name, options, late) => {
    hanging = name;
    const { cfb, clock } = manualClient({ totalTimeoutMs: 1_000, ...options }, () => success());
    const call = watch(cfb.result("/venues"));
    await clock.pass(999);
    expect(call.done).toBe(false);
    await clock.pass(1);
    expect(call.data).toMatchObject(late);
  },
);

test.each(cases)(
  "while the code of %s does not arrive, the signal ends a call immediately",
  async (name, options, _, aborted) => {
    hanging = name;
    const { cfb, clock } = manualClient(options, () => success());
    const controller = new AbortController();
    const call = watch(cfb.result("/venues", {}, { signal: controller.signal }));
    const run = watch(cfb.all("/venues", {}, { signal: controller.signal, notices: "report" }));
    await clock.pass(1_000);
    controller.abort(new Error("the user left"));
    await clock.pass(0);
    expect(call.data).toMatchObject(aborted);
    expect(run.error).toMatchObject({ message: "the user left" });
  },
);

test("a call is not sent before the code that validates its response has loaded", async () => {
  hanging = "openValidation";
  const { cfb, clock, sent } = manualClient({ validate: "report" });
  watch(cfb.result("/venues"));
  await clock.pass(1_000);
  expect(sent.length).toBe(0);
});

test("a call's time includes the wait for the code of its notices", async () => {
  hanging = "openNotices";
  const { cfb, clock, sent } = manualClient({ totalTimeoutMs: 1_000, timeoutMs: 10_000 });
  const unanswered = watch(cfb.result("/venues"));
  const empty = watch(cfb.get("/conferences"));
  await clock.pass(900);
  sent[1]?.reply(success());
  await clock.pass(99);
  expect([unanswered.done, empty.done]).toEqual([false, false]);
  await clock.pass(1);
  expect(unanswered.data).toMatchObject(failed("timeout"));
  expect(empty.data).toEqual([]);
});
