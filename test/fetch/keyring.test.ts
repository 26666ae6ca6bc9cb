import { AuthenticationError } from "../../src/errors.js";
import type { ApiKey } from "../../src/injected.js";
import { auth, keyring } from "../../src/request/auth.js";
import { rejection } from "../support/client-with-fetch.js";
import { makeCall, makeResponse, nextLayer } from "../support/layer.js";

/** What the service gets as `Authorization`, or the error. */
async function sentWith(apiKey: ApiKey) {
  const next = nextLayer(makeResponse());
  const error = await rejection(auth(keyring(apiKey))(next)(makeCall())).catch(() => undefined);
  return { header: next.calls[0]?.headers.authorization, error };
}

describe.each([
  ["a text", (key: string) => key],
  ["a function", (key: string) => () => key],
])("%s as `apiKey`", (_, apiKey) => {
  test.each(["secret", " secret\n", "Bearer secret", "bearer  secret", " BEARER\tsecret "])(
    "may be a pasted header value: %j",
    async (key) => {
      expect(await sentWith(apiKey(key))).toEqual({ header: "Bearer secret", error: undefined });
    },
  );

  test.each(["Bearers", "xBearer", "!", "~"])("is sent unchanged: %j", async (key) => {
    expect((await sentWith(apiKey(key))).header).toBe(`Bearer ${key}`);
  });

  test.each(["", "  ", "Bearer", "Bearer "])(
    "is missing where it is %j, and the error says how to get one",
    async (key) => {
      const { header, error } = await sentWith(apiKey(key));
      expect(header).toBeUndefined();
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(error).toMatchObject({
        message: "No API key: nothing was sent. Get one at collegefootballdata.com and pass it as `apiKey`.",
      });
    },
  );

  test.each(["two words", "caf\u00e9", "a\u007f", "a\nb", "\u0000a"])(
    "that no header takes is refused, without the key in the message: %j",
    async (key) => {
      const { header, error } = await sentWith(apiKey(key));
      expect(header).toBeUndefined();
      expect(error).toMatchObject({
        code: "authentication",
        message:
          "The API key holds a space or another character that no header takes: nothing was sent. Copy it again.",
      });
    },
  );
});

test("no key is missing, and a key that is not a text is named by its type", async () => {
  expect((await sentWith(undefined)).error).toMatchObject({ message: expect.stringMatching(/^No API key/) });
  // As in JavaScript, where no compiler sees the type.
  expect((await sentWith(() => JSON.parse("7"))).error).toMatchObject({
    message: "`apiKey` takes a text or a function that gives one, not a number: nothing was sent.",
  });
});

test("a key function that fails is named in the error", async () => {
  const { error } = await sentWith(() => Promise.reject(new Error("closed")));
  expect(error).toMatchObject({ message: "The function given as `apiKey` failed: nothing was sent." });
});

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
])("%j as a key is redacted from the start, also where it cannot be sent", (apiKey, known) => {
  expect(keyring(apiKey).known).toEqual(known);
});

test("a key that cannot be sent is redacted where a function returns it", async () => {
  const keys = keyring(() => "Bearer two words");
  await rejection(Promise.resolve(keys.current()));
  expect(keys.known).toEqual(["two words"]);
});

test("a text that can be sent is at hand, and is not renewed", async () => {
  const keys = keyring("secret");
  expect(keys.current()).toBe("secret");
  expect(await keys.renewed(makeCall())).toBe(false);
});

describe("a renewed key", () => {
  test("is used for the next attempt, and the function is called again for the one after that", async () => {
    let count = 0;
    const keys = keyring(() => `key-${++count}`);
    const next = nextLayer(makeResponse());
    const send = auth(keys)(next);
    const call = makeCall();
    await send(call);
    expect(await keys.renewed(call)).toBe(true);
    await send(call);
    await send(call);
    expect(next.calls.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer key-1",
      "Bearer key-2",
      "Bearer key-3",
    ]);
  });

  test.each<[string, () => string]>([
    ["the function returns the same key", () => "key-1"],
    [
      "the function fails",
      () => {
        throw new Error("closed");
      },
    ],
  ])("is none where %s", async (_, later) => {
    let provide = () => "key-1";
    const keys = keyring(() => provide());
    const call = makeCall();
    await auth(keys)(nextLayer(makeResponse()))(call);
    provide = later;
    expect(await keys.renewed(call)).toBe(false);
    expect(call.nextKey).toBeUndefined();
  });
});
