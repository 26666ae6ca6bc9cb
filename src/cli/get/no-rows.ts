import { operations } from "../../document/operation.js";
import { nearest } from "../../query/suggest.js";
import { type Call, typedCall } from "../call.js";
import { sampleCoverage, sampleNames } from "../sample-world.js";

type Names = Awaited<ReturnType<typeof sampleNames>>;

/** The name that a value most likely means. Undefined where the value is a name itself, or no name is near. */
function meant(value: string, { teams, conferences }: Names): string | undefined {
  const own = value.toLowerCase();
  const conference = conferences.find(({ name }) => name.toLowerCase() === own);
  // Many operations match the abbreviation alone.
  if (conference) return conference.abbreviation ?? undefined;
  const names = [...teams, ...conferences.flatMap(({ name, abbreviation }) => [name, abbreviation ?? name])];
  return names.some((name) => name.toLowerCase() === own) ? undefined : nearest(value, names);
}

/** Sentences about a call without rows: the call, the nearest known names, and for the sample service where to see what it covers. */
export async function noRows(call: Call, sample: boolean): Promise<string[]> {
  const { parameters } = operations[call.path];
  const names = await sampleNames();
  const hints = Object.entries(call.query).flatMap(([name, value]) => {
    if (typeof value !== "string" || parameters[name]?.enum) return [];
    const other = meant(value, names);
    if (other === undefined || other.toLowerCase() === value.toLowerCase()) return [];
    const [, pair = ""] = typedCall({ path: call.path, query: { [name]: other } }).split(`${call.path} `);
    return [`Did you mean ${pair}?`];
  });
  return [[`No rows for ${typedCall(call)}.`, ...hints].join(" "), ...(sample ? [sampleCoverage] : [])];
}
