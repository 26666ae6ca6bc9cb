import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";

// Runs in a separate process. Bundles consumer/worker.js, runs it in workerd without Node's modules, and requests each group of URLs in parallel.
// For each group, prints a line of JSON with the statuses and bodies of the responses.
const [, , app, service, ...groups] = process.argv;
const out = join(app, "out-worker");
await build({
  entryPoints: [join(app, "worker.js")],
  outdir: out,
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "neutral",
});
const names = readdirSync(out).sort((a, b) => Number(b === "worker.js") - Number(a === "worker.js"));
const miniflare = new Miniflare({
  // The first module is the worker. It imports the others, statically or on demand.
  modules: names.map((name) => ({ type: "ESModule", path: join(out, name) })),
  modulesRoot: out,
  compatibilityDate: "2025-09-01",
  compatibilityFlags: [],
  bindings: { SERVICE: service },
  // The runtime warns about requests that it ends. Their responses show the outcome.
  handleRuntimeStdio: (...streams) => {
    for (const stream of streams) stream.resume();
  },
});
try {
  for (const group of groups) {
    const responses = group.split(" ").map(async (address) => {
      const response = await miniflare.dispatchFetch(`http://worker${address}`);
      return { status: response.status, text: await response.text() };
    });
    console.log(JSON.stringify(await Promise.all(responses)));
  }
} finally {
  await miniflare.dispose();
}
