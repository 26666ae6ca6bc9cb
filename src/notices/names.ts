import { type ListedKind, type NameKind, nameKinds } from "../document/operation.js";
import { QueryError } from "../errors.js";
import type { Names } from "../names.js";
import type { CallOptions } from "../options.js";
import { cut, holdsKey, oneLine, type Redact } from "../query/redact.js";
import { forTools } from "../request/layer.js";
import { settingsOf } from "../request/settings.js";
import { folded, meant, nearestEntries, offered, shownName } from "./find-name.js";
import {
  type Get,
  type ListReader,
  listSources,
  loadList,
  type NamedEntry,
  type NameResults,
  type NameSource,
  namedEntries,
} from "./name-lists.js";

/** The kinds of names that need a call for each name, because no operation lists them. */
const searched: { readonly [K in Exclude<NameKind, ListedKind>]: NameSource<NameResults[K]> } = {
  coach: {
    path: "/coaches",
    noun: "coach",
    noneFound: "The service finds a coach only by the whole last name.",
    async read(get, text) {
      // The service compares whole names. Searching by last name alone also finds a coach whose first name is spelled differently.
      const words = text.trim().split(/\s+/);
      const lastName = words.slice(words.length > 1 ? 1 : 0).join(" ");
      return namedEntries(await get("/coaches", { lastName }), ({ id, firstName, lastName }) => ({
        name: { firstName, lastName, id },
        texts: [`${firstName} ${lastName}`, lastName],
      }));
    },
  },
  player: {
    path: "/player/search",
    noun: "player",
    async read(get, text) {
      const rows = await get("/player/search", { searchTerm: text.trim() });
      return namedEntries(rows, ({ name, team, position, id, lastName }) => ({
        name: { name, team, position, id },
        texts: [name, lastName],
        label: `${name} (${team})`,
      }));
    },
  },
};

const sources: { readonly [K in NameKind]: NameSource<NameResults[K]> } = { ...listSources, ...searched };

/** Returns the functions of `cfb.names`. */
export function openNames(reader: ListReader, redact: Redact): Names {
  const find =
    <K extends NameKind>(kind: K) =>
    async (text: string, options?: CallOptions): Promise<NameResults[K]> => {
      const source: NameSource<NameResults[K]> = sources[kind];
      // Check the text before a list costs a call.
      if (typeof text !== "string" || folded(text) === "")
        throw new QueryError(`names.${kind} takes the name of a ${source.noun}. Nothing was sent.`, { parameters: [] });
      if (holdsKey(text, redact))
        throw new QueryError(`names.${kind} got your API key. Nothing was sent.`, { parameters: [] });
      settingsOf(reader.options, options);
      const read = (get: Get) => source.read(get, text);
      const entries = await (Object.hasOwn(listSources, kind)
        ? loadList(reader, kind, read, options)
        : read((path, query) => reader.get(path, query, options)));
      const candidates = meant(text, entries);
      const [only] = candidates;
      if (only && candidates.length === 1) {
        // Copied, so that no caller can change the name that the next caller gets.
        const name = { ...only.name };
        return reader.isSample ? Object.defineProperty(name, forTools, { value: "sample" }) : name;
      }
      const message = cut(oneLine(redact(unresolvedMessage(text, source, candidates, entries))), 1_000);
      const madeUp = kind === "player" && reader.isSample ? " The sample world's players are made up." : "";
      throw new QueryError(message + madeUp, { parameters: [] });
    };
  // The object has every function of the type, by name.
  return Object.fromEntries(nameKinds.map((kind) => [kind, find(kind)])) as unknown as Names;
}

/** Says why a text does not match exactly one thing. */
function unresolvedMessage(
  text: string,
  { path, noun, noneFound = "Nothing there has a similar name." }: NameSource<object>,
  candidates: readonly NamedEntry[],
  entries: readonly NamedEntry[],
): string {
  const shownText = shownName(text);
  const names = (each: readonly NamedEntry[]) =>
    offered(each.map(({ label, texts }) => label ?? texts.flat().find(Boolean)));
  if (candidates.length > 0)
    return `\`${shownText}\` may stand for more than one ${noun} of ${path}: ${names(candidates)}.`;
  const near = nearestEntries(text, entries).slice(0, 3);
  const hint = near.length > 0 ? `The nearest are ${names(near)}.` : noneFound;
  return `There is no ${noun} \`${shownText}\` in ${path}. ${hint}`;
}
