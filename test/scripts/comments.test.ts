import { plainComment } from "../../scripts/generate/comments.js";

const written = (...lines: string[]) => plainComment(lines.join("\n"));

test("a description becomes the comment's text", () => {
  expect(written("* @description The games that match. ")).toBe("* The games that match. ");
});

test("later paragraphs are not indented, because editors would show them as code", () => {
  const comment = ["*", " * @description The season.", " *", " *     The service treats 0 as not given.", " "];
  expect(written(...comment)).toBe("*\n * The season.\n *\n * The service treats 0 as not given.\n ");
});

test("a date's format becomes a sentence in the first paragraph, and tags come last", () => {
  const comment = [
    "*",
    " * Format: date-time",
    " * @deprecated",
    " * @description The kickoff.",
    " *",
    " *     Observed: null.",
    " ",
  ];
  expect(written(...comment)).toBe(
    "*\n * The kickoff. An ISO 8601 date and time.\n *\n * Observed: null.\n * @deprecated\n ",
  );
  expect(written("* Format: date-time ")).toBe("* An ISO 8601 date and time. ");
});

test("a number's format is left out, because TypeScript has one type of number", () => {
  expect(written("*", " * Format: int32", " * @description The season. ")).toBe("* The season. ");
  expect(written("*", " * Format: double", " * @description The points. ")).toBe("* The points. ");
  expect(written("* Format: int32 ")).toBeUndefined();
});

test("a link follows the last paragraph, before the tags", () => {
  const link = "[Reference](https://example.org/#field-id)";
  expect(plainComment("* @description The id. ", link)).toBe(`* The id. ${link} `);
  expect(plainComment("*\n * @deprecated\n * @description The id.\n *\n *     Seen. ", link)).toBe(
    `*\n * The id.\n *\n * Seen. ${link}\n * @deprecated\n `,
  );
});

test("a summary becomes a separate paragraph", () => {
  const comment = ["*", " * List games", " * @description Lists games.", " "];
  expect(written(...comment)).toBe("*\n * List games\n *\n * Lists games.\n ");
});
