import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { serverUrl } from "../../generated/operations.js";
import { type Client, createClient } from "../client.js";
import { keyring } from "../fetch/auth.js";
import type { CallOptions, ClientOptions } from "../options.js";
import type { Call } from "./calls.js";
import { UsageError } from "./exit.js";
import type { Io } from "./io.js";

/** The options of every command that asks the service; see {@link askingOptions}. */
export interface AskingOptions {
  readonly baseUrl?: string;
  readonly keyFile?: string;
  readonly quiet?: true;
}

/** Declares the options of a command that asks. */
export function askingOptions(command: Command): Command {
  return command
    .option("--base-url <url>", "ask there instead of the service's public address")
    .option("--key-file <file>", "read the key from a file instead of CFB_API_KEY")
    .option("-q, --quiet", "tell nothing on stderr but failures");
}

/** A client with what the command knows of its service. */
export interface Session {
  readonly client: Client;
  /** Whether the sample service inside this process answers: nothing costs anything. */
  readonly sample: boolean;
  /** The key that was given, to keep it out of what is written; without one a sample service answers. */
  readonly key: string | undefined;
  /** Who is asked, in words. */
  readonly where: string;
  /** Asks one call that was typed at run time; ends with the command's signal. Throws what `get` throws. */
  ask(call: Call, options?: CallOptions): Promise<unknown>;
}

/** The key as it is sent, without what people paste around it. */
async function keyOf(io: Io, keyFile: string | undefined): Promise<string | undefined> {
  if (keyFile === undefined) {
    const key = io.env.CFB_API_KEY?.trim();
    return key ? keyring(key).current() : undefined;
  }
  const key = (await readFile(keyFile, "utf8")).trim();
  if (key === "") throw new UsageError(`--key-file ${keyFile}: the file is empty`);
  return keyring(key).current();
}

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--base-url ${text}: not an address such as http://127.0.0.1:8085`);
  }
  return url;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The client of a command. The key is that of --key-file or CFB_API_KEY; without one the sample service inside this process is asked,
 * which is told on stderr. `more` are settings of the command's own. Throws a {@link UsageError} where the options make no sense.
 */
export async function openSession(io: Io, options: AskingOptions, more: ClientOptions = {}): Promise<Session> {
  if (options.quiet) io.quiet = true;
  const key = await keyOf(io, options.keyFile);
  const url = options.baseUrl === undefined ? undefined : addressOf(options.baseUrl);
  if (url !== undefined && key === undefined && !loopback.test(url.hostname)) {
    throw new UsageError(`asking ${url.host} needs a key: set CFB_API_KEY or give --key-file`);
  }
  const sample = key === undefined && url === undefined;
  // A service on this machine is a sample service, which takes any key.
  const settings: ClientOptions = { apiKey: key ?? "sample", baseUrl: options.baseUrl, ...more };
  if (sample) {
    const { createSampleService } = await import("../sample/index.js");
    settings.fetch = createSampleService();
    io.note("No CFB_API_KEY: asking the sample service (real teams and scores, made-up measures).");
  }
  const client = createClient(settings);
  // What was typed fits no type of the compiler's: `get` itself holds it against the document before anything is sent.
  const get = client.get as (path: string, query: object, options: CallOptions) => Promise<unknown>;
  return {
    client,
    sample,
    key,
    where: sample ? "the sample service" : (url?.host ?? new URL(serverUrl).host),
    ask: ({ path, query }, call) => get(path, query, { signal: io.signal, ...call }),
  };
}
