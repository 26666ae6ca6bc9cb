/** The example of a season is one with data. */
export const examples = () => ({
  Operation(operation, { report, location, resolve }) {
    const since = operation["x-data-since"];
    const year = (operation.parameters ?? [])
      .map((parameter) => resolve(parameter).node)
      .find((parameter) => parameter?.name === "year")?.example;
    if (since === undefined || year === undefined || year >= since) return;
    const message = `The example of \`year\` is ${year}, before the first season with data. Use a parameter whose example is ${since} or later: \`yearSince2025\`.`;
    report({ message, location: location.child(["x-data-since"]).key() });
  },
});

/** What is live has live values, and reference data alone is known as such: the cache follows one of the two, and advice the other. */
export const freshness = () => ({
  Operation(operation, { report, location }) {
    const { "x-freshness": stays, "x-as-of": known } = operation;
    const isLive = stays !== "live" || known === "live";
    if (isLive && (known === "unknown" || (stays === "reference") === (known === "reference"))) return;
    const message = `\`x-freshness: ${stays}\` contradicts \`x-as-of: ${JSON.stringify(known)}\`. A live operation needs \`x-as-of: live\`, and \`x-as-of: reference\` is for reference data alone.`;
    report({ message, location: location.child(["x-as-of"]).key() });
  },
});

/** An order of two parameters agrees with their examples: written the other way round, it would refuse every useful query. */
export const ordered = () => ({
  Operation(operation, { report, location, resolve }) {
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter).node);
    const exampleOf = (name) => parameters.find((parameter) => parameter?.name === name)?.example;
    for (const [low, high] of operation["x-not-greater-than"] ?? []) {
      if (!(exampleOf(low) > exampleOf(high))) continue;
      const message = `The examples break \`x-not-greater-than: [[${low}, ${high}]]\`: ${exampleOf(low)} is greater than ${exampleOf(high)}. Name the lower parameter first.`;
      report({ message, location: location.child(["x-not-greater-than"]).key() });
    }
  },
});
