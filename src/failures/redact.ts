export type Redact = (text: string) => string;

/** Shorter texts are not keys of the service. To redact "1" or "quota" would spoil messages. */
const minLength = 8;

/** A key as it is, and as addresses, forms and JSON write it. */
function formsOf(key: string): Set<string> {
  const address = encodeURIComponent(key);
  const json = JSON.stringify(key).slice(1, -1);
  const lower = address.replace(/%../g, (code) => code.toLowerCase());
  return new Set([key, address, lower, `${new URLSearchParams({ key })}`.slice(4), json, json.replaceAll("/", "\\/")]);
}

/** Makes a {@link Redact} for the keys that `keys` contains at each use, plain and as an address or JSON writes them. */
export function redactor(keys: readonly string[]): Redact {
  return (text) => {
    // The longest first: one key may begin another.
    for (const key of [...keys].sort((a, b) => b.length - a.length)) {
      if (key.length < minLength) continue;
      for (const form of formsOf(key)) text = text.replaceAll(form, "[key]");
    }
    return text;
  };
}
