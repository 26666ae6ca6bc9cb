import { bundled } from "./browser.js";
import type { PackedEntries } from "./search/entry.js";

/** Bundles the script that every page loads. */
export const pageScript = (): Promise<string> => bundled("browser/page.ts");

/** Bundles the search script with all entries that it can find. */
export const searchScript = (entries: PackedEntries): Promise<string> =>
  bundled("browser/search.ts", { define: { SEARCH_ENTRIES: JSON.stringify(entries) }, globalName: "cfbSearch" });

/** Bundles the form's script, which contains the client and the sample service. Leaves out code that single calls with `result` do not need. */
export const formScript = (): Promise<string> =>
  bundled("playground/panel.ts", {
    globalName: "cfbForm",
    without: /\/(openapi-fetch|seasons\/each|seasons\/season-week|watch\/watch)\.js$/,
  });
