import ts from "typescript";

/** The functions of a file that have more than 60 lines without a reason: a comment in or before them with "Longer than 60 lines, because". */
export function longFunctions(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    const isFunction = ts.isFunctionLike(node) && "body" in node && node.body !== undefined;
    // With the comments before it.
    const own = text.slice(node.pos, node.end);
    const lines = lineOf(node.end) - lineOf(node.getStart(file)) + 1;
    if (isFunction && lines > 60 && !/Longer than\s+(?:\*\s+)?60 lines, because|more than 60 lines, because/.test(own))
      found.push(`${name}:${lineOf(node.getStart(file)) + 1} (${lines} lines)`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
