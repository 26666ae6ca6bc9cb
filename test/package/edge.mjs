import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";

// Runs in its own process. Bundles consumer/worker.js, runs it in workerd without Node's modules, and prints its three responses, one per line.
const [, , app, service] = process.argv;
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
});
try {
  const texts = [];
  for (let request = 0; request < 3; request++) {
    const response = await miniflare.dispatchFetch("http://worker/");
    texts.push(await response.text());
  }
  console.log(texts.join("\n"));
} finally {
  await miniflare.dispose();
}
