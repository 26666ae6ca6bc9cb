import { Command, CommanderError, type Option } from "commander";
import { formatItem, minWidthToWrap, reflowed } from "./screen/help.js";
import { exitCodeOf, exitCodes, messageOf, UsageError } from "./session/exit.js";
import { type Io, openIo, type Surroundings } from "./session/io.js";
import { refuseKeyInArguments } from "./session/key.js";
import { didYouMean } from "./session/words.js";

/** The exports of a subcommand's module. `register` adds options and an action to a command that has only a name and a summary. */
export interface CommandModule {
  register(command: Command, io: Io, program: typeof programFor): void;
}

/** The subcommands, in the order in which the help lists them. A subcommand's module loads only if an argument names the subcommand. */
const commands: Readonly<Record<string, { summary: string; load: () => Promise<CommandModule>; hidden?: true }>> = {
  get: { summary: "get data as a table, JSON, CSV or Parquet", load: () => import("./commands/get/command.js") },
  operations: {
    summary: "list the operations, or describe one",
    load: () => import("./commands/operations/command.js"),
  },
  plan: { summary: "show what a file of calls would cost", load: () => import("./commands/plan.js") },
  serve: { summary: "run the sample service on this machine", load: () => import("./commands/serve/command.js") },
  record: { summary: "make calls and store the responses", load: () => import("./commands/record/command.js") },
  check: { summary: "check responses against the document", load: () => import("./commands/check/command.js") },
  cache: { summary: "show or empty the cache of responses", load: () => import("./commands/cache.js") },
  export: { summary: "write many seasons into one folder", load: () => import("./commands/export/command.js") },
  mcp: { summary: "serve agents over the Model Context Protocol", load: () => import("./commands/mcp/command.js") },
  completion: { summary: "complete commands with the tab key", load: () => import("./commands/completion/command.js") },
  complete: { summary: "", load: () => import("./commands/completion/candidates.js"), hidden: true },
};

const about = `Exit codes: 0 done, 1 mismatch found, 2 wrong usage, 3 no key, or refused by the service, 4 network failure,
5 the month's quota is used up, 70 a bug in cfb, 74 a file could not be read or written, 130 interrupted.

Environment: CFB_API_KEY is your key, or CFB_API_KEY_FILE names a file with your key, such as a mounted secret. Without a key, add --sample to use
sample data. NO_COLOR turns off colors.

Example:
  cfb get /games year=2025 team="Ohio State"`;

/** Creates the program. The command that the arguments name gets its options. The other commands have only a name and a summary. */
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
      // The library wraps only its own text. This wraps the paragraphs that commands add, so their source can break lines anywhere.
      writeOut: (text) => io.stdout.write(reflowed(text, width)),
      writeErr: (text) => io.stderr.write(reflowed(text, width)),
      // Does not print the message, because the thrown error contains it.
      outputError: () => {},
    })
    .exitOverride()
    .addHelpText("after", `\n${about}`);
  const named = args.find((arg) => Object.hasOwn(commands, arg));
  for (const [name, { summary, load, hidden = false }] of Object.entries(commands)) {
    // With `program.command`, the command inherits the program's error handling.
    const command = program.command(name, { hidden }).summary(summary).helpOption("-h, --help", "print this help");
    if (name !== named) continue;
    (await load()).register(command, io, programFor);
    checkValues(command);
  }
  return program;
}

/**
 * Makes a command throw a {@link UsageError} if a file name is empty or if an option with a value is given twice. The library ignores the first of
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

/** Returns a sentence that says what to type instead. Returns undefined if there is no good guess. */
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
 * Returns the library's error message. If an earlier version had an unknown option, or if the option is a parameter's name, adds a sentence that says
 * what to do instead.
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
  // Keeps only the first line, because in the next line the library may suggest an option with a similar name.
  if (line === undefined) return text;
  return `${problem}\n${Object.hasOwn(commands, args[0] ?? "") ? "Write parameters as name=value. " : ""}${line}`;
}

/** How long an interrupted command may take to end by itself, in ms. */
const graceMs = 500;

/** How long the cleanup at the end may take, in ms. */
const finishMs = 300;

/**
 * Returns `code`, which resolves with the exit code shortly after an interrupt, even if the command is still waiting. `clear` stops listening for
 * interrupts.
 */
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

/** Runs a command's cleanup. The time limit keeps a hanging disk from blocking an interrupted command. */
async function finish({ atEnd }: Io): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, finishMs);
  });
  await Promise.race([Promise.all(atEnd.map((each) => each())), over]);
  clearTimeout(timer);
}

/** Runs the command and returns its exit code. Never throws, and does not change the process. Resolves relative paths against `cwd`. */
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
    const better = error instanceof UsageError ? await error.better?.() : undefined;
    io.warn(`cfb: ${better ?? messageOf(error)}`);
    return exitCodeOf(error);
  }
}
