import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtCfb } from "../cfb.js";
import { callsFile, newFolder, recorded, service } from "./support.js";

const cfb = builtCfb();

describe("a call file", () => {
  const line = '/games year=2024 team="San José State"\n';

  test.each([
    ["Latin-1", Buffer.from(line, "latin1"), "not UTF-8"],
    ["UTF-16", Buffer.from(`\ufeff${line}`, "utf16le"), "UTF-16, not UTF-8"],
  ])(
    "in %s is refused with advice before any request, by plan and record, from a file or stdin",
    async (_, bytes, reason) => {
      const folder = newFolder(cfb);
      const file = join(folder, "calls.txt");
      writeFileSync(file, bytes);
      const { requests, listener } = service();
      const output = ["--output", join(folder, "out")];
      for (const [from, name] of [
        [file, file],
        ["-", "stdin"],
      ] as const) {
        const stderr = `cfb: ${name} is ${reason}: save it as UTF-8\n`;
        const ended = await recorded(cfb, listener, [from, ...output], { stdin: bytes });
        expect(ended).toMatchObject({ code: 2, stdout: "", stderr });
        expect(await cfb(["plan", from], { stdin: bytes })).toMatchObject({ code: 2, stdout: "", stderr });
      }
      expect(requests).toEqual([]);
    },
  );

  test("in UTF-8 may have a byte order mark, and its calls are sent as written", async () => {
    const folder = newFolder(cfb);
    const { requests, listener } = service();
    const args = [callsFile(folder, `\ufeff${line}`), "--output", join(folder, "out")];
    const { code } = await recorded(cfb, listener, args);
    expect([code, requests]).toEqual([0, ["/games?team=San%20Jos%C3%A9%20State&year=2024"]]);
  });
});
