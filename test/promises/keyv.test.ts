import Keyv from "keyv";
import { clientOver } from "../support/client-with-fetch.js";

/** What Keyv takes for a store: one whose every method fails. */
function failingStore() {
  const fail = () => Promise.reject(new Error("no connection to the store"));
  return { opts: {}, on: () => undefined, get: fail, set: fail, delete: fail, clear: fail };
}

describe("a Keyv whose store fails breaks no call,", () => {
  test.each([
    [true, 2],
    [false, 0],
  ])("and with `throwOnErrors: %s` onCacheError gets %d errors of it", async (throwOnErrors, errors) => {
    const onCacheError = jest.fn();
    const cache = new Keyv({ store: failingStore(), throwOnErrors, emitErrors: false });
    const { cfb } = clientOver(() => Response.json([{ id: 1 }]), { cache, onCacheError });
    expect(await cfb.get("/games", { year: 2024 })).toEqual([{ id: 1 }]);
    expect(onCacheError).toHaveBeenCalledTimes(errors);
  });
});
