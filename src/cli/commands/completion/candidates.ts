import type { Argument, Command, Option } from "commander";
import { operations, paths } from "../../../document/operation.js";
import { namedPath, operationIdOf } from "../../../document/words.js";
import type { Path } from "../../../types.js";
import { columnsOf, fieldName } from "../../screen/columns.js";
import type { Io } from "../../session/io.js";
import { faultWords } from "../../session/sample-faults.js";
import { type TypedLine, typedLine } from "../../session/shell.js";

/** Creates the program for a line that is being typed. */
type ProgramFor = (args: readonly string[], version: string, io: Io) => Promise<Command>;

/** A word that can complete the line. */
interface Candidate {
  readonly value: string;
  readonly description?: string | undefined;
}

/** The candidates at the cursor; with "files" the shell completes files and folders. */
type Candidates = readonly Candidate[] | "files";

const fileOptions = /^--(output|key-file)$/;
const fileArguments = /^files?$/;

/** Paths. Where the word does not begin with a slash, also operationIds and paths without their slash. */
function operationNames(current: string): Candidate[] {
  const byPath = paths.map((path) => ({ value: path, description: operationIdOf(path) }));
  if (current === "" || current.startsWith("/")) return byPath;
  return paths.flatMap((path) => [
    { value: operationIdOf(path), description: path },
    { value: path.slice(1), description: operationIdOf(path) },
  ]);
}

/** The parameters of an operation as `name=`, or the values of the parameter at the cursor. */
function parameters({ words, current }: Pick<TypedLine, "words" | "current">, path: Path): Candidate[] {
  const [, name = ""] = /^(\w+)=/.exec(current) ?? [];
  const known = operations[path].parameters;
  if (name !== "") {
    const parameter = Object.hasOwn(known, name) ? known[name] : undefined;
    const values = parameter?.type === "boolean" ? ["true", "false"] : (parameter?.enum ?? []);
    return values.map((value) => ({ value: `${name}=${value}` }));
  }
  const given = new Set(words.map((word) => word.replace(/=.*/s, "")));
  return Object.entries(known)
    .filter(([each]) => !given.has(each))
    .map(([each, { type, required }]) => ({
      value: `${each}=`,
      description: required ? `${type}, required` : type,
    }));
}

/** The values of an option. `--columns` is also completed after a comma. */
function optionValues(option: Option, current: string, path: Path | undefined): Candidates {
  if (option.argChoices) return option.argChoices.map((value) => ({ value }));
  if (fileOptions.test(option.long ?? "")) return "files";
  if (option.long === "--fault") return faultWords.map(([value, description]) => ({ value, description }));
  if (option.long !== "--columns" || path === undefined) return [];
  const before = current.slice(0, current.lastIndexOf(",") + 1);
  return columnsOf(path).map((column) => ({
    value: `${before}${fieldName(column)}`,
    description: column.type.toLowerCase(),
  }));
}

function optionNames(options: readonly Option[]): Candidate[] {
  return options.flatMap(({ long, description }) => (long ? [{ value: long, description }] : []));
}

/** The values of an argument. */
function argumentValues(
  argument: Argument,
  typed: Pick<TypedLine, "words" | "current">,
  path: Path | undefined,
  commands: Candidate[],
): Candidates {
  const name = argument.name();
  if (argument.argChoices) return argument.argChoices.map((value) => ({ value }));
  if (fileArguments.test(name)) return "files";
  if (name === "command") return commands;
  if (name === "path" || name === "word") return operationNames(typed.current);
  return name.startsWith("name=") && path !== undefined ? parameters(typed, path) : [];
}

/** The candidates at the end of a line whose first word is `cfb`. The command that the line names must be registered in the program. */
function candidatesFor(program: Command, { words, current }: TypedLine): Candidates {
  const help = program.createHelp();
  const visible = help.visibleCommands(program);
  const commands = visible.map((each) => ({ value: each.name(), description: each.summary() }));
  const [, ...typed] = words;
  const names = new Set(commands.map(({ value }) => value));
  const at = typed.findIndex((word) => names.has(word));
  const command = visible.find((each) => each.name() === typed[at]);
  if (command === undefined) return current.startsWith("-") ? optionNames(help.visibleOptions(program)) : commands;

  const options = help.visibleOptions(command);
  const optionOf = (word: string) => options.find(({ long, short }) => word === long || word === short);
  const positional: string[] = [];
  let open: Option | undefined;
  for (const word of typed.slice(at + 1)) {
    const option = optionOf(word);
    if (open !== undefined) open = undefined;
    else if (option?.required) open = option;
    else if (!word.startsWith("-")) positional.push(word);
  }
  const path = namedPath(positional[0] ?? "");
  if (open !== undefined) return optionValues(open, current, path);
  const [, inline = "", value = ""] = /^(--[\w-]+)=(.*)$/s.exec(current) ?? [];
  const named = optionOf(inline);
  if (named !== undefined) {
    const values = optionValues(named, value, path);
    return values === "files" ? values : values.map((each) => ({ ...each, value: `${inline}=${each.value}` }));
  }
  if (current.startsWith("-")) return optionNames(options);
  const last = command.registeredArguments.at(-1);
  const argument = command.registeredArguments[positional.length] ?? (last?.variadic ? last : undefined);
  if (argument === undefined) return [];
  return argumentValues(argument, { words: positional, current }, path, commands);
}

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
