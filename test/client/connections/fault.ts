import type { RequestListener } from "node:http";
import { CfbError, type Client, type ClientOptions, createClient } from "../../../src/index.js";
import { settled } from "../../support/clock.js";
import { FaultServer } from "../../support/fault-server.js";
import { respondWith } from "../../support/http-server.js";
import { membersOf } from "../../support/members.js";
import { shown } from "./shown.js";

export const key = "s3cr3t-key-of-mine";

/** A failure of the service or the network, and the expected outcome. */
export interface Fault {
  /** A sentence that says what goes wrong and what the caller sees. */
  readonly name: string;
  /** The server's responses, one for each request. The last one repeats. */
  readonly responses?: readonly RequestListener[];
  readonly options?: ClientOptions;
  /** The call. By default, it requests /games for one year. */
  readonly call?: (cfb: Client, server: FaultServer) => Promise<unknown>;
  /** What a successful call returns. */
  readonly returns?: unknown;
  /** The error of a failed call. Its message matches every expression. */
  readonly throws?: {
    readonly type: abstract new (...args: never[]) => CfbError;
    readonly code: string;
    readonly messages: readonly RegExp[];
    readonly with?: object;
  };
  /** How many requests reach the server, if that number is certain. */
  readonly requests?: number;
  /** Further assertions, right after the call. */
  readonly after?: (server: FaultServer, cfb: Client) => void | Promise<void>;
  readonly tls?: { key: string; cert: string };
}

/** A complete, successful response. */
export const success = respondWith(200, '[{"id":1}]');

export const games = (cfb: Client): Promise<unknown> => cfb.get("/games", { year: 2024 });

/**
 * Runs a fault with a new client and checks the outcome. An unhandled rejection fails the test without an assertion, because jest
 * reports it.
 */
export async function runFault(fault: Fault): Promise<void> {
  const server = new FaultServer(fault.tls);
  await server.listen();
  try {
    await checkOutcome(fault, server);
    await server.stop();
  } finally {
    server.closeAll();
  }
}

async function checkOutcome(fault: Fault, server: FaultServer): Promise<void> {
  // No time limits, because the clock runs a thousand times as fast. On a busy machine, any limit could be exceeded.
  const limits = { timeoutMs: Number.POSITIVE_INFINITY, totalTimeoutMs: Number.POSITIVE_INFINITY };
  const cfb = createClient({ apiKey: key, baseUrl: server.url, clock: server.clock, ...limits, ...fault.options });
  server.setResponses(...(fault.responses ?? [success]));
  const [outcome] = await Promise.allSettled([(fault.call ?? games)(cfb, server)]);
  const error = outcome.status === "rejected" ? outcome.reason : undefined;
  if (fault.throws !== undefined) checkError(error, fault.throws);
  else if (outcome.status === "rejected") throw error;
  else expect(outcome.value).toEqual(fault.returns);
  expect(server.requests).toBe(fault.requests ?? server.requests);
  await fault.after?.(server, cfb);
  if (fault.tls === undefined) await checkNextCall(server, cfb);
  await server.released();
  await settled();
  expect(server.clock.pending).toBe(0);
}

function checkError(error: unknown, { type, code, messages, with: members = {} }: NonNullable<Fault["throws"]>): void {
  expect(error).toBeInstanceOf(type);
  expect(error).toBeInstanceOf(CfbError);
  const expected = { name: type.name, code, ...members };
  expect(membersOf(error, expected)).toMatchObject(expected);
  for (const pattern of messages) expect(error).toHaveProperty("message", expect.stringMatching(pattern));
  expect(error).toHaveProperty("path", expect.stringMatching(/^\//));
  expect(shown(error)).not.toContain(key);
}

/** Checks that the next call on the same client succeeds. */
async function checkNextCall(server: FaultServer, cfb: Client): Promise<void> {
  server.setResponses(success);
  expect(await cfb.get("/games", { year: 2023 })).toEqual([{ id: 1 }]);
  // A request that a time limit ended can arrive only now, so the server may have seen several requests.
  expect(new Set(server.keys)).toEqual(new Set([`Bearer ${key}`]));
}
