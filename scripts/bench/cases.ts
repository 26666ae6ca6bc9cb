import type { Client } from "cfb-openapi";

/** Makes a process's calls at once. Unless a case needs shared URLs, the process's number is in the URLs, so that no other process requests them. */
type Calls = (
  cfb: Client,
  process: number,
  count: number,
) => Promise<{ readonly ok: boolean; readonly error?: unknown }>[];

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const ownId = (process: number, index: number) => 1 + process * 1_000 + index;

/** The calls of each case. */
export const cases = {
  floor: (cfb, process, count) => times(count, (index) => cfb.result("/games", { id: ownId(process, index) })),
  /** Every process requests the same URLs. */
  cold: (cfb, _, count) => times(count, (index) => cfb.result("/games", { year: 2005 + index })),
  /** For this operation, the service accepts only two concurrent requests per account. */
  slots: (cfb, process, count) =>
    times(count, (index) => cfb.result("/plays/stats", { gameId: ownId(process, index) })),
} as const satisfies Readonly<Record<string, Calls>>;

export type CaseName = keyof typeof cases;

/** Calls whose cost is measured one at a time. `index` is different for every call. */
export const costs: readonly { readonly what: string; call(cfb: Client, index: number): Promise<unknown> }[] = [
  { what: "sent, not stored", call: (cfb, index) => cfb.get("/games", { id: index }, { cache: "no-store" }) },
  { what: "sent and stored", call: (cfb, index) => cfb.get("/games", { id: index }) },
  { what: "from the cache", call: (cfb) => cfb.get("/games", { id: 1 }) },
];
