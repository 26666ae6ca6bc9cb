import type { RequestListener } from "node:http";
import { inspect } from "node:util";
import { CfbError, type Client, type ClientOptions, createClient } from "../../src/index.js";
import { settled } from "./clock.js";
import { Stage } from "./fault-server.js";
import { answering } from "./http-server.js";

export const key = "s3cr3t-key-of-mine";

/** One thing that goes wrong, and what has to come of it. */
export interface Fault {
  /** A sentence: what goes wrong, and what the caller sees. */
  readonly name: string;
  /** How the server answers, request by request; the last one goes on. */
  readonly server?: readonly RequestListener[];
  readonly options?: ClientOptions;
  /** What is asked; /games of a year unless told otherwise. */
  readonly call?: (cfb: Client, stage: Stage) => Promise<unknown>;
  /** What the call gives, where it succeeds. */
  readonly gives?: unknown;
  /** How it fails; the message has to match every expression: what happened, and what to do. */
  readonly fails?: {
    readonly type: abstract new (...args: never[]) => CfbError;
    readonly code: string;
    readonly says: readonly RegExp[];
    readonly with?: object;
  };
  /** How many requests reach the server, where that is certain. */
  readonly requests?: number;
  /** What else has to hold, right after the call. */
  readonly also?: (stage: Stage, cfb: Client) => void | Promise<void>;
  readonly tls?: { key: string; cert: string };
}

/** An answer that ends like any other. */
export const fine = answering(200, '[{"id":1}]');

export const games = (cfb: Client): Promise<unknown> => cfb.get("/games", { year: 2024 });

/** Everything of a value that a log could show. */
export function shown(value: unknown): string {
  const error = value instanceof Error ? `${value.message}\n${value.stack}` : "";
  return `${error}\n${JSON.stringify(value)}\n${inspect(value, { depth: Infinity, showHidden: true })}`;
}

/**
 * Brings a fault upon a client of its own and sees that it survives. A rejection that nobody handles fails the test by itself: jest watches
 * for them.
 */
export async function survive(fault: Fault): Promise<void> {
  const stage = new Stage(fault.tls);
  await stage.listen();
  try {
    await meet(fault, stage);
    await stage.stop();
  } finally {
    stage.end();
  }
}

async function meet(fault: Fault, stage: Stage): Promise<void> {
  // Limits that no test machine reaches: the clock is a thousand times as fast.
  const limits = { timeoutMs: 10_000_000, totalTimeoutMs: 20_000_000 };
  const cfb = createClient({ apiKey: key, baseUrl: stage.url, clock: stage.clock, ...limits, ...fault.options });
  stage.play(...(fault.server ?? [fine]));
  const [outcome] = await Promise.allSettled([(fault.call ?? games)(cfb, stage)]);
  const error = outcome.status === "rejected" ? outcome.reason : undefined;
  if (fault.fails !== undefined) failed(error, fault.fails);
  else if (outcome.status === "rejected") throw error;
  else expect(outcome.value).toEqual(fault.gives);
  expect(stage.requests).toBe(fault.requests ?? stage.requests);
  await fault.also?.(stage, cfb);
  if (fault.tls === undefined) await next(stage, cfb);
  await stage.quiet();
  await settled();
  expect(stage.clock.pending).toBe(0);
}

function failed(error: unknown, { type, code, says, with: members = {} }: NonNullable<Fault["fails"]>): void {
  expect(error).toBeInstanceOf(type);
  expect(error).toBeInstanceOf(CfbError);
  expect(error).toMatchObject({ name: type.name, code, ...members });
  for (const words of says) expect(error).toHaveProperty("message", expect.stringMatching(words));
  expect(error).toHaveProperty("path", expect.stringMatching(/^\//));
  expect(shown(error)).not.toContain(key);
}

/** The next call on the same client works, whatever came before. */
async function next(stage: Stage, cfb: Client): Promise<void> {
  stage.play(fine);
  expect(await cfb.get("/games", { year: 2023 })).toEqual([{ id: 1 }]);
  // More than one where a request that a limit ended arrives only now.
  expect(new Set(stage.keys)).toEqual(new Set([`Bearer ${key}`]));
}
