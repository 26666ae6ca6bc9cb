/** Markup that pages can use without escaping. Only this file creates it from strings. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** A value that a template accepts. The template escapes strings, leaves out `undefined` and `false`, and joins lists. */
export type Part = Html | string | number | false | undefined | readonly Part[];

const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes the five characters that are special in HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => names[character] ?? character);

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (part === undefined || part === false) return "";
  return typeof part === "object" ? part.map(markupOf).join("") : escapeHtml(String(part));
}

/** Fills in a template and escapes its values, as in html`<p>${text}</p>`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => (index === 0 ? text : markupOf(parts[index - 1]) + text)).join(""));
}

/** Marks a library's output as markup that needs no escaping. */
export const raw = (markup: string): Html => new Html(markup);
