/** Returns the fragment of a heading: `## What a call costs` becomes `what-a-call-costs`. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .trim()
    .replaceAll(" ", "-");
