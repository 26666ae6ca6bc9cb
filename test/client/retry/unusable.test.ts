import { brokenBody } from "../../support/body-streams.js";
import { failure, success, watch } from "../../support/manual-client.js";
import { runScripted, scriptedClient } from "../../support/scripted-client.js";

const lost = () => Promise.reject(new Error("gone"));
const cutOff = () => new Response('[{"id":1');
const down = () => failure(503);

describe("an unusable 200 may have cost a call, so it is retried at most once:", () => {
  describe.each([
    ["a body that breaks off", () => new Response(brokenBody('[{"id":1'))],
    ["a body that breaks off before its first byte", () => new Response(brokenBody())],
    ["no body", () => new Response("")],
    ["JSON that was cut off", cutOff],
    ["a text that is not JSON", () => new Response("Service is starting")],
  ])("%s", (_, respond) => {
    test("repeatedly, it makes two requests even if `retries` allows more", async () => {
      const { result, requests } = await runScripted([respond], { retries: 9 });
      expect(result).toMatchObject({ ok: false, error: { code: "response", status: 200, retryable: true } });
      expect(requests).toBe(2);
    });

    test("once, the retry succeeds", async () => {
      const { result, requests } = await runScripted([respond, () => success()]);
      expect(result).toMatchObject({ ok: true, data: [] });
      expect(requests).toBe(2);
    });

    test("is not retried if `retries` is 0", async () => {
      expect((await runScripted([respond], { retries: 0 })).requests).toBe(1);
    });
  });

  test("two unusable responses end the call, of different kinds or with failures between them", async () => {
    const broken = () => new Response(brokenBody("["));
    const error = { code: "response" };
    const kinds = await runScripted([broken, cutOff, () => success()], { retries: 9 });
    expect(kinds).toMatchObject({ result: { ok: false, error }, requests: 2 });
    const between = await runScripted([cutOff, down, lost, cutOff, () => success()], { retries: 9 });
    expect(between).toMatchObject({ result: { ok: false, error }, requests: 4 });
  });

  test("one unusable response does not limit the retries of failures, which cost nothing", async () => {
    const outcome = await runScripted([down, cutOff, down, lost, () => success()], { retries: 4 });
    expect(outcome).toMatchObject({ result: { ok: true }, requests: 5 });
  });

  test("later calls may be retried again", async () => {
    const { cfb, clock, sent } = scriptedClient([cutOff, () => success(), cutOff, () => success()]);
    for (const year of [2023, 2024]) {
      const call = watch(cfb.result("/games", { year }));
      await clock.pass(10_000);
      expect(call.data).toMatchObject({ ok: true });
    }
    expect(sent).toHaveLength(4);
  });
});
