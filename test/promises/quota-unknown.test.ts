import { info, manualClient, monthly, success } from "../support/manual-client.js";

const march = Date.UTC(2025, 2, 1);

describe("a month in which only a monthly 429 has arrived", () => {
  const midFebruary = Date.UTC(2025, 1, 11);

  test("requests /info once before a call is refused, and sends the call if calls are left", async () => {
    let refused = 0;
    const { cfb, clock, paths } = manualClient({}, ({ path }) =>
      path === "/info" ? info(1_000) : refused++ === 0 ? monthly() : success(),
    );
    clock.time = midFebruary;
    await cfb.result("/games", { year: 2024 });
    expect(await cfb.result("/games", { year: 2023 })).toMatchObject({ ok: true });
    expect(await cfb.result("/games", { year: 2022 })).toMatchObject({ ok: true });
    expect(paths()).toEqual(["/games", "/info", "/games", "/games"]);
  });

  test.each([1, 50])(
    "requests /info once for fifty calls, %d at a time, and refuses each if none is left",
    async (concurrency) => {
      const { cfb, clock, paths } = manualClient({ concurrency }, ({ path }) =>
        path === "/info" ? info(0) : monthly(),
      );
      clock.time = midFebruary;
      await cfb.result("/games", { year: 2024 });
      const calls = Array.from({ length: 50 }, (_, index) => cfb.result("/games", { year: 1950 + index }));
      const errors = (await Promise.all(calls)).map((result) => !result.ok && result.error);
      for (const error of errors) expect(error).toMatchObject({ code: "quota_exceeded", resetsAt: new Date(march) });
      expect(new Set(errors).size).toBe(50);
      expect(paths()).toEqual(["/games", "/info"]);
    },
  );

  test("stays blocked if /info fails", async () => {
    const service = manualClient({ retries: 0 }, ({ path }) =>
      path === "/info" ? Promise.reject(new Error("gone")) : monthly(),
    );
    service.clock.time = midFebruary;
    await service.cfb.result("/games", { year: 2024 });
    const result = await service.cfb.result("/games", { year: 2023 });
    expect(result).toMatchObject({ ok: false, error: { code: "quota_exceeded", resetsAt: new Date(march) } });
    expect(service.paths().filter((path) => path !== "/info").length).toBe(1);
  });
});
