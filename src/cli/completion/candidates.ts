import type { Argument, Command, Option } from "commander";
import { isPath, operations } from "../../document/operation.js";
import { operationIdOf } from "../../document/words.js";
import type { Path } from "../../types.js";
import { columnsOf, fieldName } from "../output/columns.js";
import { faultWords } from "../serve/faults.js";
import type { TypedLine } from "./line.js";

/** A word that can complete the line. */
export interface Candidate {
  readonly value: string;
  readonly description?: string | undefined;
}

/** The candidates at the cursor; with "files" the shell completes files and folders. */
export type Candidates = readonly Candidate[] | "files";

const paths = Object.keys(operations).filter(isPath);
const fileOptions = /^--(output|key-file|docs)$/;
const fileArguments = /^files?$/;

function pathOf(word: string): Path | undefined {
  return paths.find((path) => [path, path.slice(1), operationIdOf(path)].includes(word));
}

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
function parameters({ words, current }: TypedLine, path: Path): Candidate[] {
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

function takesValue({ required, optional }: Option): boolean {
  return required || optional;
}

/** The values of an argument. */
function argumentValues(
  argument: Argument,
  typed: TypedLine,
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
export function candidatesFor(program: Command, { words, current }: TypedLine): Candidates {
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
    else if (option && takesValue(option)) open = option;
    else if (!word.startsWith("-")) positional.push(word);
  }
  const path = pathOf(positional[0] ?? "");
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
