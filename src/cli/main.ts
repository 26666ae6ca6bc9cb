/** The version of package.json, inserted by the build. */
declare const CFB_VERSION: string;

/** Stores compiled code, on Node 22.8 and newer. Without a home folder, or where its cache cannot be written, the command starts without. */
async function storeCode(): Promise<void> {
  // The types are those of the oldest Node.
  const module: { builtinModules: unknown; enableCompileCache?: (folder: string) => void } =
    process.getBuiltinModule("node:module");
  if (!module.enableCompileCache) return;
  const { storeCode } = await import("./files/cache-folder.js");
  storeCode(module.enableCompileCache);
}

const args = process.argv.slice(2);
// `cfb --version` loads this file alone. Everything else is loaded when it is needed.
if (args.length === 1 && (args[0] === "--version" || args[0] === "-V")) process.stdout.write(`${CFB_VERSION}\n`);
else {
  await storeCode().catch(() => {});
  await (await import("./program.js")).run(args, CFB_VERSION);
}
