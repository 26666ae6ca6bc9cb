import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { withServer } from "../../support/http-server.js";
import { builtCfb, type Ended } from "../cfb.js";
import { callsFile, filesOf, four, newFolder, recorded, service } from "./support.js";

const cfb = builtCfb();

describe("cfb record locks its folder", () => {
  test("a second run is refused immediately while the first runs, and the first records everything", async () => {
    const folder = newFolder(cfb);
    const out = join(folder, "out");
    const args = [callsFile(folder, ...four), "--output", out];
    let second: Promise<Ended> | undefined;
    let url = "";
    const { requests, listener } = service();
    const first = await withServer(
      (request, response) => {
        if (second !== undefined) return listener(request, response);
        // The first run waits for this response until the second run has ended.
        second = recorded(cfb, url, args).finally(() => listener(request, response));
      },
      (address) => {
        url = address;
        return recorded(cfb, url, args);
      },
    );
    expect(await second).toMatchObject({ code: 2, stderr: expect.stringMatching(/out belongs to process \d+ on /) });
    expect([first.code, requests.length, filesOf(out).length]).toEqual([0, 4, 4]);
  });

  test("another machine's lock is respected until --take-over", async () => {
    const out = newFolder(cfb);
    writeFileSync(join(out, ".cfb-lock"), JSON.stringify({ pid: 7, host: `not-${hostname()}` }));
    const args = ["record", callsFile(newFolder(cfb), "/venues"), "--sample", "--output", out];
    expect(await cfb(args)).toMatchObject({ code: 2, stderr: expect.stringContaining("process 7 on not-") });
    expect((await cfb([...args, "--take-over"])).code).toBe(0);
    expect(readdirSync(out)).toEqual(["getVenues"]);
  });
});

describe("before any request, cfb record refuses", () => {
  async function refused(out: string, sentence: string) {
    const { requests, listener } = service();
    const ended = await recorded(cfb, listener, [callsFile(newFolder(cfb), "/venues"), "--output", out]);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
    expect(requests).toEqual([]);
  }

  test.each(["", "getVenues", "getVenues/all.json"])(
    "a link in place of its folder or of a file in it: %j",
    async (at) => {
      const out = join(newFolder(cfb), "out");
      const target = newFolder(cfb);
      const link = join(out, at);
      mkdirSync(join(link, ".."), { recursive: true });
      symlinkSync(at.endsWith(".json") ? join(target, "file") : target, link.replace(/\/$/, ""));
      await refused(out, `${link.replace(/\/$/, "")} is a link: remove it`);
      expect(readdirSync(target)).toEqual([]);
    },
  );

  test("an export's folder, even if the export has the same source", async () => {
    const out = join(newFolder(cfb), "data");
    const sample = ["--sample", "--output", out];
    expect((await cfb(["export", "/venues", ...sample])).code).toBe(0);
    const calls = callsFile(newFolder(cfb), "/venues");
    expect(await cfb(["record", calls, ...sample])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`${out} is the folder of an export (venues): write to another folder`),
    });
    expect(existsSync(join(out, "getVenues"))).toBe(false);
  });
});
