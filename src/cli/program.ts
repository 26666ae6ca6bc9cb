import { Command, CommanderError, type Option } from "commander";
import { formatItem, minWidthToWrap, reflowed } from "./screen/help.js";
import { exitCodeOf, exitCodes, messageOf, UsageError } from "./session/exit.js";
import { type Io, openIo, type Surroundings } from "./session/io.js";
import { refuseKeyInArguments } from "./session/key.js";
import { didYouMean } from "./session/words.js";

/** What a subcommand's module exports. `register` completes a command that so far has only a name and a summary. */
export interface CommandModule {
  register(command: Command, io: Io, program: typeof programFor): void;
}

/** The subcommands in the order of the help. A module loads when the arguments name its command. */
const commands: Readonly<Record<string, { summary: string; load: () => Promise<CommandModule>; hidden?: true }>> = {
  get: { summary: "get data: a table, JSON, CSV or Parquet", load: () => import("./commands/get/command.js") },
  operations: {
    summary: "list the operations, or describe one",
    load: () => import("./commands/operations/command.js"),
  },
  plan: { summary: "show what a file of calls would cost", load: () => import("./commands/plan.js") },
  serve: { summary: "run the sample service on this machine", load: () => import("./commands/serve/command.js") },
  record: { summary: "make calls, and store the responses", load: () => import("./commands/record/command.js") },
  check: { summary: "check responses against the document", load: () => import("./commands/check/command.js") },
  cache: { summary: "show or empty the cache of responses", load: () => import("./commands/cache.js") },
  export: { summary: "write many seasons into one folder", load: () => import("./commands/export/command.js") },
  mcp: { summary: "serve agents over the Model Context Protocol", load: () => import("./commands/mcp/command.js") },
  completion: { summary: "complete commands with the tab key", load: () => import("./commands/completion/command.js") },
  complete: { summary: "", load: () => import("./commands/completion/candidates.js"), hidden: true },
};

const about = `Exit codes: 0 done, 1 mismatch found, 2 wrong usage, 3 no key, or refused by the service, 4 network failure,
5 the month's quota is used up, 70 a defect of cfb, 74 a file could not be read or written, 130 interrupted.

Environment: CFB_API_KEY is your key, or CFB_API_KEY_FILE a file with it, such as a mounted secret. Without a key, add --sample to use made-up
sample data. NO_COLOR turns off colors.

Example:
  cfb get /games year=2025 team="Ohio State"`;

/** Creates the program. The command that the arguments name is complete. The other commands have only a name and a summary. */
export async function programFor(args: readonly string[], version: string, io: Io): Promise<Command> {
  const width = Math.min(io.columns, 100);
  const program = new Command("cfb")
    .description("The College Football Data API from the command line.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help; see also `cfb <command> --help`")
    .helpCommand("help [command]", "print the help of a command")
    .configureHelp({ formatItem, minWidthToWrap })
    .configureOutput({
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
      // The library wraps its own text. Paragraphs that commands add are wrapped here, so their line breaks in the source do not matter.
      writeOut: (text) => io.stdout.write(reflowed(text, width)),
      writeErr: (text) => io.stderr.write(reflowed(text, width)),
      // Does not print the message here, because the thrown error has it.
      outputError: () => {},
    })
    .exitOverride()
    .addHelpText("after", `\n${about}`);
  const named = args.find((arg) => Object.hasOwn(commands, arg));
  for (const [name, { summary, load, hidden = false }] of Object.entries(commands)) {
    // Created with `program.command`, so that the command inherits the program's error handling.
    const command = program.command(name, { hidden }).summary(summary).helpOption("-h, --help", "print this help");
    if (name !== named) continue;
    (await load()).register(command, io, programFor);
    checkValues(command);
  }
  return program;
}

/**
 * Makes a command throw a {@link UsageError} for an option that is given twice, and for an empty file name. The library would ignore the first of the
 * two values.
 */
function checkValues(command: Command): void {
  for (const option of command.options) {
    const [, kind] = /<(file|folder)>/.exec(option.flags) ?? [];
    let isGiven = false;
    command.on(`option:${option.name()}`, (value: string | null) => {
      if (isGiven && option.required) throw new UsageError(`${option.long} is given twice: give it once`);
      if (kind !== undefined && value === "") throw new UsageError(`${option.long} is empty: name a ${kind}`);
      isGiven = true;
    });
  }
}

/** What to type instead, as a sentence. Undefined if there is no good guess. */
async function meantLine(args: readonly string[], io: Io): Promise<string | undefined> {
  const { intendedLine } = await import("./screen/intended-line.js");
  return intendedLine(args, Object.keys(commands), (name) => optionsOf(name, io));
}

