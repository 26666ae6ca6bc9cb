import { plainComment } from "../../scripts/generate/comments.js";

const written = (...lines: string[]) => plainComment(lines.join("\n"));

test("a description becomes the comment's text", () => {
  expect(written("* @description The games that match. ")).toBe("* The games that match. ");
});

test("later paragraphs are not indented, because editors would show them as code", () => {
  const comment = ["*", " * @description The season.", " *", " *     The service treats 0 as not given.", " "];
  expect(written(...comment)).toBe("*\n * The season.\n *\n * The service treats 0 as not given.\n ");
});

test("a format becomes a sentence in the first paragraph, and tags come last", () => {
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

test("a format without a description becomes a sentence, but `double` is left out", () => {
  expect(written("* Format: int32 ")).toBe("* Format: int32. ");
  expect(written("*", " * Format: double", " * @description The points. ")).toBe("* The points. ");
  expect(written("* Format: double ")).toBeUndefined();
});

test("a summary becomes a separate paragraph", () => {
  const comment = ["*", " * List games", " * @description Lists games.", " "];
  expect(written(...comment)).toBe("*\n * List games\n *\n * Lists games.\n ");
});
