import type { Finding } from "../../results.js";
import { nodeOf } from "../../validate/check.js";
import { findingsOf, Walk } from "../../validate/findings.js";
import type { Node, Option } from "../../validate/node.js";

/** Compares an array with the document row by row; finds what `check` finds in the whole. */
export function checkRows(path: string, status: number): Pick<RowsWalk, "add" | "findings"> {
  const node = nodeOf(path, status);
  return node === undefined ? { add: () => {}, findings: () => [] } : new RowsWalk(node);
}

/** Takes the rows of an array in parts, so that the whole array is never in memory. */
class RowsWalk {
  private readonly walk = new Walk();
  private readonly option: Option | undefined;
  private count = 0;

  constructor(private readonly node: Node) {
    this.option = node.options.find(({ type }) => type === "array");
  }

  /** Takes the next rows. */
  add(rows: readonly unknown[]): void {
    if (this.option) this.walk.rows(this.option, rows, this.count, "");
    this.count += rows.length;
  }

  /** What is wrong with all rows so far, and with an array of this length. */
  findings(): readonly Finding[] {
    // An array of the same length without the rows, which were checked before.
    const whole = new Array(this.count);
    if (this.option === undefined) return findingsOf(this.node, whole);
    this.walk.most(this.option, whole, "");
    return [...this.walk.findings.values()];
  }
}
