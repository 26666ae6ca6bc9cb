import { dayMs } from "../../cache/ttl.js";
import { listedKindOf, selection } from "../../document/selection.js";
import { listSources } from "../../notices/name-lists.js";
import type { Path } from "../../types.js";
import { cacheFolder } from "../files/cache-folder.js";
import { prepareFolder } from "../files/destination.js";
import type { TypedCall } from "./call.js";
import type { Io } from "./io.js";
import type { Session } from "./session.js";

/** If fewer calls than this are left in the month, the command compares names only with stored lists. */
const lowQuota = 50;

const listTtlMs = 30 * dayMs;

/** Returns the paths of the lists that contain valid names for a call's parameters. */
function listsOf({ path, query }: TypedCall): Path[] {
  const kinds = Object.entries(selection[path].matches ?? {}).flatMap(([parameter, matches]) =>
    typeof query[parameter] === "string" ? (listedKindOf(matches) ?? []) : [],
  );
  return [...new Set(kinds)].map((kind) => listSources[kind].path);
}

/** Returns how many calls are left this month. Returns 0 if a list can't be stored, for example because there is no home folder. */
async function callsLeft({ quota }: Session["client"], { env }: Io): Promise<number> {
  try {
    await prepareFolder(cacheFolder(env), 0o700);
    return (await quota.refresh()).remaining ?? 0;
  } catch {
    // The call itself will report the problem.
    return 0;
  }
}

/**
 * Stores the lists with which the client compares a call's names, unless the call is free or few calls are left. Never throws, because this check
 * must not make a call fail.
 */
export async function storeLists({ client, plan, result }: Session, call: TypedCall, io: Io): Promise<void> {
  const lists = listsOf(call);
  if (lists.length === 0 || (await plan([call])).totals.metered === 0) return;
  for (const path of lists) {
    const request = (left: number) =>
      result({ path, query: {} }, { cacheTtlMs: listTtlMs, notices: "off", budget: { left } });
    if ((await request(0)).ok || (await callsLeft(client, io)) < lowQuota || !(await request(1)).ok) continue;
    io.note(`Checking names takes one call to ${path}. The list is then stored for 30 days. --quiet turns this off.`);
  }
}
