import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

/** The impact levels of problems that prevent people from reading a page. */
export const serious = ["serious", "critical"];

const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Returns axe's findings on a page. Each finding has a rule and the beginning of the first three elements that break the rule. If impacts are given,
 * returns only findings with these impacts. `preload` is off, because a page is not allowed to fetch its own style again.
 */
export function axeFindings(page: Page, impacts?: readonly string[]): Promise<unknown> {
  return page.evaluate(`${axe}; axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) =>
    violations.filter(({ impact }) => ${impacts === undefined} || ${JSON.stringify(impacts ?? [])}.includes(impact))
      .map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 150)).join(" ")))`);
}
