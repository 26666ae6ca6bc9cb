import type { Option } from "./option.js";

const usual = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[01][1-9]|10|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;
const lenient = /^(\d{4})-(\d\d)-(\d\d)[t\s](\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i;

/** Whether a text is a date-time: RFC 3339, or as in ajv-formats with a space for the T or an offset in hours only. */
export function isDateTime(text: string): boolean {
  // What the service writes on most days of a month, without groups.
  if (usual.test(text)) return true;
  const found = lenient.exec(text);
  if (!found) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number);
  const [offsetHour = 0, offsetMinute = 0] = found.slice(8).map((part = "0") => Number(part));
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  if (month < 1 || month > 12 || day < 1 || day > days || offsetHour > 23 || offsetMinute > 59) return false;
  if (hour <= 23 && minute <= 59 && second < 60) return true;
  // A leap second is the last second of a day in UTC, with any offset.
  const sign = found[7] === "-" ? -1 : 1;
  const utcMinute = minute - offsetMinute * sign;
  const utcHour = hour - offsetHour * sign - (utcMinute < 0 ? 1 : 0);
  return (utcHour === 23 || utcHour === -1) && (utcMinute === 59 || utcMinute === -1) && second < 61;
}

/** Values that have no parts, by their code in `Shape`. */
export const scalars: Readonly<Record<string, Option>> = {
  // A bitwise operator leaves only 32-bit integers unchanged.
  i: { type: "number", words: "32-bit integer", fits: (value) => typeof value === "number" && (value | 0) === value },
  // `JSON.parse` makes 1e999 infinite, and Infinity - Infinity is NaN. `Number.isFinite` is slow in jest, where globals are.
  n: { type: "number", words: "number", fits: (value) => typeof value === "number" && value - value === 0 },
  s: { type: "string", words: "string", fits: (value) => typeof value === "string" },
  d: { type: "string", words: "date-time", fits: (value) => typeof value === "string" && isDateTime(value) },
  // It has no type of its own: a value that fits is never looked up by type.
  v: { type: "undefined", words: "any value", fits: () => true },
  b: { type: "boolean", words: "boolean", fits: (value) => typeof value === "boolean" },
};
