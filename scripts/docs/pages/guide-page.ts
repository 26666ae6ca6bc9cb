import { Marked, type Tokens } from "marked";
import { escapeHtml, page } from "./page.js";

const label = (text: string) => ` data-label="${escapeHtml(text)}"`;

/** On a phone a row of a table is a paragraph, so that a cell has the name of its column. Keyboards scroll what is wider than the page. */
const markdown = new Marked({
  renderer: {
    table({ header, rows }: Tokens.Table) {
      const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join("");
      const body = rows.map(([first, ...cells]) => {
        const others = cells.map((cell, index) => {
          const named = header.length > 2 ? label(header[index + 1]?.text ?? "") : "";
          return `<td${named}>${inline(cell)}</td>`;
        });
        return `<tr><th scope="row">${first === undefined ? "" : inline(first)}</th>${others.join("")}</tr>`;
      });
      const table = `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join("\n")}\n</tbody>\n</table>`;
      return `<div class="scroll" tabindex="0" role="region" aria-label="Table">\n${table}\n</div>\n`;
    },
    code({ text }: Tokens.Code) {
      return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
    },
  },
});

/** Links to guides in Markdown lead to their pages: `docs/filters.md` to `docs/filters.html`. */
export const linkedPages = (text: string) => text.replace(/(\]\((?:docs\/)?[\w-]+)\.md\)/g, "$1.html)");

/** A guide of docs/ as a page of the reference. Throws if it does not begin with a title and a paragraph. */
export function guidePage(guide: string, style: string): string {
  const [head = "", lead, ...rest] = linkedPages(guide).split("\n\n");
  const title = /^# (.+)$/.exec(head)?.[1];
  if (title === undefined || lead === undefined)
    throw new Error(`a guide begins with a title and a paragraph, not with "${guide.slice(0, 60)}"`);
  return page({
    title,
    lead: markdown.parseInline(lead, { async: false }),
    home: "../index.html",
    body: markdown.parse(rest.join("\n\n"), { async: false }),
    style,
  });
}
