import MiniSearch, { type SearchResult } from "minisearch";
import type { Entry, Kind } from "./entry.js";

/** Words that the search ignores, because they do not say what a reader is looking for. */
const idle = new Set(
  "a an and are at be can do does for from get give have how i if in is it its may me mean means much my of on or out per should that the their there this to what when where which who why will with ever you your show list use using does not vs s t".split(
    " ",
  ),
);

/** Words that are too common to rank results. For example, `predict games with elo` is about Elo ratings, not games. */
const common = new Set("game team season data need require".split(" "));

/** Returns the words in a text. `homePoints` also contains home and points, and `/games/teams` contains games and teams. */
export function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}+&-]+/u).flatMap((word) => {
    const parts = word.replace(/([a-z\d])([A-Z])/g, "$1 $2").split(/[\s-]+/);
    return parts.length > 1 ? [word.replaceAll("-", ""), ...parts] : parts;
  });
}

/** Numbers as people write them. For example, `third` and `3rd` become 3, and division `II` becomes 2. */
const numbers = new Map(
  ["one first 1st", "two second 2nd ii", "three third 3rd iii", "four fourth 4th", "five fifth 5th"].flatMap(
    (forms, index) => forms.split(" ").map((form): [string, string] => [form, `${index + 1}`]),
  ),
);

/** Returns a word's stem, so that `recruits`, `recruiting` and `recruited` match each other, even while a reader has only typed `recruitin`. */
function stem(word: string): string {
  const singular = word.length > 3 ? word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "") : word;
  if (singular.length < 5) return singular;
  return singular.replace(/(?<=[a-z]{3})(?:ing?|ed)$/, "");
}

function term(word: string): string | null {
  const lower = word.toLowerCase();
  return lower === "" || idle.has(lower) ? null : (numbers.get(lower) ?? stem(lower));
}

/** Returns a function that checks whether a word matches one of a phrase's words. The phrase's last word can be incomplete. */
export function matcher(phrase: string): (word: string) => boolean {
  const sought = wordsIn(phrase).flatMap((word) => term(word) ?? []);
  const last = sought.at(-1) ?? "";
  return (word) => {
    const own = term(word);
    return own !== null && (sought.includes(own) || (last.length > 2 && own.startsWith(last)));
  };
}

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(" ").flatMap((word) => term(word) ?? []));

/** The weight of each kind. If hits are equally good, the kinds that readers usually look for come first. */
const weights: Readonly<Record<Kind, number>> = {
  operation: 1.5,
  guide: 1.5,
  section: 1.3,
  group: 0.5,
  fact: 0.8,
  field: 0.8,
  parameter: 0.7,
};

/** Returns a field's name without the names of the objects around it. */
const nameOf = ({ title }: Entry): string => title.slice(title.lastIndexOf(".") + 1);

/** If more fields than this have the same name, the name is probably a measure. Then the fields rank below the guide that explains it. */
const manySpots = 12;

/** Normalizes a phrase for comparison. Returns the stems of its words, with a blank before and after each. */
const normal = (phrase: string): string =>
  ` ${phrase
    .split(/[^\p{L}\p{N}+&]+/u)
    .flatMap((word) => term(word) ?? [])
    .join(" ")} `;

/** Whether a phrase has at least two words. A single word is part of many phrases. */
const isLong = (phrase: string): boolean => phrase.trim().includes(" ");

/**
 * Removes a fact's words from a phrase. For the fact `parameters`, the phrase `games parameters` becomes `games`. `own` contains the stems of the
 * fact's words. Keeps words that end in `ing`, because a word such as `returning` can be part of a name even if the fact's words include `returns`.
 */
function without(own: ReadonlySet<string>, phrase: string): string {
  const words = phrase.split(/[^\p{L}\p{N}+&]+/u);
  const rest = words.filter((word) => word.endsWith("ing") || !own.has(term(word) ?? ""));
  return normal(rest.join(" "));
}

/** Removes common words from a phrase, unless no other words would be left. */
function withoutCommon(about: string): string {
  const telling = about.split(" ").filter((each) => !common.has(each));
  return telling.some((each) => each !== "") ? telling.join(" ") : about;
}

