import { rm } from "node:fs/promises";
import { Argument, type Command } from "commander";
import { cacheFolder, codeFolder } from "../files/cache-folder.js";
import { clear, entriesOf } from "../files/call-store.js";
import { fileFailure } from "../files/destination.js";
import { counted } from "../screen/numbers.js";
import { UsageError } from "../session/exit.js";
import type { Io } from "../session/io.js";

const about = `
\`cfb get\` stores the service's responses, so that the same call costs nothing the next time. It stores a finished season for 30 days, the current
season for an hour, and reference data for a day. It does not store live data, sample data or the data of a service on this machine.

The cache takes at most 256 MB. It removes the least recently used responses first. \`cfb get --refresh\` makes the call again, and --no-cache does
not use the cache. With Node 22.8 or newer, the cache's folder \`code\` contains the command's compiled code, about 1 MB, so that the command
starts faster. NODE_DISABLE_COMPILE_CACHE=1 turns that off.

Examples:
  cfb cache
  cfb cache clear`;

async function cache(io: Io, action: "clear" | undefined): Promise<void> {
  const folder = cacheFolder(io.env);
  const entries = await entriesOf(folder).catch(fileFailure("read", folder));
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  // Rounds up, so that 0 kB means empty.
  const size = bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  if (action === "clear") {
    const removed = rm(codeFolder(folder), { recursive: true, force: true }).then(() => clear(folder));
    await removed.catch(fileFailure("write", folder));
    io.note(`${counted(entries.length, "response")} removed from ${folder}.`);
  } else await io.out(`${folder}\n${counted(entries.length, "response")}, ${size}\n`);
}

function actionOf(text: string): "clear" {
  if (text === "clear") return text;
  throw new UsageError(
    `cfb cache ${text}: unknown action. \`cfb cache\` shows the cache, and \`cfb cache clear\` empties it.`,
  );
}

export function register(command: Command, io: Io): void {
  command
    .description("Show where the responses of `cfb get` are cached and how much space they take, or remove them.")
    .addArgument(new Argument("[action]", "clear: remove all of them").choices(["clear"]).argParser(actionOf))
    .addHelpText("after", about)
    .action((action: "clear" | undefined) => cache(io, action));
}
