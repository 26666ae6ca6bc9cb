// While the process loads the package with import or require(), it has only JavaScript's own globals. Later, it has React Native's.
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";

const way = process.argv[2];
const require = createRequire(import.meta.url);
const load = (name) => (way === "import" ? import(name) : require(name));

// Node's first Request needs some of Node's globals.
new Request("http://localhost");

const language = new Set(runInNewContext("Object.getOwnPropertyNames(globalThis)"));
const host = new Map();
for (const name of Object.getOwnPropertyNames(globalThis)) {
  if (language.has(name)) continue;
  host.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  delete globalThis[name];
}
const restore = (...names) => {
  for (const name of names) Object.defineProperty(globalThis, name, host.get(name));
};

const { createClient, QueryError } = await load("cfb-openapi");
const { createSampleService } = await load("cfb-openapi/sample");
const atImport = [...host.keys()].filter((name) => name in globalThis);

restore("URL", "URLSearchParams", "AbortController", "AbortSignal", "setTimeout", "clearTimeout");
delete AbortSignal.any;
delete AbortSignal.timeout;
const service = createSampleService();
const options = {
  apiKey: "sample",
  // React Native's responses do not have streams.
  fetch: async (request) => Object.defineProperty(await service(request), "body", { value: undefined }),
};
const cfb = createClient(options);
const thorough = createClient({ ...options, cache: true, validate: "throw" });

restore("Request", "Response", "Headers", "TextEncoder", "TextDecoder");
// Node's Response needs these globals.
restore("ReadableStream", "Buffer", "queueMicrotask");
const { TextDecoder } = globalThis;
globalThis.TextDecoder = class extends TextDecoder {
  constructor(label, settings) {
    if (settings?.fatal) throw new RangeError("The fatal option is not supported.");
    super(label, settings);
  }
};

const query = { year: 2024, competition: "cfp" };
const games = await cfb.get("/games", query);
const again = [await thorough.get("/games", query), await thorough.get("/games", query)];
const wrong = await cfb.result("/games", { year: 2024, taem: "Texas" });
const { data } = await cfb.GET("/games", { params: { query } });
console.log(
  JSON.stringify({
    atImport,
    absent: ["performance", "crypto", "process", "fetch", "structuredClone"].filter((name) => name in globalThis),
    games: games.length,
    again: again.map(({ length }) => length),
    openapi: data.length,
    refused: wrong.error instanceof QueryError,
  }),
);
