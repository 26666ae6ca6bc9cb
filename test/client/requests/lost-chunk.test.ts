import { createClient } from "../../../src/index.js";

let offline = true;

/** Mocks a lazy chunk of the client in a page that is offline at first. */
function lazyChunk<T extends object>(name: string): T {
  if (offline) throw new Error("the chunk could not be loaded");
  return jest.requireActual<T>(name);
}

jest.mock("../../../src/cache/cache.js", () => lazyChunk("../../../src/cache/cache.js"));
jest.mock("../../../src/validate/check.js", () => lazyChunk("../../../src/validate/check.js"));

test.each([{ cache: true }, { validate: "throw" as const }])(
  "if a chunk for %j cannot be loaded, the call fails without a request, and a later call loads the chunk",
  async (options) => {
    offline = true;
    let sent = 0;
    const fetch = async () => {
      sent++;
      return Response.json([]);
    };
    const cfb = createClient({ apiKey: "k", fetch, ...options });
    expect(await cfb.result("/venues")).toMatchObject({ error: { message: expect.stringContaining("the chunk") } });
    expect(sent).toBe(0);
    offline = false;
    expect(await cfb.get("/venues")).toEqual([]);
  },
);
