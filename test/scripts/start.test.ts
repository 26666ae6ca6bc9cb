import { cpSync } from "node:fs";
import { dirname, join } from "node:path";
import { builtCfb } from "../cli/cfb.js";
import { projectCopy, scriptIn } from "./copy.js";

const { cli } = builtCfb();
const folder = projectCopy(["package.json", "tsconfig.json", "scripts", "src", "generated"]);

test("start prints the playoff games from a sample service without a key", async () => {
  // Unlike `npm start`, this test does not build the package. It uses the modules that setup.mjs has built.
  cpSync(dirname(cli), join(folder, "dist"), { recursive: true });
  const { code, stdout, stderr } = await scriptIn(folder, "start");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const lines = stdout.split("\n");
  expect(lines.filter((line) => / (at|vs) /.test(line) && /\d–\d/.test(line))).toHaveLength(11);
  expect(stdout).toMatch(/National Championship +2026-01-20 +10 Miami vs 1 Indiana +21–27\n/);
  expect(stdout).toMatch(
    /the 11 games of the 2025 playoff, from a sample service at http:\/\/127\.0\.0\.1:\d+\. .*\nTry next:\n/,
  );
  const help = { code: 0, stdout: expect.stringContaining("npm run start -- --help "), stderr: "" };
  expect(await scriptIn(folder, "start", ["--help"])).toEqual(help);
});
