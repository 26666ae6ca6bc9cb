import type { Redact } from "../../query/redact.js";

/** Reads a member of any thrown value. An error from another realm is not an `instanceof Error`, and a getter may throw. */
export function thrownMember(error: unknown, name: string): unknown {
  try {
    return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
  } catch {
    return undefined;
  }
}

/** The maximum depth and number of causes to copy. An aggregate error may contain itself. */
const maxDepth = 8;
const maxErrors = 50;

/** Copies an error's name, message, code, stack and causes, without the key. Other members may contain the request. */
export function rebuiltCause(cause: unknown, redact: Redact, depth = 0, budget = { left: maxErrors }): unknown {
  if (typeof cause === "string") return redact(cause);
  if (typeof cause !== "object" || cause === null) return undefined;
  const read = (name: string) => thrownMember(cause, name);
  const textOf = (name: string) => {
    const value = read(name);
    return typeof value === "string" ? redact(value) : undefined;
  };
  const error = new Error(textOf("message") ?? "");
  const define = (name: string, value: unknown) => {
    if (value !== undefined) Object.defineProperty(error, name, { value, configurable: true, writable: true });
  };
  define("name", textOf("name"));
  // The copy must not show the stack of this function.
  define("stack", textOf("stack") ?? `${error.name}: ${error.message}`);
  const code = read("code");
  if (typeof code === "string" || typeof code === "number") {
    Object.assign(error, { code: typeof code === "string" ? redact(code) : code });
  }
  budget.left--;
  if (depth >= maxDepth || budget.left <= 0) return error;
  define("cause", rebuiltCause(read("cause"), redact, depth + 1, budget));
  const errors = read("errors");
  const rebuilt = (each: unknown) => rebuiltCause(each, redact, depth + 1, budget);
  if (Array.isArray(errors)) define("errors", errors.slice(0, maxDepth).map(rebuilt));
  return error;
}
