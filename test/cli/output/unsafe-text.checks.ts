import { respondWith, withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { key, runAgainst } from "../services.js";
import { onTerminal } from "../terminal.js";

const cfb = builtCfb();

test.each(["\u200b", "\u061c", "\u00ad", "\u{e0041}", "\x1b"])(
  "the command prints the control or format character %j in a response as an escape",
  async (char) => {
    const args = ["get", "/venues", "--columns", "name", "--format", "table"];
    const shown = await runAgainst(cfb, [{ id: 1, name: `a${char}b` }], args);
    expect(shown.stdout).not.toContain(char);
    expect(shown.stdout).toMatch(/a\\(x|u)\{?[0-9a-f]+\}?b/);
    const json = await runAgainst(cfb, [{ id: 1, name: `a${char}b` }], [...args.slice(0, -1), "json"]);
    expect(json.stdout).not.toContain(char);
    expect(JSON.parse(json.stdout)).toEqual([{ name: `a${char}b` }]);
  },
);

test("a terminal shows the carriage returns and tabs of a CSV cell as escapes, and a pipe receives them unchanged", async () => {
  const venues = [{ id: 1, name: "a\rb\tc\r\nd" }];
  const args = ["get", "/venues", "--format", "csv", "--columns", "id,name", "--quiet"];
  const piped = await runAgainst(cfb, venues, args);
  expect(piped.stdout).toBe('id,name\r\n1,"a\rb\tc\r\nd"\r\n');
  const shown = await withServer(respondWith(200, JSON.stringify(venues)), (url) =>
    onTerminal(cfb, 80, [...args, "--base-url", url]),
  );
  expect(shown.lines.slice(0, 3)).toEqual(["id,name", '1,"a\\x0db\\x09c', 'd"']);
});

test("the command prints a service message on one line, without control or format characters", async () => {
  const body = { message: "one\ntwo\u2028three\u200bfour\x1b[31m" };
  const { stderr } = await runAgainst(cfb, body, ["get", "/venues"], { env: key }, 400);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stderr.trim()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
