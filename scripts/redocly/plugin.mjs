import descriptions from "./descriptions.mjs";
import extensions from "./extensions.mjs";
import { matches, references } from "./names.mjs";
import { operations } from "./operations.mjs";
import queryRules from "./query-rules.mjs";
import { headline, rows } from "./rows.mjs";
import ruleSentences from "./rule-sentences.mjs";
import { closedObjects, formats, nulls, parts } from "./schemas.mjs";

/** Our lint rules, which redocly.yaml enables. They are JavaScript because Redocly can't load TypeScript. */
export default () => ({
  id: "cfb",
  rules: {
    oas3: {
      "closed-objects": closedObjects,
      descriptions,
      extensions,
      formats,
      headline,
      matches,
      nulls,
      operations,
      parts,
      "query-rules": queryRules,
      references,
      "rule-sentences": ruleSentences,
      rows,
    },
  },
});
