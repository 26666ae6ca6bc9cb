import { root, run } from "./run.js";

const soak = (...args: string[]) => run("npm", ["run", "--silent", "soak", "--", ...args], { cwd: root });

test("a short soak loses no call, and says how many it made", async () => {
  const { code, stdout, stderr } = await soak("--calls", "600", "--minutes", "0.2", "--seed", "3");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^\d+ calls in \d+ s, seed 3: \d+ attempts, \d+ requests, \d+ with a fault\n/);
  expect(stdout).toMatch(/ floor 50; pending timers 0; open handles 0\n$/);
});

test.each([
  ["--calls", "0"],
  ["--minutes", "five"],
  ["--seed", "one"],
])("soak %s %s is refused, and says why", async (...args) => {
  const { code, stderr } = await soak(...args);
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^soak: --calls and --minutes take numbers above zero, --seed a whole number\n\nnpm run soak -- --calls/,
  );
});

test("soak --help shows its options, and an unknown one is refused by its name", async () => {
  expect(await soak("--help")).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/--calls .* --minutes .* --seed /),
  });
  expect(await soak("--call", "5")).toMatchObject({ code: 2, stderr: expect.stringContaining("--call'") });
});
