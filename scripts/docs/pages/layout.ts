import { type Html, html } from "../html.js";
import { type Links, linksFrom } from "../links.js";

/** The menu, which is on every page. */
export interface Menu {
  readonly groups: readonly {
    readonly tag: string;
    readonly title: string;
    readonly operations: readonly { readonly operationId: string; readonly path: string; readonly summary: string }[];
  }[];
  readonly heads: readonly (readonly [
    head: string,
    guides: readonly { readonly file: string; readonly title: string }[],
  ])[];
}

/** The facts about the site that the layout needs. */
export interface Site {
  readonly menu: Menu;
  readonly title: string;
  readonly version: string;
  /** The service's URL. Pages can't connect to any other URL. */
  readonly server: string;
}

/** A page without the layout around it. */
export interface Page {
  /** The page's file in the site. */
  readonly file: string;
  readonly title: string;
  /** A sentence for search engines and link previews. */
  readonly description: string;
  /** The content's new location if this page only redirects from a former URL. */
  readonly movedTo?: string;
  /** The group that the menu shows open. */
  readonly group?: string;
  readonly body: Html;
  /** The content next to the body. */
  readonly aside?: Html;
  /** The kind of page, for its style. */
  readonly kind: "home" | "operation" | "group" | "guide" | "table";
}

/** Returns a page's content security policy. The page can load only the site's files, and can connect only to the service. */
export function policyOf(server: string): string {
  const allowed = ["script-src 'self'", "style-src 'self'", "img-src 'self' data:", `connect-src ${server}`];
  return ["default-src 'none'", ...allowed, "base-uri 'none'", "form-action 'none'"].join("; ");
}

/** Returns a link in the menu. Marks the link to the current page. */
const link = (href: string, content: Html | string, isCurrent: boolean, title?: string): Html =>
  html`<a href="${href}"${isCurrent && html` aria-current="page"`}${title !== undefined && html` title="${title}"`}>${content}</a>`;

function menuOf({ menu }: Site, links: Links, { file, group: open }: Page): Html {
  const groups = menu.groups.map(({ tag, title, operations }) => {
    const items = operations.map(({ operationId, path, summary }) => {
      const current = file === `operations/${operationId}.html`;
      return html`<li>${link(links.operation(operationId), html`<code>${path}</code>`, current, summary)}</li>`;
    });
    const about = link(links.group(tag), "Overview", file === `groups/${tag}.html`);
    return html`<details${tag === open && html` open`}><summary>${title}</summary><ul><li>${about}</li>${items}</ul></details>\n`;
  });
  const heads = menu.heads.map(([head, guides]) => {
    const items = guides.map(
      (guide) => html`<li>${link(links.file(guide.file), guide.title, file === guide.file)}</li>`,
    );
    return html`<h3>${head}</h3><ul>${items}</ul>\n`;
  });
  return html`<nav id="menu" class="menu" aria-label="Menu" popover>
<h2>Operations</h2>
${groups}<h2>Guides</h2>
${heads}</nav>`;
}

/** Renders a page. The menu comes after the content, so that keyboards reach the content first. The style puts the menu next to the content. */
export function pageHtml(site: Site, page: Page): string {
  const links = linksFrom("../".repeat(page.file.split("/").length - 1));
  const title = page.kind === "home" ? site.title : `${page.title} · ${site.title}`;
  const { markup } = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policyOf(site.server)}">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
${
  page.movedTo !== undefined &&
  html`<meta http-equiv="refresh" content="0; url=${page.movedTo}">
`
}<meta name="description" content="${page.description}">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${links.file("assets/style.css")}">
<script src="${links.file("assets/page.js")}" data-root="${links.root}" defer></script>
</head>
<body class="${page.kind}">
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="brand" href="${links.file("index.html")}">College Football Data <span>API</span></a>
<button type="button" class="search-button" data-search hidden><span>Search</span> <kbd>/</kbd></button>
<a class="wide" href="${links.file("index.html#operations")}">Operations</a>
<a class="wide" href="${links.guide("start")}">Guides</a>
<button type="button" class="menu-button" popovertarget="menu">Menu</button>
</header>
<div class="frame">
<main id="content" tabindex="-1">
${page.body}
</main>
${page.aside}
${menuOf(site, links, page)}
</div>
<footer><p>An unofficial description, version ${site.version}. The operator of the service neither wrote nor approved it.</p></footer>
</body>
</html>
`;
  return markup;
}
