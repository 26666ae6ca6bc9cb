// Prints which parts of the package require() has loaded at the start, after a call, and after a call with cache and validation.
const { createClient } = require("cfb-openapi");
const { createSampleService } = require("cfb-openapi/sample");

const parts = {
  cache: "/cjs/cache.js",
  validation: "/cjs/check.js",
};
const files = () => Object.keys(require.cache).map((file) => file.replaceAll("\\", "/"));
const loaded = () => Object.keys(parts).filter((part) => files().some((file) => file.endsWith(parts[part])));

async function main() {
  const steps = [loaded()];
  const options = { apiKey: "sample", fetch: createSampleService() };
  await createClient(options).get("/games", { year: 2024 });
  steps.push(loaded());
  await createClient({ ...options, cache: true, validate: "throw" }).get("/games", { year: 2024 });
  steps.push(loaded());
  console.log(JSON.stringify(steps));
}
void main();
