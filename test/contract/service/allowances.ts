import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Difference } from "./compare.js";

/** A difference from the service that the sample may have. */
export interface Allowance {
  readonly line: string;
  readonly reason: string;
  allows(difference: Difference): boolean;
}

/** `/*\/{home,away}Points` as a pattern: braces hold alternatives. */
function patternOf(pointer: string): RegExp {
  const escaped = pointer.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\{([^}]*)\}/g, (_, words: string) => `(?:${words.replaceAll(",", "|")})`)}$`);
}

/** The lines of `allowances.txt`: `getGames /*\/{home,away}Points null: why`. A text behind the kind allows only what begins with it. */
export function readAllowances(text = readFileSync(join(__dirname, "allowances.txt"), "utf8")): Allowance[] {
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, operation, pointer = "", kind, text = "", reason = ""] =
        /^(\S+) (\S+) (\w+)(?: (".+?"))?: (.+)$/.exec(line) ?? [];
      if (operation === undefined) throw new Error(`allowances.txt: no allowance with a reason: ${line}`);
      const pattern = patternOf(pointer);
      const allows = (found: Difference) =>
        found.operationId === operation &&
        found.kind === kind &&
        pattern.test(found.pointer) &&
        found.what.startsWith(text.slice(0, -1));
      return { line, reason, allows };
    });
}
