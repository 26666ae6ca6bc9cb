/** Escapes the five special characters of HTML. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}

/** The policy of a page: it loads nothing from elsewhere. */
const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

/** A page that looks like the reference and loads no other file. `home` is the link back to the reference. */
export function page(options: { title: string; lead: string; home?: string; body: string; style: string }): string {
  const { title, lead, home, body, style } = options;
  const back = home === undefined ? "" : `<nav><a href="${home}">← Reference</a></nav>\n`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(title)}</title>
<style>
${style}</style>
</head>
<body class="page">
<header>
${back}<h1>${escapeHtml(title)}</h1>
<p class="lead">${lead}</p>
</header>
<main>
${body}
</main>
</body>
</html>
`;
}
