import { keyring } from "../../src/request/auth.js";

test("the keys to redact are those of a function, each once, the latest two hundred first", async () => {
  let count = 0;
  const keys = keyring(() => `my-key-${Math.min(count++ >> 1, 201)}`);
  expect(keys.known).toEqual([]);
  for (let call = 0; call < 404; call++) await keys.current();
  expect(keys.known).toHaveLength(200);
  expect([keys.known[0], keys.known[199]]).toEqual(["my-key-201", "my-key-2"]);
});

test.each([
  ["Bearer a-secret", ["a-secret"]],
  ["a/secret=", ["a/secret="]],
  [" two words ", ["two words"]],
  ["Bearer two words", ["two words"]],
  ["short/=", []],
  [undefined, []],
])("%j as a key is redacted from the start, also where it cannot be sent", async (apiKey, known) => {
  expect(keyring(apiKey).known).toEqual(known);
  const keys = keyring(() => apiKey);
  await Promise.resolve(keys.current()).catch(() => {});
  expect(keys.known).toEqual(known);
});

test("a text that can be sent is at hand, without a promise", () => {
  expect(keyring("secret").current()).toBe("secret");
});
