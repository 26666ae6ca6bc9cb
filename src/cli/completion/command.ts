import { Argument, type Command } from "commander";
import type { Io } from "../io.js";
import { type Shell, scripts, shells } from "./scripts.js";

const help = `
The script completes commands, paths, parameters, their values, options and columns.

Add the line for your shell to ~/.bashrc, to ~/.zshrc after compinit, or to
~/.config/fish/config.fish.

Examples:
  source <(cfb completion bash)
  source <(cfb completion zsh)
  cfb completion fish | source`;

export function register(command: Command, io: Io): void {
  command
    .description("Print a script that completes commands, paths and parameters in your shell.")
    .addArgument(new Argument("<shell>", "your shell").choices(shells))
    .addHelpText("after", help)
    .action((shell: Shell) => io.out(scripts[shell]));
}
