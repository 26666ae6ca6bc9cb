import { plainComment } from "../../scripts/generate/comments.js";

const written = (...lines: string[]) => plainComment(lines.join("\n"));

test("a description becomes the text of the comment", () => {
  expect(written("* @description The games that match. ")).toBe("* The games that match. ");
});

test("later paragraphs are not indented, which editors show as code", () => {
  const comment = ["*", " * @description The season.", " *", " *     The service treats 0 as not given.", " "];
  expect(written(...comment)).toBe("*\n * The season.\n *\n * The service treats 0 as not given.\n ");
});

test("a format is a sentence of the first paragraph, and tags come last", () => {
  const comment = [
    "*",
    " * Format: int32",
    " * @deprecated",
    " * @description The year.",
    " *",
    " *     Observed: 0.",
    " ",
  ];
  expect(written(...comment)).toBe("*\n * The year. Format: int32.\n *\n * Observed: 0.\n * @deprecated\n ");
});

test("a format alone is a sentence, and `double` is left out", () => {
  expect(written("* Format: int32 ")).toBe("* Format: int32. ");
  expect(written("*", " * Format: double", " * @description The points. ")).toBe("* The points. ");
  expect(written("* Format: double ")).toBeUndefined();
});

test("a summary is a paragraph of its own", () => {
  const comment = ["*", " * List games", " * @description Lists games.", " "];
  expect(written(...comment)).toBe("*\n * List games\n *\n * Lists games.\n ");
});
