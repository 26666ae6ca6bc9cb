// Loads both builds in one process. For each build's errors, prints their classes in the other build.
import { createRequire } from "node:module";
import { createSampleService } from "cfb-openapi/sample";

// Copies the module into an object, because the classes are looked up by name.
const imported = { ...(await import("cfb-openapi")) };
const required = createRequire(import.meta.url)("cfb-openapi");
const names = Object.keys(imported).filter((name) => name.endsWith("Error"));

/** Returns the names of a value's classes in `build`. */
const classesOf = (value, build) => names.filter((name) => value instanceof build[name]);

async function caught(build) {
  const cfb = build.createClient({ apiKey: "sample", fetch: createSampleService({ tier: 0 }) });
  const { error } = await cfb.result("/games/weather", { year: 2024 });
  return error;
}

const foreign = [new Error("CfbError"), { code: "query", name: "QueryError" }, null, undefined, "query", () => {}];
class Own extends required.QueryError {}
const plain = names.filter((name) => name !== "CfbError");
const results = {
  names,
  printed: [imported, required].map((build) => names.map((name) => build[name].name)),
  separate: names.every((name) => imported[name] !== required[name]),
  importedInRequired: plain.map((name) => [name, classesOf(new imported[name](name), required)]),
  requiredInImported: plain.map((name) => [name, classesOf(new required[name](name), imported)]),
  thrown: [classesOf(await caught(imported), required), classesOf(await caught(required), imported)],
  foreign: foreign.flatMap((value) => [...classesOf(value, imported), ...classesOf(value, required)]),
  own: [new Own("") instanceof Own, new imported.QueryError("") instanceof Own, classesOf(new Own(""), imported)],
};
console.log(JSON.stringify(results));
