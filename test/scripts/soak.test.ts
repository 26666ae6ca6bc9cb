import { script } from "./run.js";

test("a short soak loses no call, and says how many it made", async () => {
  const { code, stdout, stderr } = await script("soak", ["--calls", "600", "--minutes", "0.2", "--seed", "3"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^\d+ calls in \d+ s, seed 3: \d+ attempts, \d+ requests, \d+ with a fault\n/);
  expect(stdout).toMatch(/ floor 50; pending timers 0; open handles 0\n$/);
});

test.each([
  [["--calls", "0"], "--calls takes a number above zero"],
  [["--minutes", "five"], "--minutes takes a number above zero"],
])("soak %j is refused, and says why", async (args, message) => {
  const { code, stderr } = await script("soak", args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});
