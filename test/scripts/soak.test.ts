import { run } from "./run.js";

test("in a short soak, no call is lost, and the output says how many were made", async () => {
  const { code, stdout, stderr } = await run("npm", [
    ...["run", "--silent", "soak", "--"],
    ...["--calls", "600", "--minutes", "0.2", "--seed", "3"],
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^\d+ calls in \d+ s, seed 3: \d+ attempts, \d+ requests, \d+ with a fault\n/);
  expect(stdout).toMatch(/ floor 50; pending timers 0; open handles 0\n$/);
});

// help.test.ts tests `--help` and unknown options of every script.
test.each([
  ["--calls", "0"],
  ["--minutes", "five"],
  ["--seed", "one"],
])("soak %s %s is refused with the reason and the valid options", async (...args) => {
  const { code, stderr } = await run(process.execPath, ["--import", "tsx", "test/soak/soak.ts", ...args]);
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^soak: --calls and --minutes take numbers above zero, --seed a whole number\n\nnpm run soak -- --calls .* --minutes .* --seed /,
  );
});