/** Returns an entry's names. They are its title, unless it is a field or parameter, and its synonyms. */
function callsOf({ kind, title, words }: Entry): readonly string[] {
  if (kind === "fact") return [];
  const own = kind === "field" || kind === "parameter" ? [] : [title];
  return [...own, ...words.split(",")].map(normal).filter((each) => each.trim() !== "");
}

/** The lowest score of an entry if the phrase contains its name. */
const inPhrase = 3;

/** The score of a fact if the phrase contains its words and a name of its operation. */
const asFact = 30;

/**
 * Returns how specific a part of a phrase is, from 0 to 1. In "receiving yards of a team", "receiving yards" is more specific than "yards of a team".
 */
type ShareOf = (part: string, phrase: string) => number;

/** Scores how well a phrase matches an entry's names. The best phrase equals a name. Others contain a name or are part of one. */
function callFit(calls: readonly string[], phrase: string, shareOf: ShareOf): number {
  if (calls.includes(phrase)) return 10;
  const shares = calls.filter((each) => isLong(each) && phrase.includes(each)).map((each) => shareOf(each, phrase));
  if (shares.length > 0) return inPhrase + 3 * Math.max(...shares);
  return calls.some((each) => each.includes(phrase)) ? 2.5 : 1;
}

/** Returns a function that measures how specific a part is. A word that fewer entries have in their names is more specific. */
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
 * Scores how well an entry's name matches the entire phrase. `called` is the score of its names, and `spots` is the number of fields with its name.
 */
function bonus(entry: Entry, phrase: string, words: ReadonlySet<string>, called: number, spots: number): number {
  const { kind, title, where } = entry;
  const sought = phrase.toLowerCase().trim();
  const path = /(?:^|\s)(\/[\w/{}]+)/.exec(sought)?.[1];
  // A path in the phrase means that operation's page or a fact on that page.
  if (path !== undefined && path !== where.toLowerCase()) return 0.3;
  const fit = called * (path === undefined ? 1 : kind === "operation" || kind === "fact" ? 8 : 4);
  if (kind !== "field" && kind !== "parameter") return fit;
  const name = nameOf(entry).toLowerCase();
  // If several fields have the same name, the one with the shortest path comes first, because its operation is the most general.
  const shallow = 1 / (1 + title.split(".").length / 10 + where.split("/").length / 40);
  // `home points` means the field `homePoints`. A word with a capital letter inside is the field's name itself.
  const isWritten = /[a-z][A-Z]/.test(nameOf(entry)) && phrase.split(/\W+/).includes(nameOf(entry));
  const isWhole = name === sought.replace(/[\s_-]/g, "");
  const named = isWritten ? 8 : spots > manySpots ? 1.2 : isWhole ? 5 : 2;
  return fit * shallow * (isWritten || isWhole || words.has(name) ? named : 1) * (kind === "parameter" ? 0.8 : 1);
}

