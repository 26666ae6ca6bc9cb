/** Put in by the build: the version of package.json. */
declare const CFB_VERSION: string;

const args = process.argv.slice(2);
// Whoever asks for the version waits for nothing but Node: all the rest is loaded when it is needed.
if (args.length === 1 && (args[0] === "--version" || args[0] === "-V")) {
  process.stdout.write(`${CFB_VERSION}\n`);
} else {
  const { run } = await import("./program.js");
  await run(args, CFB_VERSION);
}
