import MiniSearch from "minisearch";
import type { Entry, Kind } from "./entry.js";

/** Words that do not say what a phrase is about. */
const idle = new Set(
  "a an and are at be can do does for from get give have how i if in is it its may me mean means my of on or out per should that the their there this to what when where which who why will with ever you your show list use using does not vs s t".split(
    " ",
  ),
);

/** The words of a text: `homePoints` is also home and points, and `/games/teams` is also games and teams. */
export function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}+&-]+/u).flatMap((word) => {
    const parts = word.replace(/([a-z\d])([A-Z])/g, "$1 $2").split(/[\s-]+/);
    return parts.length > 1 ? [word.replaceAll("-", ""), ...parts] : parts;
  });
}

/** Numbers in other spellings: `third` and `3rd` are 3, and division `II` is 2. */
const numbers = new Map(
  ["one first 1st", "two second 2nd ii", "three third 3rd iii", "four fourth 4th", "five fifth 5th"].flatMap(
    (forms, index) => forms.split(" ").map((form): [string, string] => [form, `${index + 1}`]),
  ),
);

/** Makes forms of a word equal, such as `recruits`, `recruiting` and `recruited`. `recruitin` matches too, while the reader types. */
function stem(word: string): string {
  const singular = word.length > 3 ? word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "") : word;
  if (singular.length < 5) return singular;
  return singular.replace(/(?<=[a-z]{3})(?:ing?|ed)$/, "");
}

function term(word: string): string | null {
  const lower = word.toLowerCase();
  return lower === "" || idle.has(lower) ? null : (numbers.get(lower) ?? stem(lower));
}

/** Returns a test for whether a word is in a phrase. The phrase may end with a part of a word. */
export function matcher(phrase: string): (word: string) => boolean {
  const sought = wordsIn(phrase).flatMap((word) => term(word) ?? []);
  const last = sought.at(-1) ?? "";
  return (word) => {
    const own = term(word);
    return own !== null && (sought.includes(own) || (last.length > 2 && own.startsWith(last)));
  };
}

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(" ").flatMap((word) => term(word) ?? []));

/** What people usually look for comes first among equal results. */
const weights: Readonly<Record<Kind, number>> = {
  operation: 1.5,
  guide: 1.5,
  section: 1.3,
  group: 0.5,
  fact: 0.8,
  field: 0.8,
  parameter: 0.7,
};

/** A field's name without the names of the objects around it. */
const nameOf = ({ title }: Entry): string => title.slice(title.lastIndexOf(".") + 1);

/** If this many places share a name, it is a measure, which a guide explains. */
const manySpots = 12;

/** A phrase in the form that the search compares: its words' stems, with blanks around each. */
const normal = (phrase: string): string =>
  ` ${phrase
    .split(/[^\p{L}\p{N}+&]+/u)
    .flatMap((word) => term(word) ?? [])
    .join(" ")} `;

/** Whether a phrase has at least two words. A single word occurs in many phrases. */
const isLong = (phrase: string): boolean => phrase.trim().includes(" ");

/**
 * What a phrase is about apart from a fact with these stems: `games parameters` is about `games`. A word such as `returning` stays, although
 * `returns` is one of a fact's words.
 */
function without(own: ReadonlySet<string>, phrase: string): string {
  const words = phrase.split(/[^\p{L}\p{N}+&]+/u);
  return normal(words.filter((word) => word.endsWith("ing") || !own.has(term(word) ?? "")).join(" "));
}

/** What people call an entry: its title, if that is in words, and its synonyms. */
function callsOf({ kind, title, words }: Entry): readonly string[] {
  if (kind === "fact") return [];
  const own = kind === "field" || kind === "parameter" ? [] : [title];
  return [...own, ...words.split(",")].map(normal).filter((each) => each.trim() !== "");
}

/** The minimum score of an entry whose name is in the phrase. */
const inPhrase = 3;

/** The score of a fact if the phrase contains the fact's words and its operation's name. */
const asFact = 30;

/**
 * How much of a phrase a part of it covers, from 0 to 1: in "receiving yards of a team", `receiving yards` covers more than `yards of a team`.
 */
type ShareOf = (part: string, phrase: string) => number;

/** How well a phrase matches an entry's name: as a whole, with other words, or as a part of it. */
function callFit(calls: readonly string[], phrase: string, shareOf: ShareOf): number {
  if (calls.includes(phrase)) return 10;
  const shares = calls.filter((each) => isLong(each) && phrase.includes(each)).map((each) => shareOf(each, phrase));
  if (shares.length > 0) return inPhrase + 3 * Math.max(...shares);
  return calls.some((each) => each.includes(phrase)) ? 2.5 : 1;
}

