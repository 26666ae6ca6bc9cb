import { readFile } from "node:fs/promises";
import { serverUrl } from "../../generated/operations.js";
import { keyring } from "../fetch/auth.js";
import { exitCodes, Failure, UsageError } from "./exit.js";
import type { Io } from "./io.js";

/** The source of made-up data; every other source is the address of a service. */
export const sampleSource = "sample";

/** The options that decide where data comes from. */
export interface SourceOptions {
  readonly baseUrl?: string;
  readonly keyFile?: string;
  readonly sample?: true;
}

/** A source of data, and how to reach it. */
export interface Chosen {
  /** {@link sampleSource}, or the address of the service. Files name it. */
  readonly source: string;
  /** The key that was given, to keep it out of what is written. */
  readonly key: string | undefined;
  /** Whether the service is on this machine: a `cfb serve`, or a stand-in of the user's. It may hold other data at the next start. */
  readonly local: boolean;
}

/** A source in words. */
export function sourceInWords(source: string): string {
  return source === sampleSource ? "the sample service" : source;
}

/** The address that `--base-url` names. Throws a {@link UsageError} that does not repeat what may be a secret. */
export function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && url.username + url.password + url.search + url.hash !== "") {
    throw new UsageError(
      "--base-url takes no user, password, query or fragment: give the key as CFB_API_KEY or --key-file",
    );
  }
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    // With one of these it may hold a secret as well.
    const shown = /[@?#]/.test(text) ? "" : ` ${text}`;
    throw new UsageError(`--base-url${shown}: not an address such as http://127.0.0.1:8085`);
  }
  return url;
}

/** The key as it is sent, without what people paste around it; undefined where none was given. An empty `CFB_API_KEY` counts as none. */
async function keyOf(io: Io, keyFile: string | undefined): Promise<string | undefined> {
  const key = (keyFile === undefined ? (io.env.CFB_API_KEY ?? "") : await readFile(keyFile, "utf8")).trim();
  if (!/^(Bearer)?$/i.test(key)) return keyring(key).current();
  if (keyFile !== undefined) throw new UsageError(`--key-file ${keyFile}: the file is empty`);
  return undefined;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Decides where data comes from: the sample where `--sample` says so, else the service at `--base-url`, or at its public address. Without a
 * key, made-up data stands in only where `fallback` allows it and a person at a terminal reads so; anywhere else this throws a {@link Failure}
 * with exit code 3. Throws a {@link UsageError} where the options contradict each other.
 */
export async function chooseSource(io: Io, options: SourceOptions, fallback: boolean): Promise<Chosen> {
  const { baseUrl, keyFile, sample } = options;
  if (sample) {
    const other = baseUrl !== undefined ? "--base-url" : keyFile !== undefined ? "--key-file" : undefined;
    if (other !== undefined) throw new UsageError(`--sample and ${other} exclude each other`);
    return { source: sampleSource, key: undefined, local: true };
  }
  const url = addressOf(baseUrl ?? serverUrl);
  const key = await keyOf(io, keyFile);
  const local = loopback.test(url.hostname);
  if (key === undefined && !local) {
    if (baseUrl !== undefined) {
      throw new UsageError(`${url.host} needs a key: set CFB_API_KEY or give --key-file`);
    }
    if (!fallback || !io.interactive) {
      throw new Failure("no API key: set CFB_API_KEY, or add --sample for made-up sample data", exitCodes.refused);
    }
    // Also with --quiet: made-up data must not pass for real.
    io.warn("No CFB_API_KEY: this is sample data (real teams and final scores, everything else made up).");
    return { source: sampleSource, key, local: true };
  }
  return { source: url.href.replace(/\/+$/, ""), key, local };
}
