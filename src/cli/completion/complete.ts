import type { Command } from "commander";
import type { Io } from "../io.js";
import { candidatesFor } from "./candidates.js";
import { typedLine } from "./line.js";

/** Creates the program for a line that is being typed. */
type ProgramFor = (args: readonly string[], version: string, io: Io) => Promise<Command>;

/** The hidden command that the scripts of `cfb completion` run at every press of the tab key. */
export function register(command: Command, io: Io, programFor: ProgramFor): void {
  command
    .description("Print the words that can complete a command line.")
    .argument("<line>", "the line up to the cursor")
    .action(async (line: string) => {
      const typed = typedLine(line);
      const candidates = candidatesFor(await programFor(typed.words.slice(1), "", io), typed);
      if (candidates === "files") return io.out(":files\n");
      const fitting = candidates.filter(({ value }) => value.startsWith(typed.current));
      return io.out(fitting.map(({ value, description = "" }) => `${value}\t${description}\n`).join(""));
    });
}
