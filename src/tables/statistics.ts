import type { Statistic } from "../document/wide-layout.js";

/** The number of a value: of a number, or of a text that is one. Undefined where it is neither. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === "string" && !/^[+-]?\d+(\.\d+)?$/.test(value)) return undefined;
  const number = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  // Adding 0 turns -0 into 0.
  return Number.isFinite(number) ? number + 0 : undefined;
}

function secondsOf(value: unknown): number | undefined {
  const [, minutes, seconds] = (typeof value === "string" && /^(\d+):([0-5]\d)$/.exec(value)) || [];
  return minutes === undefined ? numberOf(value) : Number(minutes) * 60 + Number(seconds);
}

/** The two numbers of a text such as `20-37`. */
function partsOf(value: unknown, sign: string): (number | undefined)[] {
  // A sign before the second number is its own.
  const at = typeof value === "string" ? value.indexOf(sign, 1) : -1;
  return typeof value === "string" && at > 0 ? [numberOf(value.slice(0, at)), numberOf(value.slice(at + 1))] : [];
}

/** The cells of a statistic's columns, one for each. Undefined where a value does not have its form. */
export function readStatistic({ form, columns }: Statistic, value: unknown): readonly number[] | undefined {
  const [sign] = typeof form === "object" ? Object.keys(form) : [];
  const numbers = sign ? partsOf(value, sign) : [form === "clock" ? secondsOf(value) : numberOf(value)];
  const cells = numbers.flatMap((each, index) =>
    each === undefined || (columns[index]?.type === "INT32" && (each | 0) !== each) ? [] : [each],
  );
  return cells.length === columns.length ? cells : undefined;
}

/** The text that the service sends for the cells of a statistic. */
export function writeStatistic({ form }: Statistic, cells: readonly number[]): string {
  const [first = 0] = cells;
  if (typeof form === "object") return cells.join(Object.keys(form)[0]);
  if (form === "decimal") return first.toFixed(1);
  if (form !== "clock") return String(first);
  return `${Math.floor(first / 60)}:${String(first % 60).padStart(2, "0")}`;
}
