import { guarded } from "../support/guarded-store.js";

const fails = () => {
  throw new Error("no disk");
};

test("a store that cannot write is still read, and is not written to for 30 s", async () => {
  const set = jest.fn(fails);
  const get = jest.fn(() => "1");
  const { cache, clock } = guarded({ get, set });
  for (let call = 0; call < 4; call++) await cache.set("a", "1", 1_000);
  expect(set).toHaveBeenCalledTimes(2);
  expect(await cache.get("a")).toEqual({ text: "1", data: 1 });
  clock.pass(30_000);
  await cache.set("a", "1", 1_000);
  expect(set).toHaveBeenCalledTimes(3);
});

test("a store that cannot read is not used at all for 30 s", async () => {
  const set = jest.fn();
  const { cache, clock } = guarded({ get: fails, set });
  for (let call = 0; call < 2; call++) await cache.get("a");
  await cache.set("a", "1", 1_000);
  expect(await cache.delete("a")).toBe(false);
  expect(set).not.toHaveBeenCalled();
  clock.pass(30_000);
  await cache.set("a", "1", 1_000);
  expect(set).toHaveBeenCalledTimes(1);
});

test("a success between two failures keeps the store in use", async () => {
  let broken = true;
  const get = jest.fn(() => (broken ? fails() : "1"));
  const { cache } = guarded({ get });
  for (broken of [true, false, true, false, true]) await cache.get("a");
  expect(get).toHaveBeenCalledTimes(5);
  await cache.get("a");
  await cache.get("a");
  expect(get).toHaveBeenCalledTimes(6);
});

test("a read and a write that fail count together, and the store rests as if it could not read", async () => {
  const get = jest.fn(fails);
  const { cache } = guarded({ get, set: fails });
  await cache.get("a");
  await cache.set("a", "1", 1_000);
  await cache.get("a");
  expect(get).toHaveBeenCalledTimes(1);
});

test("a store that takes longer than the call has left is left alone, without an error", async () => {
  const { cache, clock, errors } = guarded({ get: () => new Promise(() => {}) }, 250);
  const call = cache.read("a", () => 100, String);
  expect([...clock.timers].map(({ at }) => at)).toEqual([100]);
  clock.pass(100);
  expect(await call).toBeUndefined();
  expect(errors).toEqual([]);
  const last = cache.read("a", () => 250, String);
  clock.pass(250);
  expect(await last).toBeUndefined();
  expect(errors).toHaveLength(1);
});

test("a value that the reader refuses is deleted, and one that it skips stays", async () => {
  const deleted: string[] = [];
  const { cache, errors } = guarded({ get: () => "1", delete: (key) => deleted.push(key) });
  expect(
    await cache.read(
      "a",
      () => 100,
      () => null,
    ),
  ).toBeNull();
  expect(deleted).toEqual([]);
  expect(
    await cache.read(
      "b",
      () => 100,
      () => undefined,
    ),
  ).toBeUndefined();
  expect(deleted).toEqual(["b"]);
  expect(String(errors[0])).toBe("Error: The cache held something that is not the JSON of a response: dropped. Key: b");
});