async function optionsOf(name: string, io: Io): Promise<Option[]> {
  const program = await programFor([name], "", io);
  const command = program.commands.find((each) => each.name() === name);
  return command?.createHelp().visibleOptions(command) ?? [];
}

/** Throws a {@link UsageError} if the first word is not a command. The message suggests the line that the user most likely meant. */
async function checkCommand(args: readonly string[], io: Io): Promise<void> {
  const isHelp = args[0] === "help";
  const name = isHelp ? args[1] : args[0];
  const names = [...Object.keys(commands), "help"];
  if (name === undefined || name.startsWith("-") || names.includes(name)) return;
  if (name === "watch") {
    const { watchScript } = await import("./screen/intended-line.js");
    throw new UsageError(watchScript(args.slice(isHelp ? 2 : 1), await optionsOf("get", io)));
  }
  const { nearest } = await import("../query/suggest.js");
  const { isOperation } = await import("./session/call.js");
  const meant = isOperation(name) ? undefined : nearest(name, names);
  if (meant !== undefined) throw new UsageError(`${name} is not a command. ${didYouMean(meant)}`);
  const line = isHelp ? undefined : await meantLine(args, io);
  throw new UsageError(`${name} is not a command. ${line ?? "See cfb --help."}`);
}

/**
 * The library's message about an unknown option. If an earlier version had the option, or if the option is the name of a parameter, a sentence
 * follows that says what to do instead.
 */
async function withRemedy(error: CommanderError, args: readonly string[], io: Io): Promise<string> {
  const text = error.message.replace(/^error: /, "");
  if (error.code !== "commander.unknownOption") return text;
  const [problem = ""] = text.split("\n");
  const command = args.find((arg) => Object.hasOwn(commands, arg)) ?? "";
  const [option = ""] = /--?[\w-]+/.exec(problem) ?? [];
  const { insteadOf } = await import("./screen/intended-line.js");
  const instead = insteadOf(command, option);
  if (instead !== undefined) return `${problem}\n${instead}`;
  const line = await meantLine(args, io);
  // The library may have suggested an option whose name is similar to the parameter's.
  if (line === undefined) return text;
  return `${problem}\n${Object.hasOwn(commands, args[0] ?? "") ? "Write parameters as name=value. " : ""}${line}`;
}

/** How long an interrupted command may take to end by itself, in ms. */
const graceMs = 500;

/** How long the cleanup at the end may take, in ms. */
const finishMs = 300;

/** Resolves with the exit code shortly after the command was interrupted, even if the command is waiting. `clear` ends the wait. */
function interrupted({ signal, warn }: Io) {
  let wait = () => {};
  let timer: NodeJS.Timeout | undefined;
  const code = new Promise<number>((resolve) => {
    const end = () => {
      warn("cfb: interrupted");
      resolve(exitCodes.interrupted);
    };
    wait = () => {
      timer = setTimeout(end, graceMs);
    };
    if (signal.aborted) wait();
    else signal.addEventListener("abort", wait);
  });
  const clear = () => {
    signal.removeEventListener("abort", wait);
    clearTimeout(timer);
  };
  return { code, clear };
}

/** Runs the cleanup at the end of a command, within a time limit, so that a hanging disk does not hold up an interrupted command. */
async function finish({ atEnd }: Io): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, finishMs);
  });
  await Promise.race([Promise.all(atEnd.map((each) => each())), over]);
  clearTimeout(timer);
}

/** Runs the command and returns its exit code. Never throws, and does not change the process. Relative paths start at `cwd`. */
export async function run(args: readonly string[], surroundings: Surroundings, version = ""): Promise<number> {
  const io = openIo(surroundings);
  const { code, clear } = interrupted(io);
  try {
    return await Promise.race([commandCode(io, args, version), code, io.closed]);
  } finally {
    clear();
    await finish(io);
  }
}

async function commandCode(io: Io, args: readonly string[], version: string): Promise<number> {
  try {
    await refuseKeyInArguments(io.keys, args);
    await checkCommand(args, io);
    await (await programFor(args, version, io)).parseAsync(args, { from: "user" });
    return io.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      // If help is shown because of an error, the library has already printed everything.
      if (error.exitCode !== 0 && error.code !== "commander.help") io.warn(`cfb: ${await withRemedy(error, args, io)}`);
      return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    }
    if (io.signal.aborted) {
      io.warn("cfb: interrupted");
      return exitCodes.interrupted;
    }
    io.warn(`cfb: ${messageOf(error)}`);
    return exitCodeOf(error);
  }
}
