import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect as connectTo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Path } from "../../src/index.js";
import { folder, hasRedis, startRedis } from "../cache/stores.js";
import { type Member, startMember } from "./fleet.js";
import { startService } from "./service.js";
import type { Reply, WorkerOptions } from "./worker.js";

type Service = Awaited<ReturnType<typeof startService>>;
type Call = readonly [Path, object];

const years = Array.from({ length: 20 }, (_, index) => 2000 + index);
const clients = ["node-redis", "ioredis", "iovalkey"];
const apiKey = "a-key-that-must-stay-here";

const countOf = (replies: readonly Reply[], result: string) =>
  replies.flatMap(({ results }) => results).filter((each) => each === result).length;

if (!hasRedis) process.stdout.write("redis-server is not installed: what processes share is not tested.\n");

(hasRedis ? describe : describe.skip)("processes", () => {
  const { path: home, remove } = folder();
  const socket = join(home, "redis");
  let server: ChildProcess;
  let members: Member[] = [];
  let service: Service;

  async function endRedis() {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, "exit");
    server.kill("SIGKILL");
    await gone;
  }

  beforeAll(async () => {
    members = await Promise.all(clients.map(() => startMember()));
  });

  beforeEach(async () => {
    server = await startRedis(socket);
  });

  afterEach(async () => {
    service.close();
    await endRedis();
  });

  afterAll(async () => {
    await Promise.all(members.map((member) => member.kill()));
    remove();
  });

  /** Opens a client in each process, each with a different Redis library. */
  async function openAll(own: Partial<WorkerOptions> = {}, options: WorkerOptions["options"] = {}) {
    const common = { apiKey, baseUrl: service.baseUrl };
    await Promise.all(
      members.map((member, index) =>
        member.open({ client: clients[index] ?? "", socket, ...own, options: { ...common, ...options } }),
      ),
    );
  }

  /** Makes the calls in all processes at the same time. */
  const callAll = (calls: (index: number) => readonly Call[]) =>
    Promise.all(members.map((member, index) => member.call(...calls(index))));

  const callsOf = (index: number): Call[] => years.map((year) => ["/games", { year, week: index + 1 }]);

  test("with one key share responses, respect the floor and do not cause a busy 429", async () => {
    service = await startService({ quota: 150 });
    await openAll({ isCached: true });
    const cold = await callAll(() => years.map((year) => ["/games", { year }]));
    expect([countOf(cold, "ok"), service.seen.metered.length]).toEqual([60, 20]);
    const slots = await callAll((index) => years.map((year) => ["/plays/stats", { year, week: index + 1 }]));
    expect([countOf(slots, "ok"), service.seen.busy]).toEqual([60, 0]);
    await openAll({}, { quotaFloor: 30 });
    const floor = await callAll(callsOf);
    expect([countOf(floor, "ok"), countOf(floor, "quota_exceeded"), service.seen.left]).toEqual([40, 20, 30]);
    expect(service.seen.info).toBeLessThanOrEqual(1);
    expect([...cold, ...slots, ...floor].flatMap(({ errors }) => errors)).toEqual([]);
  });

  test("with one key respect slots and the floor even if the clocks are ten minutes off", async () => {
    service = await startService({ quota: 90 });
    const [early, right, late] = members;
    const options = { apiKey, baseUrl: service.baseUrl, quotaFloor: 30 };
    await early?.open({ client: "ioredis", socket, options, skewMs: -600_000 });
    await right?.open({ client: "iovalkey", socket, options });
    await late?.open({ client: "node-redis", socket, options, skewMs: 600_000 });
    const replies = await callAll((index) => [
      ...years.slice(10).map((year): Call => ["/plays/stats", { year, week: index + 1 }]),
      ...callsOf(index),
    ]);
    const { left, busy, info } = service.seen;
    expect([countOf(replies, "ok"), countOf(replies, "quota_exceeded"), left, busy, info]).toEqual([60, 30, 30, 0, 1]);
  });

  test("with different keys have separate slots", async () => {
    service = await startService({ hangs: (url) => url.includes("week=15") });
    await openAll({}, { retries: 0 });
    const [first, second] = members;
    await second?.open({ client: "ioredis", socket, options: { apiKey: "another", baseUrl: service.baseUrl } });
    const holding = first?.call(["/plays/stats", { year: 2020, week: 15 }], ["/plays/stats", { year: 2021, week: 15 }]);
    while (service.seen.arrived.length < 2) await sleep(10);
    expect((await second?.call(["/plays/stats", { year: 2020, week: 1 }]))?.results).toEqual(["ok"]);
    service.close();
    await holding;
  });

  test("never send an API key to Redis", async () => {
    service = await startService();
    await openAll({ isCached: true }, { quotaFloor: 10 });
    const monitor = connectTo(socket);
    let seen = "";
    monitor.on("data", (chunk) => {
      seen += chunk;
    });
    monitor.write("MONITOR\r\n");
    while (seen === "") await sleep(10);
    await callAll((index) => [
      ["/wepa/team/season", { year: 2020 }],
      ["/games", { year: 2020, week: index + 1 }],
    ]);
    monitor.destroy();
    expect(seen).toMatch(/cfb:\{[0-9a-f]{64}\}:slots:\/games/);
    expect(seen).toContain("/wepa/team/season?year=2020#");
    expect(seen).not.toContain(apiKey);
    expect(seen).not.toMatch(/bearer/i);
  });

  describe("with one key, if one process is killed", () => {
    let victim: Member;
    beforeEach(async () => {
      victim = await startMember();
    });
    afterEach(() => victim.kill());

    test("while it has a claim, another process sends the request once the claim has ended", async () => {
      service = await startService({ hangs: (_, arrived) => arrived.length === 0 });
      const options = { apiKey, baseUrl: service.baseUrl };
      const own = { socket, options, isCached: true, leaseMs: 500 };
      await victim.open({ client: "node-redis", ...own });
      await openAll({ isCached: true, leaseMs: 500 });
      void victim.call(["/games", { year: 2020 }]);
      while (service.seen.arrived.length === 0) await sleep(10);
      const replies = callAll(() => [["/games", { year: 2020 }]]);
      await victim.kill();
      expect(countOf(await replies, "ok")).toBe(3);
      expect(service.seen.arrived).toHaveLength(2);
    });

    test("while it uses both slots of a path, the other processes get the slots when the leases end", async () => {
      service = await startService({ hangs: (_, arrived) => arrived.length < 2 });
      const options = { apiKey, baseUrl: service.baseUrl };
      await victim.open({ client: "node-redis", socket, options, leaseMs: 1_000 });
      await openAll({ leaseMs: 1_000 });
      const begun = performance.now();
      void victim.call(["/plays/stats", { year: 2020, week: 1 }], ["/plays/stats", { year: 2021, week: 1 }]);
      while (service.seen.arrived.length < 2) await sleep(10);
      await victim.kill();
      const replies = await callAll((index) => [["/plays/stats", { year: 2022, week: index + 1 }]]);
      expect(countOf(replies, "ok")).toBe(3);
      expect(service.seen.busy).toBe(0);
      expect(performance.now() - begun).toBeGreaterThanOrEqual(1_000);
    });
  });

  describe("with one key, if Redis", () => {
    // At this speed, the five-second pause after a failure lasts half a second.
    const speed = 10;
    const allErrors = (replies: readonly Reply[]) => replies.flatMap(({ errors }) => errors);

    /** Checks that all clients share again after a failure. Together, they spend the remaining calls exactly down to the floor. */
    async function spendTheRest() {
      for (let round = 0; round < 60 && service.seen.left > 30; round++) {
        const replies = await callAll(callsOf);
        expect(countOf(replies, "ok") + countOf(replies, "quota_exceeded")).toBe(60);
        if (service.seen.left > 30) await sleep(50);
      }
      expect(service.seen.left).toBe(30);
    }

    /** Resolves when the service has responded to `count` calls. */
    async function responsesTo(count: number) {
      while (service.seen.metered.length < count) await sleep(5);
    }

    /** Makes 60 calls in all processes with a floor of 30. Calls `harm` after the first 20 responses. */
    async function whileCalling(quota: number, harm: () => Promise<unknown>) {
      service = await startService({ quota, latencyMs: 30 });
      await openAll({ speed }, { quotaFloor: 30 });
      const replies = callAll(callsOf);
      await responsesTo(20);
      await harm();
      return replies;
    }

    test("is restarted, only the floor makes calls fail", async () => {
      const replies = await whileCalling(120, async () => {
        await endRedis();
        await responsesTo(40);
        server = await startRedis(socket);
      });
      expect(countOf(replies, "ok") + countOf(replies, "quota_exceeded")).toBe(60);
      expect(allErrors(replies).length).toBeGreaterThan(0);
      await spendTheRest();
    });

    test("hangs until the clients continue alone, only the floor makes calls fail", async () => {
      const replies = await whileCalling(120, async () => {
        server.kill("SIGSTOP");
        await responsesTo(40);
        server.kill("SIGCONT");
      });
      expect(countOf(replies, "ok") + countOf(replies, "quota_exceeded")).toBe(60);
      await spendTheRest();
    });

    test("loses its data, only the floor makes calls fail", async () => {
      const replies = await whileCalling(75, async () => {
        const redis = connectTo(socket);
        redis.write("FLUSHALL\r\n");
        await once(redis, "data");
        redis.destroy();
      });
      expect(countOf(replies, "ok") + countOf(replies, "quota_exceeded")).toBe(60);
      expect(service.seen.left).toBeGreaterThanOrEqual(30);
      // On a busy machine, a step can take longer than a client waits.
      expect(allErrors(replies).filter((error) => !error.includes("took longer than"))).toEqual([]);
    });

    test("fails before the first turn, each process continues alone, requests /info once and reports the failure", async () => {
      service = await startService({ quota: 75, latencyMs: 30 });
      await openAll({ speed }, { quotaFloor: 30 });
      await endRedis();
      const replies = await callAll(callsOf);
      expect(countOf(replies, "ok") + countOf(replies, "quota_exceeded")).toBe(60);
      expect(service.seen.info).toBe(3);
      // No client knows how many clients there are, but every response says how many calls are left.
      expect(service.seen.left).toBeGreaterThanOrEqual(30 - 3 * 4);
      for (const { errors } of replies) expect(errors.length).toBeGreaterThanOrEqual(1);
    });
  });
});
