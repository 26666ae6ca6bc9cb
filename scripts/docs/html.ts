/** Markup that may stand in a page as it is. Only this file makes it of strings. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** What may stand in a template: strings are escaped, `undefined` and `false` are left out, lists are joined. */
export type Part = Html | string | number | false | undefined | readonly Part[];

const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes the five special characters of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => names[character] ?? character);

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (part === undefined || part === false) return "";
  return typeof part === "object" ? part.map(markupOf).join("") : escapeHtml(String(part));
}

/** A template whose values are escaped: html`<p>${text}</p>`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => (index === 0 ? text : markupOf(parts[index - 1]) + text)).join(""));
}

/** Markup that a library made. */
export const raw = (markup: string): Html => new Html(markup);