/** Returns the page of an entry, which is its link without the fragment. */
const pageOf = ({ href }: Entry): string => href.replace(/#.*/, "");

/** How many of a page's hits come before other pages' hits. Otherwise, one page's fields could fill the list. */
const mostOfPage = 2;

/** The result of a search. */
export interface Found {
  /** The hits, best first. Hits that contain every word of the phrase come before other hits. */
  readonly hits: readonly Entry[];
  /** Whether a hit contains every word. */
  readonly whole: boolean;
}

/** Matches the word null in a phrase. `null spread` means the field `spread`. Entries of fields do not mention null. */
const aboutNull = /\bnull(able)?\b/i;

/** The strings of an entry that the search compares with a phrase. */
interface Indexed {
  readonly id: number;
  readonly name: string;
  readonly where: string;
  readonly words: string;
  readonly text: string;
  /** For a field or parameter, the names of its operation, so that `stadium elevation` finds a venue's elevation. */
  readonly about: string;
}

/** Whether a phrase contains one of a fact's words. An operation's name alone means the operation, not its facts. */
const isOfFact = (match: SearchResult["match"]): boolean =>
  Object.values(match).some((fields) => fields.includes("name") || fields.includes("words"));

/** Moves all hits of a page, except its best ones, behind the best hits of other pages. */
function withOtherPages(hits: readonly Entry[]): readonly Entry[] {
  const counts = new Map<string, number>();
  const isBest = (hit: Entry): boolean => {
    const count = (counts.get(pageOf(hit)) ?? 0) + 1;
    counts.set(pageOf(hit), count);
    return count <= mostOfPage;
  };
  const best = new Set(hits.filter(isBest));
  return [...best, ...hits.filter((hit) => !best.has(hit))];
}

/** Returns a function that searches the given entries. */
export function searcher(entries: readonly Entry[]): (phrase: string) => Found {
  const index = new MiniSearch<Indexed>({
    fields: ["name", "where", "words", "text", "about"],
    tokenize: wordsIn,
    processTerm: term,
  });
  const spots = new Map<string, number>();
  /** The words of each kind of fact, which are the same for all operations. */
  const factWords = [...new Set(entries.flatMap(({ kind, words }) => (kind === "fact" ? [words] : [])))];
  const calls = entries.map(callsOf);
  const shareOf = sharesIn(calls);
  /** The operations' entries by path. Entries of facts, parameters and fields have the same path as their operation. */
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
    /**
     * The phrase without a kind of fact's words, by these words. It is computed only once for each kind, because every operation's facts have the same
     * words.
     */
    const abouts = new Map<string, string>();
    const aboutBeside = (words: string) => {
      const about = abouts.get(words) ?? without(stemsOf(words), phrase);
      abouts.set(words, about);
      return about;
    };
    const called = (id: number) => {
      if (whole.trim() === "") return 1;
      const { kind, where, words } = entries[id] ?? {};
      const own = calls[id] ?? [];
      // A phrase such as `player fields` asks for a fact of all operations in a group, so it means the group. Groups do not have facts.
      if (kind === "group" && factWords.some((each) => aboutBeside(each) !== whole && own.includes(aboutBeside(each))))
        return asFact / 2;
      if (kind !== "fact" || where === undefined || words === undefined) return callFit(own, whole, shareOf);
      const about = aboutBeside(words);
      const isCalled = [about, withoutCommon(about)].some((each) => operationCalls.get(where)?.includes(each));
      return about !== whole && isCalled ? asFact : 1;
    };
    const options = {
      // A low `b` keeps entries with many synonyms from ranking lower.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      boost: { name: 3, where: 2, words: 3, text: 1, about: 0.05 },
      prefix: (each: string, at: number, all: string[]) => at === all.length - 1 && each.length > 2,
      fuzzy: (each: string) => (each.length > 4 ? 0.2 : false),
      boostDocument: (id: number) => {
        const entry = entries[id];
        if (entry === undefined) return 0;
        const weight = weights[entry.kind] * (isAboutNull && entry.kind === "field" ? 6 : 1);
        // Operations that come earlier in the document rank higher, because more readers want them.
        const late = 1 + (order.get(entry.where) ?? 0) / 500;
        return (weight / late) * bonus(entry, phrase, sought, called(id), spots.get(nameOf(entry)) ?? 0);
      },
    };
    const all = new Set(index.search(phrase, { ...options, combineWith: "AND" }).map(({ id }) => Number(id)));
    const some = index
      .search(phrase, { ...options, combineWith: "OR" })
      .filter(({ id, match }) => entries[id]?.kind !== "fact" || isOfFact(match))
      .map(({ id }) => Number(id));
    // If a phrase contains an entry's name, as in "play by play for one game", the entry ranks with the entries that contain all words.
    const isWhole = (id: number) => all.has(id) || called(id) >= inPhrase;
    // An operation's name with a fact's words means the fact, as in `box score fields`. But if the entire phrase is one of an entry's names, as in
    // `coaching changes`, it means that entry.
    const isCall = [...calls, ...operationCalls.values()].some((own) => own.includes(whole));
    const rankOf = (id: number) => (!isCall && called(id) === asFact ? 0 : isWhole(id) ? 1 : 2);
    const ids = some.toSorted((a, b) => rankOf(a) - rankOf(b));
    const hitsIn = (part: readonly number[]) => withOtherPages(part.flatMap((id) => entries[id] ?? []));
    const hits = [...hitsIn(ids.filter(isWhole)), ...hitsIn(ids.filter((id) => !isWhole(id)))];
    return { hits, whole: some.some(isWhole) };
  };
}
