import { failure, info, manualClient, success, watch } from "../../support/manual-client.js";

const broken = () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error("reset")) }));

describe("`spent` counts", () => {
  test.each([
    ["an empty list, which also costs a call,", () => success(), 1],
    ["each of two unusable successes", broken, 2],
    ["no failure, which costs nothing", () => failure(503), 0],
  ])("%s", async (_, respond, spent) => {
    const { cfb, clock } = manualClient({ retries: 1 }, respond);
    watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(60_000);
    expect(cfb.quota.spent).toBe(spent);
  });

  test("no call of a free operation", async () => {
    const { cfb } = manualClient({}, ({ path }) => (path === "/info" ? info(9) : success()));
    await cfb.get("/scoreboard");
    await cfb.quota.refresh();
    expect(cfb.quota.spent).toBe(0);
  });

  test.each([
    [0, 0],
    [5, 1],
  ])("with a floor of %d, %d for a request that times out", async (quotaFloor, spent) => {
    const { cfb, clock } = manualClient({ retries: 0, quotaFloor }, ({ path }) =>
      path === "/info" ? info(900) : undefined,
    );
    const call = watch(cfb.get("/games", { year: 2024 }));
    await clock.pass(60_000);
    expect(call.error).toMatchObject({ code: "timeout" });
    expect(cfb.quota.spent).toBe(spent);
  });
});
