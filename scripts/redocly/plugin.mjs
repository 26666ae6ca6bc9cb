import closedObjects from "./closed-objects.mjs";
import descriptions from "./descriptions.mjs";
import extensions from "./extensions.mjs";
import formats from "./formats.mjs";
import headline from "./headline.mjs";
import operationId from "./operation-id.mjs";
import provenance from "./provenance.mjs";
import queryRules from "./query-rules.mjs";
import schemaType from "./schema-type.mjs";

/** Our own lint rules; redocly.yaml switches them on. Plain JavaScript, because Redocly loads plugins itself. */
export default () => ({
  id: "cfb",
  rules: {
    oas3: {
      "closed-objects": closedObjects,
      descriptions,
      extensions,
      formats,
      headline,
      "operation-id": operationId,
      provenance,
      "query-rules": queryRules,
      "schema-type": schemaType,
    },
  },
});
