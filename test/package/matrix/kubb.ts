import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { editions } from "./generated.js";
import { runTool, toolModules } from "./tools.js";

/** Runs kubb on openapi.json. `plugins` maps each plugin's package to the call that creates the plugin. Writes the files to the folder `api`. Throws if kubb fails. */
export async function runKubb(folder: string, plugins: Readonly<Record<string, string>>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const modules = await toolModules();
  const from = (name: string) => JSON.stringify(pathToFileURL(join(modules, "@kubb", name, "dist/index.js")).href);
  const imports = Object.entries(plugins).map(
    ([name, call]) => `import { ${call.slice(0, call.indexOf("("))} } from ${from(name)};\n`,
  );
  const config = join(folder, "kubb.config.mjs");
  writeFileSync(
    config,
    `import { defineConfig } from ${from("core")};
${imports.join("")}export default defineConfig({
  root: ${JSON.stringify(folder)},
  input: { path: ${JSON.stringify(editions["openapi.json"])} },
  output: { path: "./api", format: false },
  plugins: [${Object.values(plugins).join(", ")}],
});
`,
  );
  const { code, stdout, stderr } = await runTool("kubb", ["generate", "-c", config], folder);
  if (code !== 0) throw new Error(`kubb failed:\n${stdout}${stderr}`);
}
