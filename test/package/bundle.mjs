import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Runs in a separate process. Bundles a user's page for production with the named bundler, as the bundler's documentation says.
const [, , bundler, app, out] = process.argv;
const entry = join(app, "page.js");

/** Writes the HTML page for bundlers that handle only JavaScript. */
function writeHtml(script) {
  const html = readFileSync(join(app, "index.html"), "utf8");
  writeFileSync(join(out, "index.html"), html.replace('<script type="module" src="/page.js">', script));
}

if (bundler === "esbuild") {
  const { build } = await import("esbuild");
  await build({ entryPoints: [entry], outdir: out, bundle: true, splitting: true, format: "esm", minify: true });
  writeHtml('<script type="module" src="/page.js">');
} else if (bundler === "Vite") {
  const { build, createLogger } = await import("vite");
  const customLogger = createLogger("warn");
  const warnings = [];
  // Vite replaces a Node module with an empty one and only warns, so a warning must fail the build.
  customLogger.warn = (message) => warnings.push(message);
  const settings = { outDir: out, chunkSizeWarningLimit: 2000 };
  await build({ root: app, configFile: false, customLogger, build: settings });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
} else {
  const { default: webpack } = await import("webpack");
  const config = {
    mode: "production",
    context: app,
    entry,
    output: { path: out, filename: "page.js" },
    performance: false,
  };
  const stats = await new Promise((resolve, reject) => {
    webpack(config, (error, done) => (error ? reject(error) : resolve(done)));
  });
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString("errors-warnings"));
  writeHtml('<script defer src="/page.js">');
}
