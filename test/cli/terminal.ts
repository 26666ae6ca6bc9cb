import { run } from "../scripts/run.js";
import type { Cfb } from "./cfb.js";

/** Runs the built command on a pseudo-terminal of this width. Returns everything that the terminal receives, including stderr. */
export async function onTerminal(
  { cli }: Cfb,
  columns: number,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; lines: string[] }> {
  const quoted = [process.execPath, cli, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`);
  const command = `stty cols ${columns} rows 30; exec ${quoted.join(" ")}`;
  // `script` of util-linux gives the command a terminal, returns its exit code, and writes its output to stdout.
  const { code, stdout } = await run("script", ["-qec", command, "/dev/null"], {
    env: { NO_COLOR: "", TERM: "xterm", ...env },
  });
  return { code, lines: stdout.replaceAll("\r", "").split("\n") };
}

/** A line without escape sequences. */
export function visible(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that switch bold and underline on and off.
  return line.replace(/\x1b\[\d+m/g, "");
}
