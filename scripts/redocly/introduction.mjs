const numerals = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen " +
  "nineteen twenty"
).split(" ");

/** A number in digits or as a word up to twenty; NaN for anything else. */
function numberOf(text) {
  const index = numerals.indexOf(text.toLowerCase());
  return index >= 0 ? index : Number(text.replaceAll(",", ""));
}

/** The words of a name or a text in lower case and in the singular: `adjustedMetrics` gives `adjusted` and `metric`. */
function wordsOf(text) {
  const words = text.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return (words.match(/[a-z]+/g) ?? []).filter((word) => word !== "the").map((word) => word.replace(/s$/, ""));
}

/** The operations that a list names: "the scoreboard, live plays and `getUserInfo`". */
function namedIn(list, operations) {
  const subjects = list.split(/, | and /).filter((subject) => subject.trim() !== "");
  return operations.filter((operation) => {
    const own = new Set(wordsOf([operation.path, operation.operationId, ...(operation.tags ?? [])].join(" ")));
    return subjects.some((subject) => {
      const id = /`(\w+)`/.exec(subject)?.[1];
      return id === undefined ? wordsOf(subject).every((word) => own.has(word)) : id === operation.operationId;
    });
  });
}

const idsOf = (operations) =>
  operations
    .map(({ operationId }) => operationId)
    .sort()
    .join(", ");

/** What the introduction says of the extensions, as [subject, what it says, what the extensions say, example of a sentence]. */
function* statements(text, operations) {
  const specified = operations.filter((operation) => operation["x-specified"]).length;
  const counts = [
    [
      "the number of operations",
      /The service has (\S+) operations/,
      operations.length,
      "The service has 85 operations",
    ],
    [
      "the number of `x-specified` operations",
      /(\S+) of them, /,
      specified,
      "Seventeen of them, games and statistics, …",
    ],
    ["the number of other operations", /The other (\S+) are/, operations.length - specified, "The other 68 are …"],
  ];
  for (const [subject, pattern, actual, example] of counts) {
    const said = pattern.exec(text)?.[1];
    yield [subject, said && numberOf(said), actual, example];
  }
  const tiers = /[^.:]* need tier \d[^.(]*/.exec(text)?.[0] ?? "";
  const saidTiers = [...tiers.matchAll(/(\S.*?) (?:need )?tier (\d)/g)];
  const inUse = operations.flatMap((operation) => operation["x-tier"] ?? []);
  for (const tier of new Set([...inUse, ...saidTiers.map(([, , number]) => Number(number))])) {
    const list = saidTiers.find(([, , number]) => Number(number) === tier)?.[1];
    const actual = idsOf(operations.filter((operation) => operation["x-tier"] === tier));
    const said = list && idsOf(namedIn(list, operations));
    yield [
      `the operations of \`x-tier: ${tier}\``,
      said,
      actual,
      "the weather and the scoreboard need tier 1, live plays tier 2",
    ];
  }
  const limits = [...new Set(operations.flatMap((operation) => operation["x-max-in-flight"] ?? []))];
  const limit = /at most (\S+) requests of a key at once/.exec(text)?.[1];
  yield [
    "`x-max-in-flight`",
    limit && String(numberOf(limit)),
    limits.join(", "),
    "at most two requests of a key at once",
  ];
  const [, before, after] = /(?:([^.]*) cost nothing either|Neither do ([^.]*))/.exec(text) ?? [];
  const free = idsOf(operations.filter((operation) => operation["x-metered"] === false));
  const list = before ?? after;
  yield [
    "the operations of `x-metered: false`",
    list && idsOf(namedIn(list, operations)),
    free,
    "The scoreboard and `getUserInfo` cost nothing either.",
  ];
}

/** Every `x-` key below a node. */
function extensionsIn(node, found = new Set()) {
  if (typeof node !== "object" || node === null) return found;
  for (const [key, child] of Object.entries(node)) {
    if (key.startsWith("x-")) found.add(key);
    else extensionsIn(child, found);
  }
  return found;
}

/** The introduction (`info.description`) agrees with the extensions, and its table explains each of them. */
export default () => ({
  Root(root, { report, location }) {
    const description = root.info?.description ?? "";
    const at = location.child(["info", "description"]);
    const operations = Object.entries(root.paths ?? {}).flatMap(([path, { get }]) => (get ? [{ ...get, path }] : []));
    for (const [subject, said, actual, example] of statements(description.replace(/\s+/g, " "), operations)) {
      if (said === actual) continue;
      const message =
        said === undefined || said === ""
          ? `The introduction has no sentence that this rule can read about ${subject}, which is ${actual}. Write it like \`${example}\`.`
          : `The introduction says that ${subject} is ${said}, the operations say ${actual}. Correct the sentence like \`${example}\`.`;
      report({ message, location: at });
    }
    const rows = new Set([...description.matchAll(/^\| `(x-[\w-]+)` \|/gm)].map(([, name]) => name));
    for (const name of extensionsIn(root)) {
      if (rows.has(name)) continue;
      const message = `The table of extensions in the introduction does not explain \`${name}\`. Add a row: its name in backticks, and what it says.`;
      report({ message, location: at });
    }
  },
});
