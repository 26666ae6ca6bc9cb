import { createServer } from "node:http";
import { script } from "./run.js";

test("serve prints its address, responds there, and ends cleanly on SIGINT", async () => {
  const responses: Promise<[number, string]>[] = [];
  const { code, stdout, stderr } = await script("serve", ["--port", "0"], {
    onOutput: (text, kill) => {
      const url = /http:\/\/127\.0\.0\.1:\d+(?=\n)/.exec(text)?.[0];
      if (url === undefined || responses.length > 0) return;
      const games = fetch(`${url}/games?year=2024`, { headers: { authorization: "Bearer any" } });
      const docs = fetch(`${url}/docs/nothing.md`).then((response) => response.text());
      const both = Promise.all([games.then(({ status }) => status), docs]);
      responses.push(both.finally(() => kill("SIGINT")));
    },
  });
  // The address is there whether the reference is built or not.
  expect(await Promise.all(responses)).toEqual([[200, expect.stringMatching(/^The reference has /)]]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^Sample service: http/);
});

test("serve --help prints how it is used, and another option is refused with the same", async () => {
  const help = await script("serve", ["--help"]);
  expect(help).toMatchObject({ code: 0, stderr: "", stdout: expect.stringContaining("npm run serve -- --port 8086") });
  const wrong = await script("serve", ["--prot", "1"]);
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining("'--prot'") });
  expect(wrong.stderr).toContain(help.stdout.trim());
});

test.each(["abc", "65536", "-1", "1.5"])("serve --port=%s is refused with the reason", async (port) => {
  const { code, stderr } = await script("serve", [`--port=${port}`]);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(`--port ${port}: a port is a number`) });
});

test("serve says which port is taken and what to do", async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const { code, stderr } = await script("serve", ["--port", port]);
  other.close();
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(`port ${port} is taken: give another`) });
});
