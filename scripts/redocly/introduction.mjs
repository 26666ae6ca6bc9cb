import { wordsOf } from "./descriptions.mjs";

const numerals = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen " +
  "nineteen twenty"
).split(" ");

/** A number as the introduction writes it: in words up to twenty. */
const worded = (number) => numerals[number] ?? String(number);

/** The parts of sentences that count something, as they follow from the operations. */
function countsOf(operations) {
  const specified = operations.filter((operation) => operation["x-specified"]).length;
  const first = worded(specified);
  const limits = [...new Set(operations.flatMap((operation) => operation["x-max-in-flight"] ?? []))];
  return [
    `The service has ${operations.length} operations`,
    `${first.charAt(0).toUpperCase()}${first.slice(1)} of them, `,
    `The other ${operations.length - specified} are`,
    `at most ${limits.map(worded).join(", ")} requests per account at once`,
  ];
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

/** The lists of operations in the introduction: the extension, the list if there is one, the operations that have it, and an example. */
function listsOf(text, operations) {
  const sentence = /[^.:]* need tier \d[^.(]*/.exec(text)?.[0] ?? "";
  const tiers = new Map([...sentence.matchAll(/(\S.*?) (?:need )?tier (\d)/g)].map(([, list, tier]) => [+tier, list]));
  const used = operations.flatMap((operation) => operation["x-tier"] ?? []);
  return [
    ...[...new Set([...used, ...tiers.keys()])].map((tier) => [
      `x-tier: ${tier}`,
      tiers.get(tier),
      operations.filter((operation) => operation["x-tier"] === tier),
      "the weather and the scoreboard need tier 1, live plays tier 2",
    ]),
    [
      "x-metered: false",
      /([^.]*) cost nothing either/.exec(text)?.[1],
      operations.filter((operation) => operation["x-metered"] === false),
      "The scoreboard and `getUserInfo` cost nothing either.",
    ],
  ];
}

/** What the introduction says otherwise than the operations. */
function* problemsOf(text, operations) {
  for (const count of countsOf(operations).filter((each) => !text.includes(each)))
    yield `The introduction does not say \`${count}\`, as the operations do. Correct its sentence.`;
  for (const [extension, list = "", having, example] of listsOf(text, operations)) {
    const [said, actual] = [namedIn(list, operations), having].map((some) =>
      some.map((each) => each.operationId).join(", "),
    );
    if (said === actual) continue;
    yield `The introduction says that \`${extension}\` is for ${said || "no operation"}, the operations say ${actual}. Correct the sentence like \`${example}\`.`;
  }
}

/** The introduction (`info.description`) agrees with the extensions of the operations. */
export default () => ({
  Root(root, { report, location }) {
    const description = root.info?.description ?? "";
    const operations = Object.entries(root.paths ?? {}).flatMap(([path, { get }]) => (get ? [{ ...get, path }] : []));
    for (const message of problemsOf(description.replace(/\s+/g, " "), operations))
      report({ message, location: location.child(["info", "description"]) });
  },
});
