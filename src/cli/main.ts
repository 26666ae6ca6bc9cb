/** The version in package.json. The build inserts it. */
declare const CFB_VERSION: string;

const args = process.argv.slice(2);
let isUnread = false;
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  isUnread = true;
  // It is not a failure if the reader ends first, as `head` does.
  if (code !== "EPIPE") process.exitCode = 74;
});
// `cfb --version` loads only this file. Everything else loads when it is needed.
if (args.length === 1 && (args[0] === "--version" || args[0] === "-V")) process.stdout.write(`${CFB_VERSION}\n`);
else {
  (await import("./files/cache-folder.js")).storeCode(process);
  const { run } = await import("./program.js");
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (interrupted.signal.aborted) process.exit(130);
      interrupted.abort(new DOMException(`stopped by ${signal}`, "AbortError"));
    });
  }
  const { stdin, stdout, stderr, env } = process;
  const exitCode = await run(
    args,
    { stdin, stdout, stderr, env, host: process, signal: interrupted.signal },
    CFB_VERSION,
  );
  process.exitCode = exitCode || process.exitCode;
  // Exits without waiting for unfinished work, because nobody needs its result.
  if (interrupted.signal.aborted || isUnread) process.exit();
}
