import { inspect } from "node:util";

/** Returns everything that a log could show of a value. */
export function shown(value: unknown): string {
  const error = value instanceof Error ? `${value.message}\n${value.stack}` : "";
  return `${error}\n${JSON.stringify(value)}\n${inspect(value, { depth: Infinity, showHidden: true })}`;
}
