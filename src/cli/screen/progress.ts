import type { Io } from "../session/io.js";

export interface Progress {
  /** Shows that `done` of the total are finished, and that `what` is in progress. `total` replaces an estimate. */
  at(done: number, what?: string, total?: number): void;
  stop(): void;
}

/** Shows a bar on a terminal, and nothing in a pipe or with --quiet. `unit` is what `total` counts, such as "calls". */
export async function openProgress(io: Io, total: number, unit: string): Promise<Progress> {
  if (io.quiet || process.stderr.isTTY !== true || total === 0) return { at: () => {}, stop: () => {} };
  const { default: bars } = await import("cli-progress");
  const { plain } = await import("./terminal-text.js");
  const format = `{bar} {value}/{total} ${unit} · {eta_formatted} left · {what}`;
  // Before the first call is done, the time left is the text "INF".
  const formatTime: typeof bars.Format.TimeFormat = (time, ...rest) =>
    Number.isFinite(time) ? bars.Format.TimeFormat(time, ...rest) : "?";
  const options = { hideCursor: null, clearOnComplete: true, gracefulExit: false, barsize: 20, formatTime };
  const bar = new bars.SingleBar({ format, stream: process.stderr, ...options }, bars.Presets.shades_classic);
  bar.start(total, 0, { what: "" });
  return {
    at(done, what, now) {
      // An update would draw it again.
      if (!bar.isActive) return;
      if (now !== undefined) bar.setTotal(now);
      bar.update(done, what === undefined ? {} : { what: plain(what) });
    },
    stop: () => bar.stop(),
  };
}
