import { bundled } from "./browser.js";
import type { PackedEntries } from "./search/entry.js";

/** The script of every page. */
export const pageScript = (): Promise<string> => bundled("browser/page.ts");

/** The script of the search, with all its entries. */
export const searchScript = (entries: PackedEntries): Promise<string> =>
  bundled("browser/search.ts", { define: { SEARCH_ENTRIES: JSON.stringify(entries) }, globalName: "cfbSearch" });

/** The script of the form, with the client and the sample service. The form makes single calls with `result`. */
export const formScript = (): Promise<string> =>
  bundled("playground/panel.ts", {
    globalName: "cfbForm",
    without: /\/(openapi-fetch|seasons\/each|seasons\/season-week|watch\/watch)\.js$/,
  });
