/** The version of package.json, inserted by the build. */
declare const CFB_VERSION: string;

const args = process.argv.slice(2);
// `cfb --version` loads this file alone. Everything else is loaded when it is needed.
if (args.length === 1 && (args[0] === "--version" || args[0] === "-V")) process.stdout.write(`${CFB_VERSION}\n`);
else {
  (await import("./files/cache-folder.js")).storeCode();
  await (await import("./program.js")).run(args, CFB_VERSION);
}
