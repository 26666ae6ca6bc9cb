import type { QueryError } from "../errors.js";
import { meant, nearestEntries } from "./find.js";
import { folded } from "./fold.js";
import { type Entry, type Listed, type ListReader, listed, loadList, type Source } from "./lists.js";
import type { Names } from "./names.js";
import { type Searched, searched } from "./people.js";

/** What `names` finds, by kind. */
export interface Kinds extends Listed, Searched {}

const sources: { readonly [K in keyof Kinds]: Source<Kinds[K]> } = { ...listed, ...searched };

const labelOf = ({ label, texts }: Entry) => label ?? texts.flat().find(Boolean) ?? "";

/** The functions of `cfb.names`. */
export function namesOf(reader: ListReader, Refused: typeof QueryError): Names {
  const find =
    <K extends keyof Kinds>(kind: K) =>
    async (text: string): Promise<Kinds[K]> => {
      const source: Source<Kinds[K]> = sources[kind];
      // Before a list costs a call.
      if (typeof text !== "string" || folded(text) === "")
        throw new Refused(`names.${kind} takes the name of a ${source.noun}: nothing was sent.`, { parameters: [] });
      const entries = await (kind in listed ? loadList(reader, kind, source) : source.read(reader.get, text));
      const found = meant(text, entries);
      const [only] = found;
      if (only && found.length === 1) return only.name;
      throw new Refused(problemOf(text, source, found, entries), { parameters: [] });
    };
  return {
    team: find("team"),
    conference: find("conference"),
    position: find("position"),
    playType: find("playType"),
    draftTeam: find("draftTeam"),
    coach: find("coach"),
    player: find("player"),
  };
}

/** Why a text does not name one thing. */
function problemOf(
  text: string,
  { path, noun }: Source<object>,
  found: readonly Entry[],
  entries: readonly Entry[],
): string {
  const given = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const names = (near: readonly Entry[]) =>
    near
      .slice(0, 3)
      .map((entry) => `\`${labelOf(entry)}\``)
      .join(", ");
  const others = found.length > 3 ? " and others" : "";
  if (found.length > 1) return `\`${given}\` may stand for more than one ${noun} of ${path}: ${names(found)}${others}.`;
  const near = names(nearestEntries(text, entries, 3));
  return `\`${given}\` is no ${noun} of ${path}. ${near ? `The nearest are ${near}.` : "Nothing there has a similar name."}`;
}
