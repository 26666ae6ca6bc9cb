/** Freezes a value deeply, so that writing to it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null)
    for (const child of Object.values(Object.freeze(value))) frozen(child);
  return value;
}
