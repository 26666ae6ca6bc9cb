/** Words without a meaning of their own in a search. */
const common = new Set(
  `a about after again against all an and another any anyone are as at be been by can could did do does each every find for from get give
  had has have how i in is it its last list many me most much my of on or our over per please show so some than that the their them there they this to
  up us was we were what when where which whose why will with would year you your`.split(/\s+/),
);

/** Words of the document, each with what people write for them. */
const meanings: Readonly<Record<string, string>> = {
  "betting line":
    "bet bettor bookmaker favorite favored gamble handicap moneyline odds sportsbooks under underdog vegas wager",
  "betting line spread": "spread",
  "record spread against": "ats cover",
  "broadcast media outlet": "aired announcer broadcast channel espn network radio stream television tv watch",
  calendar: "date",
  "coach tenure": "hired fired",
  "coach profile": "bio biography career",
  conference: "league",
  "conference membership": "belong",
  "conference change": "join leave realigned realignment switched",
  draft: "nfl",
  drive: "possession",
  "field goal expected points": "kick",
  game: "attendance beat bowl fixture halftime kickoff schedule winner won",
  "game points": "result score scored",
  havoc: "hurry disruption disruptive",
  height: "tall taller tallest size",
  "kicker kicking": "kicker placekicker",
  matchup: "meetings rivalry series",
  "live scoreboard": "currently moment now today underway",
  "matchup history": "ever historic historically",
  "name search": "called named",
  passing: "completion dropback passer quarterback threw throw thrown",
  player: "who whom",
  "player position": "cornerback guard lineman linebacker safety tackle",
  "player statistic":
    "credited kickoff lead leader leading led punt reception returner receiving receiver tackles touchdown",
  "playoff game": "championship bracket semifinal",
  ppa: "added",
  "predicted point down distance": "1st 2nd 3rd 4th midfield",
  recruit: "commit commitment prospect signee signing",
  "recruit class": "class",
  "ranking poll": "ap committee poll ranked top",
  "rating ranking": "best",
  record: "standing",
  "returning production": "comeback returns",
  roster: "depth jersey lineup squad",
  rushing: "carries runner running runs rusher tailback",
  statistic: "fumble interception sack",
  "team mascot": "logo mascot nickname",
  team: "club franchise program school side university",
  "team statistic": "conversion downs kickoff margin penalized penalty possession punt turnover",
  transfer: "entered leave portal",
  usage: "share snaps touches",
  "plan quota": "calls quota subscription",
  tier: "access patreon plan",
  venue: "arena capacity dome grass seat stadium turf",
  weather: "cold forecast hot humidity rain rainy snow storm temperature wind windy",
  weight: "heavy pounds",
  rating: "strongest strength power",
  "win probability": "chance expected likelihood probability upset",
};

/** Words for exactly the same. */
const same = new Map(Object.entries({ epa: "ppa", qb: "quarterback", stat: "statistic", stats: "statistic" }));

/** A word without the endings that do not change what it means. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/ships?$/, "")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1")
    .replace(/(.{3})(ing|ed)$/, "$1")
    .replace(/([^aeiouls])\1$/, "$1")
    .replace(/(.{3})ly$/, "$1");
}

/** The words of a text, in order: lower case, split where case changes, stemmed. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9+]+/)
    .filter((word) => word.length > 1 && !common.has(word) && !/^\d+$/.test(word))
    .map((word) => same.get(word) ?? word)
    .map(stem);
}

/** The pairs of neighbors among words, such as `field goal`: they say more than both words apart. */
export const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]} ${word}`);

/** The words of the document for each stem that people write. */
const stems = new Map<string, string[]>();
for (const [meant, written] of Object.entries(meanings)) {
  for (const word of wordsOf(written)) stems.set(word, [...(stems.get(word) ?? []), ...wordsOf(meant)]);
}

/** The weight of a word of a name, such as Ohio State: it says little about the operation. */
const ofName = 0.3;
/** The weight of the words of the document that are sought in place of another, together. */
const meant = 0.9;

/** The weight of a pair of neighbors. */
const ofPair = 0.5;

/** The words and pairs to search for, each with its weight: those of the text, and those that the document has for them. */
export function soughtWords(text: string): Map<string, number> {
  const sought = new Map<string, number>();
  const add = (word: string, weight: number) => sought.set(word, Math.max(sought.get(word) ?? 0, weight));
  text.split(/[^\w+'-]+/).forEach((piece, index) => {
    const weight = index > 0 && /^[A-Z][a-z]/.test(piece) ? ofName : 1;
    for (const word of wordsOf(piece)) {
      add(word, weight);
      const others = stems.get(word) ?? [];
      for (const other of others) add(other, (weight * meant) / Math.sqrt(others.length));
    }
  });
  for (const pair of pairsOf(wordsOf(text))) add(pair, ofPair);
  return sought;
}

/** The years that a text names. */
export const yearsOf = (text: string): number[] => (text.match(/\b(?:18|19|20)\d\d\b/g) ?? []).map(Number);
