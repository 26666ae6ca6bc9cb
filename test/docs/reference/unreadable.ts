/** Runs in the page: elements outside the window that cannot be scrolled to, and text too small to read. */
export function unreadable(): { wide: string[]; small: string[] } {
  const texts = [
    ...document.querySelectorAll("#api-content :is(p, li, td, pre, h1, h2), .page :is(p, li, td, th, h1, h2)"),
  ];
  const scrolled = (node: Element): boolean => {
    for (let at: Element | null = node; at !== null && at.id !== "api-content"; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  };
  const seen = texts.filter((node) => node.getClientRects().length > 0 && !node.closest("thead"));
  const markup = (nodes: Element[]) => nodes.slice(0, 3).map((node) => node.outerHTML.slice(0, 100));
  return {
    wide: markup(seen.filter((node) => node.getBoundingClientRect().right > window.innerWidth + 1 && !scrolled(node))),
    small: markup(seen.filter((node) => Number.parseFloat(getComputedStyle(node).fontSize) < 12)),
  };
}
