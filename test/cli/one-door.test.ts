import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "../../src/index.js";
import { rejection } from "../support/client-with-fetch.js";
import { withServer } from "../support/http-server.js";
import { builtCfb } from "./cfb.js";
import { counting, key } from "./services.js";

const cfb = builtCfb();

/** Runs a command against a service that counts its requests, except for /info. */
async function counted(args: string[], stdin = "") {
  const { requests, listener } = counting();
  const ended = await withServer(listener, (url) => cfb([...args, "--base-url", url], { env: key, stdin }));
  return { ...ended, requests };
}

test.each([
  ["a name that only the list of games takes", ["/plays", "home=Texas"], "Unknown parameter `home`"],
  ["a misspelled name", ["/plays", "taem=Texas"], "did you mean `team`?"],
  ["a misspelled name beside a game that is filled in", ["/metrics/wp", "taem=Texas"], "Unknown parameter `taem`"],
])("export refuses %s before it sends anything", async (_, words, message) => {
  const { code, stderr, requests } = await counted(["export", ...words, "--years", "2024", "--yes"]);
  expect({ code, stderr, requests }).toEqual({ code: 2, stderr: expect.stringContaining(message), requests: [] });
});

test.each(["/games yaer=2024", "/games team=Texas", "/venues city=Austin"])(
  "get, plan, record and export refuse %s in the words of the client, and send nothing",
  async (line) => {
    const [path = "", ...pairs] = line.split(" ");
    const query = Object.fromEntries(
      pairs.map((pair) => pair.split("=")).map(([name, value]) => [name, Number(value) || value]),
    );
    const client = createClient({ apiKey: "any" });
    const { message } = Object(await rejection(client.get(path as "/games", query as never)));
    expect(message).toContain(path);
    const file = join(cfb.folder, "calls.txt");
    writeFileSync(file, `${line}\n`);
    const commands = [
      ["get", path, ...pairs],
      ["record", file, "--output", join(cfb.folder, "out")],
      ["export", path, ...pairs, "--yes"],
    ];
    for (const args of commands) {
      const { code, stderr, requests } = await counted(args);
      expect({ args, code, stderr, requests }).toEqual({
        args,
        code: 2,
        stderr: expect.stringContaining(message),
        requests: [],
      });
    }
    const { code, stdout } = await cfb(["plan", file]);
    expect([code, stdout]).toEqual([2, expect.stringContaining(message)]);
  },
);
