import Keyv from "keyv";
import { clientWithFetch } from "../../support/client-with-fetch.js";

/** A Keyv store in which every method fails. */
function failingStore() {
  const fail = () => Promise.reject(new Error("no connection to the store"));
  return { opts: {}, on: () => undefined, get: fail, set: fail, delete: fail, clear: fail };
}

describe("if a Keyv's store fails,", () => {
  test.each([
    [true, 1],
    [false, 0],
  ])("a call with `throwOnErrors: %s` succeeds, and onCacheError receives %d errors", async (throwOnErrors, errors) => {
    const onCacheError = jest.fn();
    const cache = new Keyv({ store: failingStore(), throwOnErrors, emitErrors: false });
    const { cfb } = clientWithFetch(() => Response.json([{ id: 1 }]), { cache, onCacheError });
    expect(await cfb.get("/games", { year: 2024 })).toEqual([{ id: 1 }]);
    expect(onCacheError).toHaveBeenCalledTimes(errors);
  });
});
