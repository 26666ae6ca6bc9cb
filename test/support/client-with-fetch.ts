import { inspect } from "node:util";
import { type Client, type ClientOptions, createClient } from "../../src/index.js";

/** A key in the service's format: 64 characters. */
export const key = "k3yOfMine+0123456789/abcdefghijklmnopqrstuvwxyz=ABCDEFGHIJKLMNOP";

/** Creates a client with an injected `fetch` that records every request. */
export function clientWithFetch(
  respond: (request: Request, number: number) => Response | Promise<Response>,
  options: ClientOptions = {},
): { readonly cfb: Client; readonly requests: Request[] } {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return respond(request, requests.length);
  };
  return { requests, cfb: createClient({ apiKey: key, fetch, retries: 0, ...options }) };
}

/** Returns the reason with which a promise rejects. Throws if the promise resolves. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  const outcome = await promise.then(
    () => ({ resolved: true }) as const,
    (error: unknown) => ({ resolved: false, error }) as const,
  );
  if (outcome.resolved) throw new Error("the promise resolved");
  return outcome.error;
}

/** Returns the first three occurrences of a secret in a value's visible content, each with a few characters around it. */
export function leaks(value: unknown, secret = key): string[] {
  const text = exposed(value);
  const found: string[] = [];
  for (let at = text.indexOf(secret); at >= 0 && found.length < 3; at = text.indexOf(secret, at + secret.length)) {
    found.push(text.slice(Math.max(0, at - 60), at + secret.length + 20));
  }
  return found;
}

/** Returns everything that a log, a debugger or a serializer can show of a value, including accessors, symbols and hidden properties. */
function exposed(value: unknown): string {
  const all = { showHidden: true, depth: Infinity, maxArrayLength: null, maxStringLength: null, breakLength: Infinity };
  const texts = [
    inspect(value, all),
    inspect(value, { ...all, getters: true }),
    inspect(value, { ...all, customInspect: false }),
    JSON.stringify(value),
    String(value),
    ...walk(value, new Set()),
  ];
  return texts.join("\n");
}

/** Yields the names and strings of all own properties at any depth. Skips getters that throw. */
function* walk(value: unknown, seen: Set<unknown>): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  if (value instanceof Headers) yield JSON.stringify([...value]);
  for (const name of Reflect.ownKeys(value)) {
    yield String(name);
    let member: unknown;
    try {
      member = Reflect.get(value, name);
    } catch {
      continue;
    }
    yield* walk(member, seen);
  }
}
