/** Returns a heading's fragment. For example, `What a call costs` becomes `what-a-call-costs`. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .trim()
    .replaceAll(" ", "-");
