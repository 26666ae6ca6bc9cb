import { stripVTControlCharacters } from "node:util";
import { type Command, Option } from "commander";
import { operations } from "../../../generated/operations.js";
import { prose } from "../../../generated/prose.js";
import { words } from "../../../generated/words.js";
import { nearest } from "../../nearest.js";
import { operationIdOf } from "../../operation-id.js";
import type { Path } from "../../types.js";
import { typedCall } from "../calls.js";
import { UsageError } from "../exit.js";
import type { Io } from "../io.js";

interface Options {
  readonly format?: "table" | "json";
}

const help = `
Words are looked for in path, operationId, summary, description and group; all of them must be there. The name of one operation,
or what fits one alone, prints all that is known about it.

Examples:
  cfb operations
  cfb operations recruiting
  cfb operations getGames`;

/** An operation as it is listed. */
interface Entry {
  readonly path: Path;
  readonly operationId: string;
  readonly group: string;
  readonly summary: string;
  /** The tier that it needs, and whether a call is free. */
  readonly needs: string;
}

function entries(): Entry[] {
  // `Object.keys` gives up the names' type; they are those of `operations`.
  return (Object.keys(operations) as Path[]).map((path) => {
    const { tier, metered } = operations[path];
    const needs = [tier === undefined ? "" : `tier ${tier}`, metered === false ? "free" : ""];
    const { tag: group, summary } = prose[path];
    return { path, operationId: operationIdOf(path), group, summary, needs: needs.filter(Boolean).join(", ") };
  });
}

/** The operations that hold every word; the one whose name it is, if there is one. */
function found(sought: readonly string[]): Entry[] {
  const all = entries();
  const [word = ""] = sought;
  const named = all.find(
    ({ path, operationId }) => sought.length === 1 && [path, path.slice(1), operationId].includes(word),
  );
  if (named) return [named];
  return all.filter(({ path, operationId, group, summary }) => {
    const text = `${path} ${operationId} ${group} ${summary} ${prose[path].description}`.toLowerCase();
    return sought.every((each) => text.includes(each.toLowerCase()));
  });
}

/** The list with as many of its columns as fit. */
async function list(rows: readonly Entry[], io: Io): Promise<string> {
  const { renderTable } = await import("../table.js");
  const sets = [
    "path operationId summary needs group",
    "path operationId summary needs",
    "path summary needs",
    "path summary",
    "path",
  ];
  const width = io.terminal ? io.columns : Number.POSITIVE_INFINITY;
  let text = "";
  for (const set of sets) {
    const columns = set.split(" ").map((name) => ({ name, keys: [name], type: "string" as const }));
    ({ text } = renderTable(rows, columns, { width: Number.POSITIVE_INFINITY, color: io.color, chosen: true }));
    if (text.split("\n").every((line) => stripVTControlCharacters(line).length <= width)) break;
  }
  return text;
}

async function show(io: Io, sought: readonly string[], { format }: Options): Promise<void> {
  const rows = found(sought);
  const [only] = rows;
  if (only === undefined) {
    const meant = nearest(
      sought.join(" "),
      entries().flatMap(({ path, operationId }) => [operationId, path]),
    );
    throw new UsageError(
      `no operation has ${sought.join(" ")} in it. ${meant ? `Did you mean ${meant}?` : "`cfb operations` lists them all."}`,
    );
  }
  if (format === "json") {
    const { exampleOf } = await import("../page.js");
    const described = rows.map(async ({ path, group }) => {
      const example = `cfb get ${typedCall(await exampleOf(path))}`;
      const { tag: _, parameters: about, ...told } = prose[path];
      const { defaults, ...worded } = words[path];
      const parameters = Object.entries(operations[path].parameters).map(([name, parameter]) => [
        name,
        { ...parameter, default: defaults?.[name], description: about[name] },
      ]);
      const known = { ...operations[path], parameters: Object.fromEntries(parameters) };
      return { path, group, ...told, ...known, ...worded, example };
    });
    await io.out(`${JSON.stringify(await Promise.all(described), null, 2)}\n`);
  } else if (rows.length === 1) {
    const { pageOf } = await import("../page.js");
    await io.out(await pageOf(only.path, { width: Math.min(io.terminal ? io.columns : 100, 100), color: io.color }));
  } else {
    await io.out(`${await list(rows, io)}\n`);
    io.note(`\n${rows.length} operations. \`cfb operations <name>\` tells parameters, rules and cost of one.`);
  }
}

export function register(command: Command, io: Io): void {
  command
    .description("List what can be asked; for one operation, its parameters, rules, tier, cost and an example.")
    .argument("[word...]", "what to look for, or an operation's name")
    .addOption(new Option("-f, --format <format>", "default: table").choices(["table", "json"]))
    .addHelpText("after", help)
    .action((words: string[], options: Options) => show(io, words, options));
}
