/** Takes keys out of a text. */
export type Redact = (text: string) => string;

/** Shorter texts are no keys of the service: taking "1" or "quota" out of a text would only spoil it. */
const minLength = 8;

/**
 * Makes a {@link Redact} for the keys that `keys` holds at the time of each use, as they are and as an address or JSON writes them.
 */
export function redactor(keys: readonly string[]): Redact {
  return (text) => {
    for (const key of keys) {
      if (key.length < minLength) continue;
      for (const form of new Set([key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)])) {
        text = text.replaceAll(form, "[key]");
      }
    }
    return text;
  };
}
