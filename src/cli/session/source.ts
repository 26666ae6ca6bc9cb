import { type Command, Option } from "commander";
import { serverUrl } from "../../document/operation.js";
import { sampleWords } from "../../document/sample-words.js";
import { withoutSlashes } from "../../query/address.js";
import { keyring } from "../../request/auth.js";
import { wholeNumber } from "../screen/numbers.js";
import { exitCodes, Failure, UsageError } from "./exit.js";
import type { Io } from "./io.js";

/** The source of made-up data. Every other source is a service's URL. */
export const sampleSource = "sample";

export const sampleCoverage = "The sample service has few seasons and teams: `cfb operations --sample` lists them.";

export interface ServiceOptions {
  readonly baseUrl?: string;
  readonly sample?: true;
  readonly quiet?: true;
}

export function serviceOptions(command: Command): Command {
  return command
    .addOption(new Option("--sample", "use the sample service: made-up data, no key, no cost").conflicts("baseUrl"))
    .option("--base-url <url>", "call the service at this URL, such as the URL of cfb serve or of a proxy");
}

/** The `--quiet` option of commands that scripts run. */
export const quietOption = ["-q, --quiet", "print only failures on stderr, for scripts"] as const;

/** The options of a command whose calls share a key's quota with other programs. */
export interface QuotaOptions {
  readonly quotaFloor?: number | undefined;
  readonly shared?: URL | undefined;
}

/** The `--quota-floor` option of commands that may run beside other programs with the same key. */
export const quotaFloorOption = [
  "--quota-floor <count>",
  "leave this many calls of the month's quota to other programs",
  wholeNumber("--quota-floor", 0),
] as const;

/** Adds `--quota-floor` and `--shared` to a command that runs for a long time. */
export function quotaOptions(command: Command): Command {
  return command
    .option(...quotaFloorOption)
    .addOption(
      new Option("--shared <redis-url>", "share slots, pauses and the floor with other processes through this Redis")
        .argParser(redisUrl)
        .conflicts("sample"),
    );
}

/** Decodes percent-encoded text. Returns undefined if a % does not begin an encoded character. */
function decodedPart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Parses `--shared`. Throws a {@link UsageError} that does not repeat the text, because it may contain a password. */
function redisUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isRedis = url !== undefined && /^rediss?:$/.test(url.protocol) && url.hostname !== "";
  const isWhole = isRedis && /^(\/\d*)?$/.test(url.pathname) && url.search + url.hash === "";
  if (isWhole && [url.username, url.password].every((text) => decodedPart(text) !== undefined)) {
    if (url.username === "" || url.password !== "") return url;
    throw new UsageError("--shared: a user needs a password, as in redis://user:password@127.0.0.1:6379");
  }
  throw new UsageError("--shared: not a URL such as redis://127.0.0.1:6379, or rediss://user:password@host:6379/0");
}

export const sourceInWords = (source: string): string => (source === sampleSource ? "the sample service" : source);

/** Parses `--base-url`. Throws a {@link UsageError} that does not repeat a possible secret. */
export function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && url.username + url.password + url.search + url.hash !== "") {
    const secrets = "--base-url must not contain a user, password, query or fragment";
    throw new UsageError(`${secrets}: give the key as CFB_API_KEY`);
  }
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url;
  // A string with one of these characters may contain a secret.
  const shown = /[@?#]/.test(text) ? "" : ` ${text}`;
  throw new UsageError(`--base-url${shown}: not a URL such as http://127.0.0.1:8085`);
}

/** Returns the key as the client sends it, without a pasted `Bearer` or blanks. Returns undefined if there is no key or `CFB_API_KEY` is empty. */
async function keyOf({ keys }: Io): Promise<string | undefined> {
  const key = await keys.given();
  if (!/^(Bearer)?$/i.test(key)) return keyring(key).current();
  if (keys.file !== "") throw new UsageError(`CFB_API_KEY_FILE ${keys.file}: the file is empty`);
  return undefined;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export type Chosen = Awaited<ReturnType<typeof chooseSource>>;

/**
 * Chooses the `source`, which is {@link sampleSource} or the service's URL. The files that the command writes name this source. `local` means that
 * the service runs on this machine, where its data may differ after a restart. Without a key, `fallback` decides whether the command uses the sample
 * service. With `true`, the command uses it only if a person can read the warning. With `always`, the command uses it in any case. With `plan`, the
 * command needs neither a key nor the sample service.
 */
export async function chooseSource(io: Io, options: ServiceOptions, fallback: boolean | "always" | "plan" = false) {
  const { baseUrl, sample, quiet } = options;
  if (quiet) io.quiet = true;
  if (sample) return { source: sampleSource, key: undefined, local: true };
  const url = addressOf(baseUrl ?? serverUrl);
  const key = await keyOf(io);
  const local = loopback.test(url.hostname);
  if (key === undefined && !local && fallback !== "plan") {
    if (baseUrl !== undefined) {
      throw new Failure(`${url.host} needs a key: set CFB_API_KEY`, exitCodes.refused);
    }
    if (!fallback || (fallback === true && !io.interactive)) {
      throw new Failure("no API key: set CFB_API_KEY, or add --sample for sample data", exitCodes.refused);
    }
    // Printed even with --quiet, because made-up data must not be mistaken for real data.
    io.warn(`No CFB_API_KEY: this is sample data (${sampleWords}).`);
    return { source: sampleSource, key, local: true };
  }
  return { source: withoutSlashes(url.href), key, local };
}
