import type { CallOptions, ClientOptions, NoticeEvent } from "../../../src/index.js";
import { type ManualClient, manualClient, watch } from "../../support/manual-client.js";

export const hour = 3_600_000;
export const day = 24 * hour;
export const year = { year: 2024 } as const;
export const rows = () => Response.json([{ id: 1 }], { headers: { "x-calllimit-remaining": "100" } });
export const refused = (): never => {
  throw new TypeError("fetch failed");
};

/**
 * Returns a client that has stored a response of `/games` for the current season, fresh for an hour. It was stored when the client was `afterMs` old.
 * From then on, the service responds with `fails`.
 */
export async function storedClient(fails: () => Response | undefined, options: ClientOptions = {}, afterMs = 0) {
  const notices: NoticeEvent[] = [];
  let failing = false;
  const settings = { cache: true, retries: 1, onNotice: (event: NoticeEvent) => notices.push(event), ...options };
  const made = manualClient(settings, () => (failing ? fails() : rows()));
  made.clock.skip(afterMs);
  await made.cfb.get("/games", year);
  failing = true;
  return { ...made, notices };
}

/** Makes a call, lets enough time pass for its attempts, and returns its result. */
export async function resultOf({ cfb, clock }: ManualClient, own?: CallOptions) {
  const call = watch(cfb.result("/games", year, own));
  for (let step = 0; step < 300 && !call.done; step++) await clock.pass(1_000);
  return call.data;
}
