import { fieldAnchor, parameterAnchor } from "../../lib/pages.js";
import { heading } from "../facts.js";
import { slugOf } from "../markdown-text.js";
import { allFields } from "../model/fields.js";
import type { Guide } from "../model/guides.js";
import type { OperationView } from "../model/operation.js";
import type { PackedEntries } from "./entry.js";
import { synonyms } from "./synonyms.js";

/** The maximum length of an entry's text, in characters. The beginning of a text contains what people search for most. */
const longest = { operation: 260, field: 90, section: 900 };

/** Converts Markdown to plain words, with at most `most` characters. */
function plain(text: string, most: number): string {
  const words = text
    .replace(/^```.*?^```$/gms, " ")
    .replace(/\]\([^)]+\)|[`*[\]]|(?<=[.]) ?†/g, "")
    .replace(/[|#]|---+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return words.length <= most ? words : words.slice(0, words.lastIndexOf(" ", most));
}

/** Returns a text's first sentence, which says what a field is. Later sentences are about nulls and when the field is known. */
const first = (text: string): string => plain(/^.*?[.](?= |$)/.exec(text)?.[0] ?? text, longest.field);

/** Returns the synonyms of a field or parameter, if it has any. */
const wordsFor = (spot: string): [words?: string] => {
  const words = synonyms[spot];
  return words === undefined ? [] : [words];
};

/**
 * Returns the fields that the search can find. A row's field has an entry for each operation. A field inside an object has only one entry for all
 * operations with that object, at the place where it is least nested.
 */
function fieldsOf(views: readonly OperationView[]): PackedEntries["fields"] {
  const found = new Map<string, PackedEntries["fields"][number]>();
  const depth = (path: string) => path.split(".").length;
  for (const [index, view] of views.entries()) {
    const schemaAt = new Map(allFields(view.fields).map(({ path, schema }) => [path, schema]));
    for (const { name, path, text } of allFields(view.fields)) {
      const cut = path.lastIndexOf(".");
      const schema = cut === -1 ? undefined : schemaAt.get(path.slice(0, cut).replace(/\[\]$/, ""));
      const key = schema === undefined ? `${index} ${path}` : `${schema} ${name}`;
      const before = found.get(key);
      const words = wordsFor(`${view.operation.operationId}#${fieldAnchor(path)}`);
      if (before === undefined || depth(path) < depth(before[1]) || words.length > 0)
        found.set(key, [index, path, first(text), ...words]);
    }
  }
  return [...found.values()];
}

/** Whether a section only lists other pages. The search leaves it out, because it finds those pages directly. */
const isContents = (section: string): boolean => section.startsWith("Guides\n");

/** Returns an entry for a guide's beginning and one for each of its sections. */
function sectionsOf({ text, title, file }: Guide): PackedEntries["spots"] {
  const [head = "", ...all] = text.replace(/^```.*?^```$/gms, "").split(/^## /m);
  const sections = all.filter((section) => !isContents(section));
  const words = (href: string) => synonyms[href] ?? "";
  return [
    ["guide", title, "", file, words(file), plain(head.replace(/^# .*$/m, ""), longest.section)],
    ...sections.map((section): PackedEntries["spots"][number] => {
      const [line = "", ...rest] = section.split("\n");
      const href = `${file}#${slugOf(line)}`;
      return ["section", plain(line, 80), title, href, words(href), plain(rest.join("\n"), longest.section)];
    }),
  ];
}

/** Returns all entries that the search can find. Throws if synonyms belong to an entry that does not exist. */
export function packedEntries(
  views: readonly OperationView[],
  tags: readonly { name: string; description?: string }[],
  guides: readonly Guide[],
): PackedEntries {
  const spots: PackedEntries["spots"] = [
    ...guides.flatMap((guide) => sectionsOf(guide)),
    ["guide", "Specified and observed", "", "observed.html", synonyms["observed.html"] ?? "", ""],
    ...tags.map(({ name, description = "" }): PackedEntries["spots"][number] => [
      "group",
      heading(name),
      "",
      `groups/${name}.html`,
      synonyms[`groups/${name}.html`] ?? "",
      plain(description, longest.section),
    ]),
  ];
  const inside = views.flatMap(({ operation: { operationId }, fields, parameters }) => [
    ...allFields(fields).map(({ path }) => `${operationId}#${fieldAnchor(path)}`),
    ...parameters.map(({ name }) => `${operationId}#${parameterAnchor(name)}`),
  ]);
  const ids = new Set([
    ...views.map(({ operation }) => operation.operationId),
    ...inside,
    ...spots.map(([, , , href]) => href),
  ]);
  const lost = Object.keys(synonyms).filter((name) => !ids.has(name));
  if (lost.length > 0) throw new Error(`synonyms.ts names ${lost.join(", ")}, which the site does not have`);
  return {
    operations: views.map(({ operation, path, text, statistics }) => [
      operation.operationId,
      path,
      operation.summary,
      synonyms[operation.operationId] ?? "",
      [plain(text, longest.operation), ...statistics].join(" "),
    ]),
    parameters: views.flatMap(({ operation, parameters }, index) =>
      parameters.map(({ name, text }): PackedEntries["parameters"][number] => [
        index,
        name,
        first(text),
        ...wordsFor(`${operation.operationId}#${parameterAnchor(name)}`),
      ]),
    ),
    fields: fieldsOf(views),
    spots,
  };
}
