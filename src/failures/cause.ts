import type { Redact } from "./redact.js";

/**
 * A member of a thrown value of any kind: an error of another realm (a worker, a test runner's sandbox) is not an `instanceof Error` here, and a
 * getter may throw.
 */
export function memberOf(error: unknown, name: string): unknown {
  try {
    return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
  } catch {
    return undefined;
  }
}

/** How many errors deep a cause is rebuilt, and how many errors in all: an aggregate may hold itself. */
const maxDepth = 8;
const maxErrors = 50;

/**
 * A cause that holds no key: rebuilt from name, message, code, stack and causes, as anything else on an error may be the request. Reads hostile
 * objects without failing.
 */
export function rebuiltCause(cause: unknown, redact: Redact, depth = 0, budget = { left: maxErrors }): unknown {
  if (typeof cause === "string") return redact(cause);
  if (typeof cause !== "object" || cause === null) return undefined;
  const read = (name: string) => memberOf(cause, name);
  const textOf = (name: string) => {
    const value = read(name);
    return typeof value === "string" ? redact(value) : undefined;
  };
  const error = new Error(textOf("message") ?? "");
  const define = (name: string, value: unknown) => {
    if (value !== undefined) Object.defineProperty(error, name, { value, configurable: true, writable: true });
  };
  define("name", textOf("name"));
  // Never the stack of this function.
  define("stack", textOf("stack") ?? `${error.name}: ${error.message}`);
  const code = read("code");
  if (typeof code === "string" || typeof code === "number") {
    Object.assign(error, { code: typeof code === "string" ? redact(code) : code });
  }
  budget.left--;
  if (depth >= maxDepth || budget.left <= 0) return error;
  define("cause", rebuiltCause(read("cause"), redact, depth + 1, budget));
  const errors = read("errors");
  if (Array.isArray(errors))
    define(
      "errors",
      errors.slice(0, maxDepth).map((each) => rebuiltCause(each, redact, depth + 1, budget)),
    );
  return error;
}
