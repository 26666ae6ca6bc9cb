import { type Change, type ClientOptions, createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { ManualClock, settled } from "../support/clock.js";

/** Creates a clock whose wall time is a moment in the sample world. */
export function clockAt(date: string): ManualClock {
  const clock = new ManualClock();
  clock.time = Date.parse(date);
  return clock;
}

/** Returns a client of a sample service that moves with the clock, and the monotonic times of the client's requests. */
export function sampleClient(clock: ManualClock, options: ClientOptions = {}) {
  const polls: number[] = [];
  const service = createSampleService({ now: () => clock.time });
  const fetch = (request: Request) => {
    polls.push(clock.monotonic());
    return service(request);
  };
  return { polls, cfb: createClient({ apiKey: "sample", clock, fetch, retries: 0, ...options }) };
}

/** What a watch has yielded so far, and how it has ended. */
export interface Watching<Row> {
  readonly changes: Change<Row>[];
  done: boolean;
  error?: unknown;
}

/** Follows a watch without awaiting it, so that a test can move the clock. */
export function follow<Row>(watch: AsyncIterable<Change<Row>>): Watching<Row> {
  const watching: Watching<Row> = { changes: [], done: false };
  const run = async () => {
    for await (const change of watch) watching.changes.push(change);
  };
  run().then(
    () => Object.assign(watching, { done: true }),
    (error: unknown) => Object.assign(watching, { done: true, error }),
  );
  return watching;
}

/** Moves the clock in steps, because the service's response takes real time. Ends early if the watch has ended. */
export async function passTime(clock: ManualClock, ms: number, watching: Watching<unknown>, stepMs = 1_000) {
  for (let passed = 0; passed < ms && !watching.done; passed += stepMs) {
    await clock.pass(stepMs);
    // The client needs a few turns of the event loop to read a response's body.
    for (let turn = 0; turn < 3; turn++) await settled();
  }
}
