import { bundled } from "./browser.js";
import type { PackedEntries } from "./search/entry.js";

/** The script that every page has. */
export const pageScript = (): Promise<string> => bundled("browser/page.ts");

/** The script of the search, with everything that it can find. */
export const searchScript = (entries: PackedEntries): Promise<string> =>
  bundled("browser/search.ts", { define: { SEARCH_ENTRIES: JSON.stringify(entries) }, globalName: "cfbSearch" });

/** The script of the form: the client and the sample service. The form makes single calls by `result`. */
export const formScript = (): Promise<string> =>
  bundled("playground/panel.ts", {
    globalName: "cfbForm",
    without: /\/(openapi-fetch|seasons\/each|seasons\/season-week|watch\/watch)\.js$/,
  });
