import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "../../scripts/lib/root.js";

const { avoided } = parse(readFileSync(join(root, "scripts/redocly/wordings.yaml"), "utf8"));
const words = new RegExp(`\\b(${avoided.join("|")})\\b`, "gi");

/** Each avoided word of a text with the text around it. */
export const avoidedWords = (text: string): string[] =>
  [...text.matchAll(words)].map(
    ({ 0: word, index }) => `${word}: …${text.slice(Math.max(0, index - 40), index + 40)}…`,
  );
