import { run } from "./run.js";

test("a short soak passes and prints the number of calls", async () => {
  const { code, stdout, stderr } = await run("npm", [
    ...["run", "--silent", "soak", "--"],
    ...["--calls", "600", "--minutes", "0.2", "--seed", "3"],
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^\d+ calls in \d+ s, seed 3: \d+ attempts, \d+ requests, \d+ with a fault\n/);
  expect(stdout).toMatch(/ floor 50; pending timers 0; open handles 0\n$/);
});
