import { fieldAnchor, operationFile, parameterAnchor } from "../../lib/pages.js";

/** The kinds of things that the search can find. */
export type Kind = "operation" | "fact" | "parameter" | "field" | "guide" | "section" | "group";

/** A place in the site that the search can find. */
export interface Entry {
  readonly kind: Kind;
  /** The hit's title, such as `spreadOpen`, `List games` or `Quota`. */
  readonly title: string;
  /** The location, which is an operation's path or a guide's title. */
  readonly where: string;
  /** The page and fragment, relative to the site's folder. */
  readonly href: string;
  /** The names that readers use for the entry, separated by commas. */
  readonly words: string;
  readonly text: string;
}

/** The entries in the compact form that the page loads. A field or parameter refers to its operation by index. */
export interface PackedEntries {
  readonly operations: readonly (readonly [
    operationId: string,
    path: string,
    summary: string,
    words: string,
    text: string,
  ])[];
  /** Fragments of fields and parameters are not stored, because they follow from the names. */
  readonly parameters: readonly (readonly [operation: number, name: string, text: string, words?: string])[];
  readonly fields: readonly (readonly [operation: number, path: string, text: string, words?: string])[];
  readonly spots: readonly (readonly [
    kind: "guide" | "section" | "group",
    title: string,
    where: string,
    href: string,
    words: string,
    text: string,
  ])[];
}

/** The facts on every operation's page, with their fragments and the words that readers use for them. */
const facts: readonly (readonly [fragment: string, title: string, words: string])[] = [
  ["cost", "Cost", "cost costs price free metered quota calls"],
  ["key", "Key", "key tier subscription supporter token access"],
  ["rules", "Rules", "rules needs need required require requires must combine"],
  ["parameters", "Parameters", "parameters filters query arguments options takes"],
  ["certainty", "How sure", "sure certain certainty specified observed promised guaranteed reliable trust"],
  ["known", "When it is known", "predict prediction predicts leakage leak known kickoff model backtest lookahead"],
  ["freshness", "Freshness", "fresh freshness since first season oldest updated final changes"],
  ["caps", "Caps", "cap caps limit maximum most rows flight concurrent"],
  ["response", "Response", "response fields returns columns schema"],
  ["statuses", "Statuses", "status statuses errors failures"],
  ["run", "Try it", "try run form playground"],
];

/** Converts the compact form to entries. */
export function unpacked({ operations, parameters, fields, spots }: PackedEntries): Entry[] {
  const page = (index: number) => operationFile(operations[index]?.[0] ?? "");
  const pathOf = (index: number) => operations[index]?.[1] ?? "";
  return [
    ...operations.flatMap(([operationId, path, summary, words, text]): Entry[] => [
      {
        kind: "operation",
        title: summary,
        where: path,
        href: operationFile(operationId),
        words: `${words}, ${operationId}`,
        text,
      },
      ...facts.map(
        ([fragment, title, sought]): Entry => ({
          kind: "fact",
          title,
          where: path,
          href: `${operationFile(operationId)}#${fragment}`,
          words: sought,
          text: "",
        }),
      ),
    ]),
    ...parameters.map(
      ([index, name, text, words = ""]): Entry => ({
        kind: "parameter",
        title: name,
        where: pathOf(index),
        href: `${page(index)}#${parameterAnchor(name)}`,
        words,
        text,
      }),
    ),
    ...fields.map(
      ([index, path, text, words = ""]): Entry => ({
        kind: "field",
        title: path.replaceAll("[]", ""),
        where: pathOf(index),
        href: `${page(index)}#${fieldAnchor(path)}`,
        words,
        text,
      }),
    ),
    ...spots.map(([kind, title, where, href, words, text]): Entry => ({ kind, title, where, href, words, text })),
  ];
}
