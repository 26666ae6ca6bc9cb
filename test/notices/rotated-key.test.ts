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
