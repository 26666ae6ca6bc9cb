import closedObjects from "./closed-objects.mjs";
import descriptions from "./descriptions.mjs";
import examples from "./examples.mjs";
import extensions from "./extensions.mjs";
import formats from "./formats.mjs";
import headline from "./headline.mjs";
import introduction from "./introduction.mjs";
import operationId from "./operation-id.mjs";
import provenance from "./provenance.mjs";
import queryRules from "./query-rules.mjs";
import references from "./references.mjs";
import rows from "./rows.mjs";
import schemaType from "./schema-type.mjs";
import wording from "./wording.mjs";

/** Our own lint rules; redocly.yaml switches them on. Plain JavaScript, because Redocly loads plugins itself. */
export default () => ({
  id: "cfb",
  rules: {
    oas3: {
      "closed-objects": closedObjects,
      descriptions,
      examples,
      extensions,
      formats,
      headline,
      introduction,
      "operation-id": operationId,
      provenance,
      "query-rules": queryRules,
      references,
      rows,
      "schema-type": schemaType,
      wording,
    },
  },
});
