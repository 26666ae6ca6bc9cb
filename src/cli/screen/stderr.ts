import type { Notice } from "../../results.js";
import type { Io } from "../session/io.js";

/** Returns a function that prints notices on stderr. It prints each notice once, and drift once per operation. */
export function noticePrinter(io: Io): (notice: Notice) => void {
  const printed = new Set<string>();
  let isPartial = false;
  return ({ kind, parameter, message }) => {
    isPartial ||= kind === "sample";
    // The command line can't call the client's functions.
    const whole = message.replace(/: `await cfb\.names\.\w+\("(?:[^"\\]|\\.)*"\)`\./g, ".");
    if (printed.has(whole)) return;
    // An earlier line already gave the reason. A run's last notice does not include what the sample service said about the run's calls.
    const isSaid = (isPartial && parameter === undefined) || [...printed].some((each) => whole.endsWith(each));
    const isKnown = kind === "empty" && isSaid;
    // "No rows." or, if the response has rows, "No rows fit."
    const line = isKnown ? whole.replace(/ Most likely:.*/s, "") : whole;
    // The same difference may appear in other rows of each response.
    const about = kind === "drift" ? line.replace(/:.*/s, "") : line;
    if (!printed.has(about)) io.note(`notice: ${line}`);
    printed.add(about);
  };
}

export type Progress = Awaited<ReturnType<typeof openProgress>>;

/** Shows a progress bar, but not in a pipe or with --quiet. `unit` is the unit of `total`, such as "calls". */
export async function openProgress(io: Io, total: number, unit: string) {
  if (io.quiet || io.stderr.isTTY !== true || total === 0) return { at: () => {}, stop: () => {} };
  const { default: bars } = await import("cli-progress");
  const { plain } = await import("./terminal-text.js");
  const format = `{bar} {value}/{total} ${unit} · {eta_formatted} left · {what}`;
  // Before the first call is done, the library passes the remaining time as the string "INF".
  const formatTime: typeof bars.Format.TimeFormat = (time, ...rest) =>
    Number.isFinite(time) ? bars.Format.TimeFormat(time, ...rest) : "?";
  const options = { hideCursor: null, clearOnComplete: true, gracefulExit: false, barsize: 20, formatTime };
  const bar = new bars.SingleBar({ format, stream: io.stderr, ...options }, bars.Presets.shades_classic);
  bar.start(total, 0, { what: "" });
  return {
    /** Shows that `done` units are finished and that `what` is in progress. `now` replaces an estimated total. */
    at(done: number, what?: string, now?: number) {
      // After `stop`, an update would draw the bar again.
      if (!bar.isActive) return;
      if (now !== undefined) bar.setTotal(now);
      bar.update(done, what === undefined ? {} : { what: plain(what) });
    },
    stop: () => bar.stop(),
  };
}
