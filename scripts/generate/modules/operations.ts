import type * as descriptors from "../../../src/document/descriptors.js";
import { listedKindOf } from "../../../src/document/selection.js";
import {
  type Document,
  type Operation,
  operationsOf,
  type ParameterObject,
  refName,
  resolve,
  rowCapOf,
  serverOf,
} from "../../lib/document.js";
import { dataSchema } from "../../lib/schemas.js";
import { rulesOf } from "../rule-words.js";
import { enumerationName } from "../schema.js";
import { Constants, objectCode } from "../shared-texts.js";
import { rowOf as rowSchemaOf } from "./keys.js";

function parameterText(document: Document, parameter: ParameterObject): string {
  const { $ref } = parameter.schema;
  const schema = resolve(document, parameter.schema);
  const values = schema.enum && ($ref === undefined ? JSON.stringify(schema.enum) : enumerationName(refName($ref)));
  return objectCode({
    type: JSON.stringify(schema.type),
    required: parameter.required || undefined,
    minimum: schema.minimum,
    maximum: schema.maximum,
    minLength: schema.minLength,
    zeroIsAbsent: parameter["x-zero-is-absent"] && true,
    enum: values,
  } satisfies Record<keyof descriptors.Parameter, unknown>);
}

/**
 * Returns the parameters that can need a notice even though the response has rows. Some of them make the service ignore other parameters. Others take
 * a name, and the response is not empty if the name matches nothing. In that case, the service adds rows that the name does not select, returns an
 * object with an empty list, or returns rows without the category's statistics.
 */
function noticedParameters(document: Document, operation: Operation): readonly string[] {
  const { parameters, path } = operation;
  const body = resolve(document, dataSchema(document, path));
  const isNested = rowSchemaOf(document, operation)?.["x-wide"]?.value.includes(".");
  const hasList = Object.values(body.properties ?? {}).some((each) => resolve(document, each).type === "array");
  const names = parameters.flatMap(({ name, "x-matches": matches }) => {
    const isNoticed = operation["x-added-row"] || hasList || (isNested && matches && !listedKindOf(matches));
    return matches && isNoticed ? [name] : [];
  });
  return [...Object.keys(operation["x-ignored-with"] ?? {}), ...names];
}

/** Writes generated/operations.ts, which has a descriptor for each operation. Repeated parameters and rules are constants. */
export function operationsModule(document: Document): string {
  const [shared, sharedRules] = [new Constants(), new Constants()];
  const descriptor = (operation: Operation): string => {
    const parameters = operation.parameters.map((parameter) => {
      const { name } = parameter;
      const own = shared.nameOf(parameterText(document, parameter), (count) => (count === 1 ? name : name + count));
      return own === name ? own : `${name}: ${own}`;
    });
    const rules = rulesOf(operation).map(({ words: _, ...rule }) =>
      sharedRules.nameOf(JSON.stringify(rule), (count) => `rule${count}`),
    );
    const freshness = operation["x-freshness"];
    const noticed = noticedParameters(document, operation);
    const body = dataSchema(document, operation.path);
    return objectCode({
      tier: operation["x-tier"],
      metered: operation["x-metered"],
      maxInFlight: operation["x-max-in-flight"],
      freshness: freshness === "season" ? undefined : JSON.stringify(freshness),
      object: resolve(document, body).type === "array" ? undefined : true,
      nullable: body.anyOf?.some(({ type }) => type === "null") || undefined,
      noContent: operation.responses["204"] && true,
      rowCap: rowCapOf(operation),
      noticed: noticed.length > 0 ? JSON.stringify(noticed) : undefined,
      rules: rules.length > 0 ? `[${rules.join(", ")}]` : undefined,
      parameters: parameters.length > 0 ? `{ ${parameters.join(", ")} }` : "{}",
    } satisfies Record<keyof descriptors.Operation, unknown>);
  };
  const members = operationsOf(document).map((operation) => `  "${operation.path}": ${descriptor(operation)},`);
  const constants = [shared, sharedRules].flatMap((each) => each.declarations(" as const"));
  const used = Object.keys(document.components.schemas)
    .map(enumerationName)
    .filter((name) => constants.some((constant) => constant.includes(`enum: ${name} `)));
  return `import { ${used.join(", ")} } from "./values.js";

/** The version of the document and the package. */
export const version = ${JSON.stringify(document.info.version)};

/** The service's public URL, which is the document's server with default values for its variables. */
export const serverUrl = ${JSON.stringify(serverOf(document))};

${constants.join("\n")}

/** Every operation by its path. */
export const operations = {
${members.join("\n")}
} as const;
`;
}
