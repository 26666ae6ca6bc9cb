/** Creates a lint rule for operations. `problemsOf` yields each problem's key and message. */
export const onOperations = (problemsOf) => () => ({
  Operation(operation, { report, location, resolve }) {
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter).node ?? {});
    for (const [key, message] of problemsOf(operation, parameters, resolve))
      report({ message, location: location.child([key]).key() });
  },
});

/** Whether parameters determine when values are known (`through-week`). */
export const isBounded = (asOf) => typeof asOf === "object" && asOf !== null;

/** Checks that an operation's extensions agree with its parameters and its response. */
export const operations = onOperations(function* problemsOf(operation, parameters) {
  const { "x-freshness": stays, "x-as-of": known, "x-data-since": since } = operation;
  const exampleOf = (name) => parameters.find((parameter) => parameter.name === name)?.example;

  if (exampleOf("year") < since)
    yield [
      "x-data-since",
      `The example of \`year\` is ${exampleOf("year")}, before the first season with data. Use a parameter whose example is ${since} or later.`,
    ];

  // The cache uses `x-freshness`, and advice to users comes from `x-as-of`, so these two must agree.
  if (
    (stays === "live" && known !== "live") ||
    (known !== "unknown" && (stays === "reference") !== (known === "reference"))
  )
    yield [
      "x-as-of",
      `\`x-freshness: ${stays}\` contradicts \`x-as-of: ${JSON.stringify(known)}\`. A live operation needs \`x-as-of: live\`, and \`x-as-of: reference\` is only for reference data.`,
    ];

  const taken = parameters.map(({ name }) => name);
  for (const name of (isBounded(known) ? Object.values(known).flat() : []).filter((each) => !taken.includes(each)))
    yield [
      "x-as-of",
      `\`x-as-of\` names \`${name}\`, which is not a parameter of this operation. Use one of ${taken.join(", ")}.`,
    ];

  // If two parameters were in the wrong order here, the client would refuse every useful query.
  for (const [low, high] of operation["x-not-greater-than"] ?? [])
    if (exampleOf(low) > exampleOf(high))
      yield [
        "x-not-greater-than",
        `The examples break \`x-not-greater-than: [[${low}, ${high}]]\`: ${exampleOf(low)} is greater than ${exampleOf(high)}. Name the lower parameter first.`,
      ];
});
