import { shapes } from "../../generated/shapes.js";
import { select, suiteCases } from "../../scripts/proof/json-schema-suite.js";
import { shapeCase } from "../../scripts/proof/shape-cases.js";
import { findingsOf } from "../../src/validate/findings.js";
import { compile } from "../../src/validate/node.js";

jest.mock("../../generated/shapes.js", () => ({ shapes: {} }));

const { selected } = select(suiteCases(), shapeCase);

test.each(selected)("$name", ({ expression, parts, data, valid }) => {
  Object.assign(shapes, Object.fromEntries(parts));
  const node = compile(expression);
  expect({ valid: node.fits(data), findings: findingsOf(node, data).length === 0 }).toEqual({ valid, findings: valid });
});
