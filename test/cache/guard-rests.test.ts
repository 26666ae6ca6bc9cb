import { guarded } from "../support/guarded-store.js";

const fails = () => {
  throw new Error("no disk");
};

test.each(["get", "set", "delete"] as const)("a store that fails to %s is not used at all for 5 s", async (failing) => {
  const store = { get: jest.fn(), set: jest.fn(), delete: jest.fn(), [failing]: fails };
  const { cache, clock } = guarded(store);
  const useAll = async () => [await cache.get("a"), await cache.set("a", "1", 1_000), await cache.delete("a")];
  await (failing === "set" ? cache.set("a", "1", 1_000) : cache[failing]("a"));
  await useAll();
  const others = (["get", "set", "delete"] as const).filter((name) => name !== failing);
  for (const name of others) expect(store[name]).not.toHaveBeenCalled();
  clock.pass(5_000);
  const [first] = others;
  if (first === "set") await cache.set("a", "1", 1_000);
  else if (first) await cache[first]("a");
  expect(store[first ?? "get"]).toHaveBeenCalledTimes(1);
});

test("a store that takes longer than the call has left is abandoned, without an error", async () => {
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

test("an entry that the reader rejects is deleted, and one that it skips stays", async () => {
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
