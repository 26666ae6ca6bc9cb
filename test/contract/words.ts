import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formOf } from "../../src/cli/commands/record/response-shape.js";
import { isObject, memberOf } from "../../src/document/json.js";

/** A difference between the sample's responses and the service's responses. */
export interface Difference {
  /** The JSON pointer, with `*` for every index. */
  readonly pointer: string;
  /**
   * `always`: a key that the sample always sends, although the service sometimes leaves it out. `absent`: the reverse. `form`: a string's form.
   * `word`: a word that is not in the service's list.
   */
  readonly kind: "null" | "type" | "always" | "absent" | "order" | "form" | "word";
  readonly what: string;
}

/** The contents of `words.json`: the exact values that the service sends. */
interface Lists {
  /** Complete responses, row by row. */
  readonly tables: readonly {
    readonly operation: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly unknown[])[];
  }[];
  /** The words that the service sends at some spots. Each spot is an operation and a pointer. */
  readonly words: readonly { readonly spots: readonly string[]; readonly words: readonly string[] }[];
  /** The statistics of box scores, and the forms of their values. The statistics of teams are in the service's order. */
  readonly stats: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

const lists = JSON.parse(readFileSync(join(__dirname, "words.json"), "utf8")) as Lists;

/** Whether words.json lists words or statistics of an operation. */
export const isListed = (operationId: string): boolean =>
  operationId in lists.stats ||
  lists.words.some(({ spots }) => spots.some((spot) => spot.startsWith(`${operationId} `)));

/** Returns the values at a spot. */
function textsAt(value: unknown, [step, ...steps]: readonly string[]): unknown[] {
  if (step === undefined) return value === null ? [] : [value];
  if (step === "*") return Array.isArray(value) ? value.flatMap((each) => textsAt(each, steps)) : [];
  return isObject(value) && Object.hasOwn(value, step) ? textsAt(value[step], steps) : [];
}

/** Yields each box-score statistic: its name, such as `passing.C/ATT`, its value, and its position in its list. */
function* statsOf(
  value: unknown,
  labels: readonly unknown[] = [],
  index = 0,
): Generator<[name: string, text: string, index: number]> {
  if (Array.isArray(value)) for (const [at, each] of value.entries()) yield* statsOf(each, labels, at);
  if (!isObject(value)) return;
  const { name, category, stat } = value;
  if (typeof stat === "string")
    yield [[...labels, ...(category === undefined ? [] : [category])].join("."), stat, index];
  else for (const each of Object.values(value)) yield* statsOf(each, name === undefined ? labels : [...labels, name]);
}

function* tableDifferences(operationId: string, bodies: readonly unknown[]): Generator<Difference> {
  const table = lists.tables.find(({ operation }) => operation === operationId);
  for (const body of table === undefined ? [] : bodies) {
    const rows = (Array.isArray(body) ? body : []).map((row: unknown) =>
      JSON.stringify(table?.columns.map((column) => memberOf(row, column))),
    );
    const theirs = (table?.rows ?? []).map((row) => JSON.stringify(row));
    const unlike = [...rows.keys(), ...theirs.keys()].filter((index) => rows[index] !== theirs[index]);
    const [first] = unlike;
    if (first === undefined) continue;
    const count = new Set(unlike).size;
    yield {
      pointer: `/${first}`,
      kind: "word",
      what: `${rows[first]}, the service sends ${theirs[first]}; ${count} rows differ`,
    };
  }
}

function* statDifferences(operationId: string, bodies: readonly unknown[]): Generator<Difference> {
  const stats = lists.stats[operationId];
  if (stats === undefined) return;
  const names = Object.keys(stats);
  let last = -1;
  for (const [name, text, index] of statsOf(bodies)) {
    const forms = stats[name];
    const at = names.indexOf(name);
    if (forms === undefined) yield { pointer: `/${name}`, kind: "word", what: "is not a statistic of the service" };
    else if (!forms.includes(formOf(text)))
      yield {
        pointer: `/${name}`,
        kind: "form",
        what: `${JSON.stringify(text)}, the service sends ${forms.join(" or ")}`,
      };
    if (operationId === "getTeamGameStats") {
      if (index > 0 && at >= 0 && at < last) yield { pointer: `/${name}`, kind: "order", what: `after ${names[last]}` };
      last = at;
    }
  }
}

/** Returns the differences between the words in the sample's bodies and the words in `words.json`. */
export function wordDifferences(operationId: string, bodies: readonly unknown[]): Difference[] {
  const found: Difference[] = [...tableDifferences(operationId, bodies), ...statDifferences(operationId, bodies)];
  for (const { spots, words } of lists.words) {
    for (const [id = "", pointer = ""] of spots.map((spot) => spot.split(" "))) {
      if (id !== operationId) continue;
      const texts = new Set(bodies.flatMap((body) => textsAt(body, pointer.split("/").slice(1))));
      const unknown = [...texts].filter((text) => !words.some((word) => word === text));
      found.push(
        ...unknown.map(
          (text): Difference => ({
            pointer,
            kind: "word",
            what: `${JSON.stringify(text)} is not a word of the service`,
          }),
        ),
      );
    }
  }
  // Report a difference only once, even if many rows have it.
  const seen = new Map(
    found.map((each) => [`${each.pointer} ${each.kind} ${each.kind === "form" ? "" : each.what}`, each]),
  );
  return [...seen.values()];
}