/** Weighs words. A word in fewer entries' names counts more. */
function sharesIn(calls: readonly (readonly string[])[]): ShareOf {
  const stems = (phrase: string) => phrase.trim().split(" ");
  const counts = new Map<string, number>();
  for (const each of calls)
    for (const stem of new Set(each.flatMap(stems))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weight = (phrase: string) =>
    stems(phrase).reduce((sum, stem) => sum + Math.log(calls.length / (counts.get(stem) ?? 1)), 0);
  return (part, phrase) => weight(part) / weight(phrase);
}

/**
 * How well an entry's name matches the whole phrase. `called` is how well its synonyms match, and `spots` is the number of fields with its name.
 */
function bonus(entry: Entry, phrase: string, words: ReadonlySet<string>, called: number, spots: number): number {
  const { kind, title, where } = entry;
  const sought = phrase.toLowerCase().trim();
  const path = /(?:^|\s)(\/[\w/{}]+)/.exec(sought)?.[1];
  // If the phrase contains a path, it means that operation's page, or a fact on it.
  if (path !== undefined && path !== where.toLowerCase()) return 0.3;
  const fit = called * (path === undefined ? 1 : kind === "operation" || kind === "fact" ? 8 : 4);
  if (kind !== "field" && kind !== "parameter") return fit;
  const name = nameOf(entry).toLowerCase();
  // Among fields with the same name, the most general operation's comes first. Its path is short.
  const shallow = 1 / (1 + title.split(".").length / 10 + where.split("/").length / 40);
  // `home points` means the field `homePoints`, and a word with a capital letter inside is written like a name.
  const isWritten = /[a-z][A-Z]/.test(nameOf(entry)) && phrase.split(/\W+/).includes(nameOf(entry));
  const isWhole = name === sought.replace(/[\s_-]/g, "");
  const named = isWritten ? 8 : spots > manySpots ? 1.2 : isWhole ? 5 : 2;
  return fit * shallow * (isWritten || isWhole || words.has(name) ? named : 1) * (kind === "parameter" ? 0.8 : 1);
}

/** The result of a search. */
export interface Found {
  /** The results, best first. Those with every word of the phrase come before the others. */
  readonly hits: readonly Entry[];
  /** Whether some result has every word. */
  readonly whole: boolean;
}

/** `null spread` means the field `spread`. Most fields may be null, so their entries do not say it. */
const aboutNull = /\bnull(able)?\b/i;

/** What is compared with a phrase. */
interface Indexed {
  readonly id: number;
  readonly name: string;
  readonly where: string;
  readonly words: string;
  readonly text: string;
  /** What people call a field's or parameter's operation: `stadium elevation` means a venue's elevation. */
  readonly about: string;
}

/** Searches entries. */
export function searcher(entries: readonly Entry[]): (phrase: string) => Found {
  const index = new MiniSearch<Indexed>({
    fields: ["name", "where", "words", "text", "about"],
    tokenize: wordsIn,
    processTerm: term,
  });
  const spots = new Map<string, number>();
  const calls = entries.map(callsOf);
  const shareOf = sharesIn(calls);
  /** The operations by path. Their facts, parameters and fields have the same path. */
  const operations = new Map(entries.filter(({ kind }) => kind === "operation").map((entry) => [entry.where, entry]));
  const order = new Map([...operations.keys()].map((path, index) => [path, index]));
  const operationCalls = new Map(
    [...operations].map(([path, entry]) => [path, [...callsOf(entry), normal(wordsIn(path).join(" "))]]),
  );
  for (const entry of entries) spots.set(nameOf(entry), (spots.get(nameOf(entry)) ?? 0) + 1);
  index.addAll(
    entries.map((entry, id): Indexed => {
      const { kind, title, where, words, text } = entry;
      const inside = kind === "field" || kind === "parameter" ? operations.get(where) : undefined;
      const about = inside === undefined ? "" : `${inside.title} ${inside.words}`;
      if (kind !== "field") return { id, name: title, where, words, text, about };
      return {
        id,
        name: nameOf(entry),
        where: `${where} ${title.slice(0, -nameOf(entry).length)}`,
        words,
        text,
        about,
      };
    }),
  );
  return (given) => {
    const named = given.replace(aboutNull, " ").trim();
    const isAboutNull = named !== "" && named !== given.trim();
    const phrase = isAboutNull ? named : given;
    const sought = new Set(wordsIn(phrase).map((word) => word.toLowerCase()));
    for (const word of idle) sought.delete(word);
    const whole = normal(phrase);
    /** What the phrase is about apart from a fact's words, which all operations share. */
    const abouts = new Map<string, string>();
    const called = (id: number) => {
      if (whole.trim() === "") return 1;
      const { kind, where, words } = entries[id] ?? {};
      if (kind !== "fact" || where === undefined || words === undefined)
        return callFit(calls[id] ?? [], whole, shareOf);
      const about = abouts.get(words) ?? without(stemsOf(words), phrase);
      abouts.set(words, about);
      return about !== whole && operationCalls.get(where)?.includes(about) ? asFact : 1;
    };
    const options = {
      // Having many synonyms should not lower an entry's rank.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      boost: { name: 3, where: 2, words: 3, text: 1, about: 0.05 },
      prefix: (each: string, at: number, all: string[]) => at === all.length - 1 && each.length > 2,
      fuzzy: (each: string) => (each.length > 4 ? 0.2 : false),
      boostDocument: (id: number) => {
        const entry = entries[id];
        if (entry === undefined) return 0;
        const weight = weights[entry.kind] * (isAboutNull && entry.kind === "field" ? 6 : 1);
        // The document begins with what most readers want.
        const late = 1 + (order.get(entry.where) ?? 0) / 500;
        return (weight / late) * bonus(entry, phrase, sought, called(id), spots.get(nameOf(entry)) ?? 0);
      },
    };
    const all = new Set(index.search(phrase, { ...options, combineWith: "AND" }).map(({ id }) => Number(id)));
    const some = index.search(phrase, { ...options, combineWith: "OR" }).map(({ id }) => Number(id));
    // A phrase that contains an entry's name, such as "play by play for one game", matches like an entry with all its words.
    const isWhole = (id: number) => all.has(id) || called(id) >= inPhrase;
    // An operation's name beside a fact's words means the fact: `box score fields`, but not `coaching changes`.
    const isCall = [...calls, ...operationCalls.values()].some((own) => own.includes(whole));
    const rankOf = (id: number) => (!isCall && called(id) === asFact ? 0 : isWhole(id) ? 1 : 2);
    const ids = some.toSorted((a, b) => rankOf(a) - rankOf(b));
    return { hits: ids.flatMap((id) => entries[id] ?? []), whole: some.some(isWhole) };
  };
}
