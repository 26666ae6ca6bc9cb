import type { Command } from "commander";
import { type Client, createClient, type Result } from "../client.js";
import type { CallOptions, ClientOptions } from "../options.js";
import { operationOf } from "../query/check.js";
import type { Path } from "../types.js";
import type { Call } from "./call.js";
import { driftLine } from "./drift.js";
import type { Io } from "./io.js";
import { type Chosen, chooseSource, type SourceOptions, sampleSource } from "./source.js";

/** The options of every command that calls the service; see {@link askingOptions}. */
export interface AskingOptions extends SourceOptions {
  readonly quiet?: true;
}

/** Declares the options of a command that calls the service. */
export function askingOptions(command: Command): Command {
  return command
    .option("--sample", "use the sample service: made-up data, no key, no cost")
    .option("--base-url <url>", "call the service at this address instead of its public one")
    .option("--key-file <file>", "read the key from a file instead of CFB_API_KEY")
    .option("-q, --quiet", "print nothing on stderr but failures");
}

/** A client with what the command knows of its service. */
export interface Session extends Chosen {
  readonly client: Client;
  /** Whether the sample service inside this process responds: nothing costs anything. */
  readonly sample: boolean;
  /** The requests sent so far, repeated attempts included; `metered` are those that may cost a call. */
  readonly sent: { readonly all: number; readonly metered: number };
  /** Makes a call that was typed at run time; ends with the command's signal. Throws what `get` throws, and {@link misdirected} failures. */
  ask(call: Call, options?: CallOptions): Promise<unknown>;
  /** Makes such a call and returns what came of it. Never throws. */
  result(call: Call, options?: CallOptions): Promise<Result<Path>>;
}

/** Settings that check every response against the document, and name a difference once for each operation. */
function reportingDrift(io: Io, key: string | undefined): ClientOptions {
  const named = new Set<string>();
  return {
    validate: "report",
    onDrift: (event) => {
      const line = driftLine(event);
      // A response may repeat the key.
      if (!named.has(event.path)) io.note(key === undefined ? line : line.replaceAll(key, "[key]"));
      named.add(event.path);
    },
  };
}

/**
 * The client of a command, with the source that {@link chooseSource} decides on. `fallback`: whether a person at a terminal gets sample
 * data for want of a key; `cached`: whether responses are stored in the user's cache folder, which those of the sample and of a service on
 * this machine never are. `more` are settings of the command's own.
 */
export async function openSession(
  io: Io,
  options: AskingOptions,
  { fallback, cached, ...more }: ClientOptions & { readonly fallback?: boolean; readonly cached?: boolean } = {},
): Promise<Session> {
  if (options.quiet) io.quiet = true;
  const chosen = await chooseSource(io, options, fallback ?? false);
  const sample = chosen.source === sampleSource;
  const sent = { all: 0, metered: 0 };
  const settings: ClientOptions = {
    // The sample service responds as the document says; the real one may have changed.
    ...(sample ? {} : reportingDrift(io, chosen.key)),
    ...more,
    // A sample service on this machine takes any key.
    apiKey: chosen.key ?? "sample",
    onRequest: (request) => {
      sent.all++;
      if (operationOf(request.path)?.metered !== false) sent.metered++;
      more.onRequest?.(request);
    },
  };
  if (sample) {
    const { createSampleService } = await import("../sample/index.js");
    settings.fetch = createSampleService();
  } else settings.baseUrl = chosen.source;
  if (cached && !chosen.local) {
    const [{ fileStore }, { cacheFolder }] = await Promise.all([
      import("./cache/store.js"),
      import("./cache/folder.js"),
    ]);
    settings.cache = fileStore(cacheFolder());
    let noted = false;
    settings.onCacheError = (error) => {
      if (!noted) io.note(`The cache could not be used: ${error instanceof Error ? error.message : String(error)}`);
      noted = true;
    };
  }
  const client = createClient(settings);
  // What was typed fits no type of the compiler's: the client itself checks it against the document before anything is sent.
  const result = client.result as (path: string, query: object, options: CallOptions) => Promise<Result<Path>>;
  const session: Session = {
    ...chosen,
    client,
    sample,
    sent,
    result: ({ path, query }, call) => result(path, query, { signal: io.signal, ...call }),
    async ask(call, options) {
      if (sample) {
        const { sampleData } = await import("./sample-data.js");
        const data = sampleData(call.path, call.query);
        if (data !== undefined) return data;
      }
      const outcome = await session.result(call, options);
      if (outcome.ok) return outcome.data;
      const { misdirected } = await import("./wrong-service.js");
      throw misdirected(outcome.error, call.path, chosen.source) ?? outcome.error;
    },
  };
  return session;
}
