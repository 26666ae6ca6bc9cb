/** The version of package.json, inserted by the build. */
declare const CFB_VERSION: string;

const args = process.argv.slice(2);
// `cfb --version` loads this file alone. Everything else is loaded when it is needed.
if (args.length === 1 && (args[0] === "--version" || args[0] === "-V")) {
  process.stdout.write(`${CFB_VERSION}\n`);
} else {
  const { CFB_API_KEY: key = "" } = process.env;
  // The usual lines of a host. Nothing that is checked later can be wrong with them, so the host need not wait until the program is loaded.
  if (/^mcp( --sample)?$/.test(args.join(" ")) && /^[\x21-\x7e]*$/.test(key)) {
    const { respondEarly } = await import("./mcp/early.js");
    // The host may be gone. The program notices it at the next write.
    process.stdout.once("error", () => {});
    respondEarly(process.stdin, CFB_VERSION, (text) => process.stdout.write(text));
  }
  const { run } = await import("./program.js");
  await run(args, CFB_VERSION);
}
