/** Markup that needs no escaping. Only this file turns strings into markup. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** Values for a template. Strings are escaped, `undefined` and `false` are left out, and lists are joined. */
export type Part = Html | string | number | false | undefined | readonly Part[];

const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes HTML's five special characters. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => names[character] ?? character);

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (part === undefined || part === false) return "";
  return typeof part === "object" ? part.map(markupOf).join("") : escapeHtml(String(part));
}

/** A template that escapes its values: html`<p>${text}</p>`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => (index === 0 ? text : markupOf(parts[index - 1]) + text)).join(""));
}

/** Markup from a library. */
export const raw = (markup: string): Html => new Html(markup);
