import { Marked, type Tokens } from "marked";
import { codeBlock } from "./code.js";
import { escapeHtml, type Html, raw } from "./html.js";
import { slugOf } from "./markdown-text.js";

/** Returns a link's target, relative to the page with the link. Undefined leaves the link unchanged. */
export type LinkOf = (target: string) => string | undefined;

const languages: Readonly<Record<string, string>> = {
  ts: "TypeScript",
  js: "JavaScript",
  py: "Python",
  python: "Python",
  r: "R",
  sh: "Shell",
  json: "JSON",
  jsonl: "JSON",
  sql: "SQL",
};

/** The link targets of a page, relative to that page. */
export interface LinkTargets {
  readonly linkOf: LinkOf;
  /** Returns the target of a name in code, such as an operation's name. */
  readonly linkOfName: LinkOf;
  /** Returns the name that readers know for a name in code. For an operationId, this is the path. */
  readonly shownName: (name: string) => string;
  /** The target of the mark of observations, which is the mark's explanation. */
  readonly legend: string;
}

/** The maximum length of a name that must not break across lines. Such a name fits into half of a phone's width. */
const longestWhole = 20;

/** Returns functions that turn Markdown into HTML. */
export function markdownFor({ linkOf, linkOfName, shownName, legend }: LinkTargets) {
  // The mark is a link because users of touch screens and keyboards can't see its title.
  const mark = `<a class="mark" href="${escapeHtml(legend)}" aria-label="Observed" title="Observed: the service does not promise it.">†</a>`;
  const withMarks = (markup: string): string => markup.replace(/ ?†/g, mark);
  // Names inside a link do not become links, because a link can't contain another link.
  let inLink = false;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const slug = escapeHtml(slugOf(text));
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1>${inner}</h1>\n`;
        return `<h${depth} id="${slug}"><a class="self" href="#${slug}">${inner}</a></h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        inLink = true;
        const inner = this.parser.parseInline(tokens);
        inLink = false;
        return `<a href="${escapeHtml(linkOf(href) ?? href)}">${inner}</a>`;
      },
      codespan({ text }: Tokens.Codespan) {
        const name = shownName(text);
        // A short name must not break after a hyphen or a slash.
        const isWhole = name.length <= longestWhole && /^\S*[-/]\S*$/.test(name);
        const code = `<code${isWhole ? ' class="whole"' : ""}>${escapeHtml(name)}</code>`;
        const target = inLink ? undefined : linkOfName(text);
        return target === undefined ? code : `<a href="${escapeHtml(target)}">${code}</a>`;
      },
      code({ text, lang = "" }: Tokens.Code) {
        return `${codeBlock(text, lang, languages[lang] ?? "Code")}\n`;
      },
      table({ header, rows }: Tokens.Table) {
        const cell = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        // Each cell has its column's name, because the style shows a row as a paragraph on a phone.
        const named = (index: number) => {
          const name = (header[index]?.text ?? "").replaceAll("`", "");
          return header.length > 2 && name !== "" ? ` data-label="${escapeHtml(name)}"` : "";
        };
        const head = header.map((one) => `<th scope="col">${cell(one)}</th>`).join("");
        const body = rows.map((cells) => {
          const inner = cells.map((one, index) =>
            index === 0 ? `<th scope="row"${named(index)}>${cell(one)}</th>` : `<td${named(index)}>${cell(one)}</td>`,
          );
          return `<tr>${inner.join("")}</tr>`;
        });
        // An empty header cell becomes a plain cell, because screen readers need a name for a header cell.
        const fixed = head.replaceAll('<th scope="col"></th>', "<td></td>");
        return `<div class="scroll" tabindex="0" role="group" aria-label="Table"><table${header.length > 2 ? "" : ' class="pair"'}>\n<thead><tr>${fixed}</tr></thead>\n<tbody>\n${body.join("\n")}\n</tbody>\n</table></div>\n`;
      },
    },
  });
  return {
    /** Renders blocks, such as paragraphs, lists, tables and code. */
    blocks: (text: string): Html => raw(withMarks(marked.parse(text, { async: false }))),
    /** Renders one line without a paragraph. */
    line: (text: string): Html =>
      raw(withMarks(marked.parseInline(text.trim().replace(/\s+/g, " "), { async: false }))),
  };
}

export type Markdown = ReturnType<typeof markdownFor>;
