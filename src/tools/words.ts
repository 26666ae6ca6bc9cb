/** Words without a meaning of their own in a search. */
const common = new Set(
  `a about against all an and any are as at be been by can could did do does each every find for from get give had has have how i in is
  it its last list many me most much my of on or our over per please show so some than that the their them there they this to
  up us was we were what when where which who whom whose why will with would year you your 2004 2023 2024 2025`.split(
    /\s+/,
  ),
);

/** What people write, and the words of the document for it. */
const meanings: Readonly<Record<string, string>> = {
  added: "ppa",
  announcer: "broadcast media",
  ap: "poll ranking",
  arena: "venue",
  beat: "game",
  best: "ranking rating",
  bet: "betting line",
  bowl: "postseason game",
  bracket: "playoff",
  broadcast: "media",
  called: "name search",
  capacity: "venue",
  championship: "playoff game",
  channel: "media broadcast outlet",
  class: "recruit",
  commit: "recruit",
  conversion: "team statistic",
  credited: "player statistic",
  epa: "ppa",
  favorite: "betting line spread",
  fixture: "game",
  forecast: "weather",
  fumble: "statistic",
  gambling: "betting line",
  hurry: "havoc",
  interception: "statistic",
  lead: "player statistic",
  leader: "player statistic",
  league: "conference",
  led: "player statistic",
  moneyline: "betting line",
  named: "name search",
  nfl: "draft",
  odds: "betting line",
  penalty: "team statistic",
  poll: "ranking",
  portal: "transfer",
  probability: "win probability",
  qb: "passing quarterback",
  quarterback: "passing",
  quota: "user info usage",
  rain: "weather",
  receiving: "player statistic",
  result: "game points",
  rivalry: "matchup",
  runner: "rushing",
  running: "rushing",
  runs: "rushing",
  rusher: "rushing",
  sack: "statistic",
  school: "team",
  score: "game points",
  series: "matchup",
  spread: "betting line",
  stadium: "venue",
  standing: "record",
  stat: "statistic",
  share: "usage",
  strongest: "rating",
  tackle: "player statistic",
  temperature: "weather",
  threw: "passing",
  throw: "passing",
  top: "ranking",
  touchdown: "player statistic",
  tv: "media broadcast outlet",
  wind: "weather",
  under: "betting line",
  winner: "game",
  won: "game",
};

/** A word without the endings that do not change what it means. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/ships?$/, "")
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

/** The weight of a word of a name, such as Ohio State: it says little about the operation. */
const ofName = 0.3;
/** The weight of a word of the document that is sought in place of another. */
const meant = 0.7;

/** The words to search for, each with its weight: those of the text, and those that the document has for them. */
export function soughtWords(text: string): Map<string, number> {
  const sought = new Map<string, number>();
  const add = (word: string, weight: number) => sought.set(word, Math.max(sought.get(word) ?? 0, weight));
  text.split(/[^\w+'-]+/).forEach((piece, index) => {
    const weight = index > 0 && /^[A-Z][a-z]/.test(piece) ? ofName : 1;
    for (const word of wordsOf(piece)) {
      add(word, weight);
      for (const other of stems.get(word) ?? []) add(other, weight * meant);
    }
  });
  return sought;
}
