import { createClient } from "../src/index.js";

let offline = true;

/** A part of the client that a bundler keeps apart, on a page that loses its network and has it back. */
function part<T extends object>(name: string): T {
  if (offline) throw new Error("the chunk could not be loaded");
  return jest.requireActual<T>(name);
}

jest.mock("../src/cache/index.js", () => part("../src/cache/index.js"));
jest.mock("../src/validate/verdict.js", () => part("../src/validate/verdict.js"));

test.each([{ cache: true }, { validate: "throw" as const }])(
  "what %j needs and could not be loaded is loaded by a later call",
  async (options) => {
    offline = true;
    const cfb = createClient({ apiKey: "k", fetch: async () => Response.json([]), ...options });
    expect(await cfb.result("/venues")).toMatchObject({ error: { message: expect.stringContaining("the chunk") } });
    offline = false;
    expect(await cfb.get("/venues")).toEqual([]);
  },
);
