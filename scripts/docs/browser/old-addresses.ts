/** The new pages for sections of the former page. */
const sections: Readonly<Record<string, string>> = {
  "start-here": "docs/start.html",
  quota: "docs/costs.html#quota",
  guides: "docs/start.html",
  terms: "docs/terms.html",
};

/**
 * Returns the new URL, relative to the home page, for a fragment in the former one-page reference or in Redocly's reference, such as
 * `tag/games/operation/getGames`. Returns undefined for any other fragment.
 */
export function newAddress(
  fragment: string,
  operationIds: readonly string[],
  tags: readonly string[],
): string | undefined {
  const [spot = "", query] = fragment.replace(/^\//, "").split("?");
  const parts = spot.split("/");
  const [group = "", name = ""] = parts;
  const same = (other: string) => (each: string) => each.toLowerCase() === other.toLowerCase();
  if (group === "section") return sections[name] ?? `about.html#${name}`;
  const operationId = operationIds.find(same(parts.at(-1) ?? ""));
  if (operationId !== undefined) return `operations/${operationId}.html${query === undefined ? "" : `#?${query}`}`;
  const tag = tags.find(same(group === "tag" ? name : spot));
  return tag === undefined ? undefined : `groups/${tag}.html`;
}

/** Opens the new page if the URL belongs to the former reference, as `index.html#games/getGames` does. */
export function followOldAddress(): void {
  if (!document.body.classList.contains("home") || location.hash === "") return;
  const operations = [...document.querySelectorAll<HTMLElement>("[data-operation]")];
  const tags = [...document.querySelectorAll("[id^=group-]")].map(({ id }) => id.slice("group-".length));
  const ids = operations.map(({ dataset }) => dataset.operation ?? "");
  const address = newAddress(location.hash.slice(1), ids, tags);
  if (address !== undefined) location.replace(address);
}
