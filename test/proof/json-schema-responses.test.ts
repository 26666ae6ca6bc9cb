import { shapes } from "../../generated/shapes.js";
import { findingsOf } from "../../src/validate/findings.js";
import { compile } from "../../src/validate/node.js";
import { reasons, select, withSuite } from "./json-schema-suite.js";
import { shapeCase } from "./shape-cases.js";

jest.mock("../../generated/shapes.js", () => ({ shapes: {} }));

withSuite((cases) => {
  const { selected, leftOut } = select(cases, shapeCase);

  test.each(selected)("$name", ({ expression, parts, data, valid }) => {
    Object.assign(shapes, Object.fromEntries(parts));
    const node = compile(expression);
    expect({ valid: node.fits(data), findings: findingsOf(node, data).length === 0 }).toEqual({
      valid,
      findings: valid,
    });
  });

  test(`leaves out ${reasons(leftOut)}`, () => {
    const left = [...leftOut.values()].reduce((sum, count) => sum + count, 0);
    expect(selected.length + left).toBe(cases.length);
  });

  test("the selected cases include valid and invalid required members, and unions", () => {
    const required = selected.filter(({ name }) => /^(required|properties)\.json/.test(name));
    expect([...new Set(required.map(({ valid }) => valid))].sort()).toEqual([false, true]);
    expect(selected.some(({ expression }) => expression.includes("|"))).toBe(true);
  });
});
