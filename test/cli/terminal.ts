import type { Cfb } from "./cfb.js";

/** Runs the command in a terminal of this width. Returns everything that the terminal receives, including stderr. */
export async function onTerminal(
  cfb: Cfb,
  columns: number,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; lines: string[] }> {
  const { code, stdout } = await cfb(args, { columns, env: { TERM: "xterm", ...env } });
  return { code, lines: stdout.replaceAll("\r", "").split("\n") };
}

/** Returns a line without its escape sequences. */
export function visible(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that switch bold and underline on and off.
  return line.replace(/\x1b\[\d+m/g, "");
}
