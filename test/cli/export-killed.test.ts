import type { ChildProcess } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { withServer } from "../http.js";
import { builtCfb } from "./cfb.js";
import { bytesOf, counting, key } from "./services.js";

const cfb = builtCfb();

describe("stopped by SIGKILL at any moment and started again", () => {
  const args = (folder: string, url: string) => [
    ...["export", "/plays", "--years", "2023..2024", "--weeks", "1..3", "--output", folder, "--base-url", url],
  ];
  const files = 6;

  /** Runs again and again, killed each time at another moment, until a run comes to its end. */
  async function killed(folder: string): Promise<{ kills: number; askedAgain: string[]; inFlight: string[] }> {
    const service = toNodeListener(createSampleService());
    let child: ChildProcess | undefined;
    let kills = 0;
    let seen = 0;
    const asked: string[] = [];
    const inFlight: string[] = [];
    const stored = new Set<string>();
    const fileOf = (url: string) =>
      `season=${/year=(\d+)/.exec(url)?.[1]}/week=${/week=(\d+)/.exec(url)?.[1]}/data.parquet`;
    const broken: string[] = [];
    const listener: RequestListener = (request, response) => {
      const url = request.url ?? "";
      if (url.startsWith("/info")) return service(request, response);
      if (stored.has(fileOf(url))) broken.push(url);
      asked.push(url);
      seen++;
      const kill = () => {
        inFlight.push(url);
        kills++;
        child?.kill("SIGKILL");
      };
      // Odd runs die before the first answer, even ones some time after the second: 0, 1, 2, 4, 8 ms.
      if (kills >= files * 2) service(request, response);
      else if (kills % 2 === 0) kill();
      else {
        service(request, response);
        if (seen === 2) setTimeout(kill, [0, 1, 2, 4, 8, 16][Math.floor(kills / 2) % 6]);
      }
    };
    const server = createServer(listener);
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    try {
      for (let run = 0; run < 40; run++) {
        seen = 0;
        const ended = await cfb(args(folder, url), {
          env: key,
          onStart: (started) => {
            child = started;
          },
        });
        for (const name of existsSync(folder) ? Object.keys(bytesOf(folder)) : []) stored.add(name);
        if (ended.code === 0) break;
        expect(ended.signal).toBe("SIGKILL");
      }
    } finally {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
    const twice = asked.filter((each, index) => asked.indexOf(each) !== index);
    expect(broken).toEqual([]);
    return { kills, askedAgain: twice, inFlight };
  }

  test("it ends with the bytes of an undisturbed run, and asks for nothing again that was stored", async () => {
    const whole = join(cfb.folder, "whole");
    const { asked, listener } = counting();
    await withServer(listener, (url) => cfb(args(whole, url), { env: key }));
    expect(asked).toHaveLength(files);

    const folder = join(cfb.folder, "killed");
    const { kills, askedAgain, inFlight } = await killed(folder);
    expect(kills).toBeGreaterThanOrEqual(4);
    expect(bytesOf(folder)).toEqual(bytesOf(whole));
    // Only a call that was in flight when its run was killed was asked once more.
    expect(askedAgain.filter((url) => !inFlight.includes(url))).toEqual([]);
  }, 30_000);

  test("what a killed run left half written is removed", async () => {
    const folder = join(cfb.folder, "left");
    const { listener } = counting();
    await withServer(listener, (url) => cfb(args(folder, url), { env: key }));
    const before = bytesOf(folder);
    const part = ".data.parquet.0f8fad5b-d9cb-469f-a165-70867728950e.part";
    writeFileSync(join(folder, "season=2024/week=1", part), "half");
    writeFileSync(join(folder, part), "half");
    const { code, stderr } = await withServer(listener, (url) => cfb(args(folder, url), { env: key }));
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("Nothing is left to ask.") });
    expect(bytesOf(folder)).toEqual(before);
  });
});
