import { createClient, type Notice } from "../../src/index.js";

test("notices redact the key that their call sent, even if the key function has returned a new key since", async () => {
  const keys = ["first-key-of-mine", "second-key-of-mine"];
  let given = 0;
  let release = () => {};
  const events: Notice[] = [];
  const cfb = createClient({
    apiKey: () => keys[given++],
    onNotice: ({ notice }) => events.push(notice),
    fetch: async ({ headers, url }) => {
      const key = headers.get("authorization")?.slice("Bearer ".length);
      if (url.endsWith("/venues")) await new Promise<void>((resolve) => (release = resolve));
      return Response.json([], { headers: { "x-sample-coverage": `only for ${key}` } });
    },
  });
  const slow = cfb.result("/venues");
  while (given === 0) await new Promise(setImmediate);
  await cfb.result("/conferences");
  release();
  const { notices } = await slow;
  expect(notices).toContainEqual({ kind: "sample", message: "only for [key]" });
  expect(JSON.stringify([notices, events])).not.toContain("key-of-mine");
});

test("a message does not contain a part of a long key that was given as a name before the key function was called", async () => {
  const key = "k3y-".repeat(20);
  const messages: string[] = [];
  const cfb = createClient({
    apiKey: () => key,
    names: true,
    onNotice: ({ notice }) => messages.push(JSON.stringify(notice)),
    fetch: async ({ url }) => Response.json(url.endsWith("/teams") ? [{ school: "Ohio State" }] : []),
  });
  const fresh = createClient({ apiKey: () => key, fetch: async () => Response.json([{ school: "Ohio State" }]) });
  for (const call of [() => cfb.get("/games", { year: 2024, team: key }), () => fresh.names.team(key)])
    await call().catch((error: Error) => messages.push(error.message));
  expect(messages).toContainEqual(expect.stringContaining("There is no school `…`"));
  expect(messages.join()).not.toContain("k3y-");
});
