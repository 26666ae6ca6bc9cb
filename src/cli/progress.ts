import type { Io } from "./io.js";

/** How far a long work is, on stderr. */
export interface Progress {
  /** `done` of the total are finished; `what` is being worked on, in a few words. */
  at(done: number, what?: string): void;
  stop(): void;
}

/** A bar on a terminal; nothing in a pipe and with --quiet. `total` counts `unit`s, such as "calls". */
export async function openProgress(io: Io, total: number, unit: string): Promise<Progress> {
  if (io.quiet || process.stderr.isTTY !== true || total === 0) return { at: () => {}, stop: () => {} };
  const { default: bars } = await import("cli-progress");
  const { plain } = await import("./terminal-text.js");
  const format = `{bar} {value}/{total} ${unit} · {eta_formatted} left · {what}`;
  const bar = new bars.SingleBar(
    { format, stream: process.stderr, hideCursor: null, clearOnComplete: true, gracefulExit: false, barsize: 20 },
    bars.Presets.shades_classic,
  );
  bar.start(total, 0, { what: "" });
  return {
    at: (done, what) => bar.update(done, what === undefined ? {} : { what: plain(what) }),
    stop: () => bar.stop(),
  };
}
