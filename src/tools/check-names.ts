import { selection } from "../../generated/selection.js";
import type { Client } from "../client.js";
import { QueryError } from "../errors.js";
import type { Path } from "../types.js";
import type { Budget } from "./budget.js";

/** What `Client.names` loads as one list, by the first part of a field in `x-matches`. */
const lists = ["team", "conference", "position", "playType", "draftTeam"] as const;

/** A list and a call of its own, each with retries. */
const requests = 4;

/**
 * Loads the lists of names that a query is compared with, so that the notices of a call know them. Each list is loaded once. Without enough
 * calls left, names are not compared. A list that cannot be loaded breaks no call.
 */
export async function loadNames(client: Client, path: Path, query: object, budget: Budget): Promise<void> {
  const matches = selection[path].matches ?? {};
  for (const [name, value] of Object.entries(query)) {
    const kind = lists.find((each) => matches[name]?.fields.some((field) => field.startsWith(`${each}.`)));
    if (kind === undefined || typeof value !== "string" || value === "" || budget.left() < requests) continue;
    await budget
      .spend<object>(() => client.names[kind](value))
      .catch((error: unknown) => {
        // An unknown name is a notice of the call. Any other failure meets the call itself.
        if (!(error instanceof QueryError)) return;
      });
  }
}
