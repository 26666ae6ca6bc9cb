import type { Command } from "commander";
import { exitCodes, Failure } from "../exit.js";
import type { Io } from "../io.js";

export function register(command: Command, _io: Io): void {
  command.action(() => {
    throw new Failure("export: comes next", exitCodes.defect);
  });
}
