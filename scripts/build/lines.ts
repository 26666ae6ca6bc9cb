import ts from "typescript";

const longest = 160;

/**
 * Breaks the lines of minified code, because Node prints the line that an uncaught error comes from. Breaks only before a part of the syntax
 * that follows a bracket, a comma or a semicolon, where a line break changes nothing.
 */
export function withShortLines(code: string): string {
  const source = ts.createSourceFile("module.js", code, ts.ScriptTarget.Latest);
  const breaks: number[] = [];
  const visit = (node: ts.Node): void => {
    const start = node.getStart(source);
    if (/[;{}(,[]/.test(code[start - 1] ?? "")) breaks.push(start);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const lines: string[] = [];
  let from = 0;
  breaks.sort((a, b) => a - b);
  breaks.forEach((start, index) => {
    if ((breaks[index + 1] ?? code.length) - from <= longest || start === from) return;
    lines.push(code.slice(from, start));
    from = start;
  });
  return [...lines, code.slice(from)].join("\n");
}
