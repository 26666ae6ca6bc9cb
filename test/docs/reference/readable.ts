/** Runs in the page. Returns elements outside the window that scrolling does not reach, and text that is too small to read. */
export function unreadable(): { wide: string[]; small: string[] } {
  const scrolled = (node: Element): boolean => {
    for (let at: Element | null = node; at !== null; at = at.parentElement)
      if (/auto|scroll|hidden/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const seen = [
    ...document.querySelectorAll("main :is(p, li, td, th, dd, dt, h1, h2, h3, pre, button, input, a)"),
  ].filter((node) => node.getClientRects().length > 0 && !node.closest("thead"));
  const markup = (nodes: Element[]) => nodes.slice(0, 3).map((node) => node.outerHTML.slice(0, 100));
  return {
    wide: markup(seen.filter((node) => node.getBoundingClientRect().right > window.innerWidth + 1 && !scrolled(node))),
    small: markup(seen.filter((node) => Number.parseFloat(getComputedStyle(node).fontSize) < 12)),
  };
}
