import type { Argument, Command, Option } from "commander";
import { operations, paths } from "../../../document/operation.js";
import { prose } from "../../../document/prose.js";
import { namedPath, operationIdOf } from "../../../document/words.js";
import { listsOf } from "../../../tables/table.js";
import type { Path } from "../../../types.js";
import { fieldName, screenColumns } from "../../screen/columns.js";
import type { Io } from "../../session/io.js";
import { faultWords } from "../../session/sample-faults.js";
import { lineAtCursor, pairOf } from "../../session/words.js";

type ProgramFor = (args: readonly string[], version: string, io: Io) => Promise<Command>;

/** A word that can complete the line, with its description, which may be empty. */
type Candidate = readonly [value: string, description: string];

/** The candidates at the cursor. With "files", the shell completes files and folders. */
type Candidates = readonly Candidate[] | "files";

const undescribed = (values: readonly string[]) => values.map((value): Candidate => [value, ""]);

const groups = new Map(paths.map((path) => [prose[path].tag, "group"]));

function operationNames(current: string): Candidate[] {
  if (current === "" || current.startsWith("/")) return paths.map((path) => [path, operationIdOf(path)]);
  return paths.flatMap((path): Candidate[] => [
    [operationIdOf(path), path],
    [path.slice(1), operationIdOf(path)],
  ]);
}

/**
 * Returns the candidates for a parameter. After `name=`, these are the parameter's values. Otherwise, they are the operation's parameters that the
 * line does not contain yet.
 */
function parameters(given: readonly string[], current: string, path: Path): Candidate[] {
  const name = pairOf(current)?.name;
  const known = operations[path].parameters;
  if (name !== undefined) {
    const parameter = Object.hasOwn(known, name) ? known[name] : undefined;
    const values = parameter?.type === "boolean" ? ["true", "false"] : (parameter?.enum ?? []);
    return undescribed(values.map((value) => `${name}=${value}`));
  }
  const names = new Set(given.map((word) => pairOf(word)?.name ?? word));
  return Object.entries(known)
    .filter(([each]) => !names.has(each))
    .map(([each, { type, required }]) => [`${each}=`, required ? `${type}, required` : type]);
}

/** Returns the candidates for an option's value. For `--columns`, completes the name after the last comma. */
function optionValues({ argChoices, long }: Option, current: string, path: Path | undefined): Candidates {
  if (argChoices) return undescribed(argChoices);
  if (long === "--output") return "files";
  if (long === "--fault") return faultWords;
  if (long === "--operation") return paths.map((each) => [operationIdOf(each), each]);
  if (path === undefined) return [];
  if (long === "--explode") return undescribed(listsOf(path));
  if (long !== "--columns") return [];
  const before = current.slice(0, current.lastIndexOf(",") + 1);
  return screenColumns(path).map((column) => [`${before}${fieldName(column)}`, column.type.toLowerCase()]);
}

const optionNames = (options: readonly Option[]) =>
  options.flatMap(({ long, description }): Candidate[] => (long ? [[long, description]] : []));

/** Returns the candidates for an argument. `given` are the words before the cursor. */
function argumentValues(argument: Argument, given: readonly string[], current: string, path?: Path): Candidates {
  const name = argument.name();
  if (argument.argChoices) return undescribed(argument.argChoices);
  if (name === "file" || name === "files") return "files";
  const names = operationNames(current);
  if (name === "path" || name === "word") return names;
  // This is an argument of `cfb export`. Seasons are an option there, so the parameter `year` is not a candidate.
  const isOfExport = name === "words";
  const own = path === undefined ? [] : parameters(isOfExport ? [...given, "year"] : given, current, path);
  if (!isOfExport) return name.startsWith("name=") ? own : [];
  return [...groups, ...names.filter(([each]) => !groups.has(each)), ...own];
}

/** Returns the candidates at the end of a line whose first word is `cfb`. The command that the line names must be registered in the program. */
function candidatesFor(program: Command, { words, current }: ReturnType<typeof lineAtCursor>): Candidates {
  const help = program.createHelp();
  const commands = help.visibleCommands(program);
  const named = (word: string | undefined) => commands.find((each) => each.name() === word);
  const at = words.findIndex((word, index) => index > 0 && named(word) !== undefined);
  const command = named(words[at]);
  if (command === undefined || command.registeredArguments[0]?.name() === "command") {
    if (current.startsWith("-")) return optionNames(help.visibleOptions(program));
    return commands.map((each) => [each.name(), each.summary()]);
  }
  const options = help.visibleOptions(command);
  const optionOf = (word: string) => options.find(({ long, short }) => word === long || word === short);
  const given: string[] = [];
  let open: Option | undefined;
  for (const word of words.slice(at + 1)) {
    const option = optionOf(word);
    if (open !== undefined) open = undefined;
    else if (option?.required) open = option;
    else if (!word.startsWith("-")) given.push(word);
  }
  const path = namedPath(given[0] ?? "");
  if (open !== undefined) return optionValues(open, current, path);
  const [, inline = "", value = ""] = /^(--[\w-]+)=(.*)$/s.exec(current) ?? [];
  const option = optionOf(inline);
  if (option !== undefined) {
    const values = optionValues(option, value, path);
    return values === "files" ? values : values.map(([each, description]) => [`${inline}=${each}`, description]);
  }
  if (current.startsWith("-")) return optionNames(options);
  const last = command.registeredArguments.at(-1);
  const argument = command.registeredArguments[given.length] ?? (last?.variadic ? last : undefined);
  return argument === undefined ? [] : argumentValues(argument, given, current, path);
}

/** The hidden command that the scripts of `cfb completion` run each time the user presses tab. */
export function register(command: Command, io: Io, programFor: ProgramFor): void {
  command
    .description("Print the words that can complete a command line.")
    .argument("<line>", "the line up to the cursor")
    .action(async (line: string) => {
      const typed = lineAtCursor(line);
      const candidates = candidatesFor(await programFor(typed.words.slice(1), "", io), typed);
      if (candidates === "files") return io.out(":files\n");
      const fitting = candidates.filter(([value]) => value.startsWith(typed.current));
      return io.out(fitting.map(([value, description]) => `${value}\t${description}\n`).join(""));
    });
}
