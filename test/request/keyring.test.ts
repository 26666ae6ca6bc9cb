import { keyring } from "../../src/request/auth.js";

test("the keys to redact are a function's latest one and those that a call has sent", async () => {
  let count = 0;
  const keys = keyring(() => `key-number-${count++}`);
  await keys.current();
  await keys.current();
  const text = "key-number-0 key-number-1";
  expect(keys.redactFor()(text)).toBe("key-number-0 [key]");
  expect(keys.redactFor(["key-number-0"])(text)).toBe("[key] [key]");
});

test.each([
  ["Bearer a-secret", "a-secret"],
  ["a/secret=", "a/secret="],
  [" two words ", "two words"],
  ["Bearer two words", "two words"],
])("the key %j is redacted from the start, even if it cannot be sent", async (apiKey, written) => {
  expect(keyring(apiKey).redactFor()(`<${written}>`)).toBe("<[key]>");
  const keys = keyring(() => apiKey);
  await Promise.resolve(keys.current()).catch(() => {});
  expect(keys.redactFor()(`<${written}>`)).toBe("<[key]>");
});

test("a string key is available immediately, without a promise", () => {
  expect(keyring("secret").current()).toBe("secret");
});
