/** Words without a meaning of their own in a search. */
const common = new Set(
  `a about against all an and any are as at be been by can could did do does each every find for from get give had has have how i in is
  it its last list many me most much my of on or our over per please season show so some tell than that the their them there they this to
  under up us was we were what when where which who whom whose why will with would year you your 2004 2023 2024 2025`.split(
    /\s+/,
  ),
);

/** What people write, and the words of the document for it. */
const meanings: Readonly<Record<string, string>> = {
  arena: "venue",
  announcer: "broadcast media",
  bet: "betting line",
  bowl: "postseason game",
  bracket: "playoff",
  broadcast: "media",
  capacity: "venue",
  channel: "media broadcast outlet",
  championship: "playoff",
  class: "recruit",
  commit: "recruit",
  favorite: "betting line spread",
  fixture: "game",
  forecast: "weather",
  gambling: "betting line",
  head: "matchup",
  hurry: "havoc",
  kicker: "field goal kicker",
  league: "conference",
  moneyline: "betting line",
  nfl: "draft",
  odds: "betting line",
  portal: "transfer",
  probability: "win probability",
  qb: "passing quarterback",
  quarterback: "passing",
  quota: "user info usage",
  rain: "weather",
  receiver: "player receiving",
  rivalry: "matchup",
  runner: "rushing",
  running: "rushing",
  runs: "rushing",
  rusher: "rushing",
  scores: "game points",
  school: "team",
  series: "matchup",
  spread: "betting line",
  stadium: "venue",
  standing: "record",
  stat: "statistic",
  temperature: "weather",
  throw: "passing",
  threw: "passing",
  tv: "media broadcast outlet",
  wind: "weather",
};

/** A word without the endings that do not change what it means. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1")
    .replace(/(.{3})(ing|ed)$/, "$1")
    .replace(/(.{3})ly$/, "$1");
}

/** The words of a text, in order: lower case, split where case changes, stemmed. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9+]+/)
    .filter((word) => word.length > 1 && !common.has(word))
    .map(stem);
}

const stems = new Map(Object.entries(meanings).map(([word, meant]) => [stem(word), wordsOf(meant)]));

/** The words to search for, each with its weight: those of the text, and those that the document has for them. */
export function soughtWords(text: string): Map<string, number> {
  const sought = new Map<string, number>();
  const add = (word: string, weight: number) => sought.set(word, Math.max(sought.get(word) ?? 0, weight));
  for (const word of wordsOf(text)) {
    add(word, 1);
    for (const other of stems.get(word) ?? []) add(other, 0.7);
  }
  return sought;
}
