import { script } from "./run.js";

test("start prints the playoff from a sample service, one game per line, without a key", async () => {
  // As `npm start` does: it calls with the built package.
  expect(await script("build")).toMatchObject({ code: 0, stderr: "" });
  const { code, stdout, stderr } = await script("start");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const lines = stdout.split("\n");
  expect(lines.filter((line) => / (at|vs) /.test(line) && /\d–\d/.test(line))).toHaveLength(11);
  expect(stdout).toMatch(
    /National Championship +2025-01-21 +8 Ohio State vs 7 Notre Dame +34–23 +\d+ % +Mercedes-Benz Stadium/,
  );
  expect(stdout).toMatch(/Called a sample service at http:\/\/127\.0\.0\.1:\d+ .* 11 games\.\nNext: /);
  expect(await script("start", ["--help"])).toEqual({
    code: 0,
    stdout: expect.stringContaining("npm run start -- --help "),
    stderr: "",
  });
  expect(await script("start", ["--unknown"])).toMatchObject({ code: 2, stdout: "" });
});
