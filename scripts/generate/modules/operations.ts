import {
  type Document,
  type Operation,
  operationsOf,
  type ParameterObject,
  refName,
  resolve,
  serverOf,
} from "../../lib/document.js";
import { dataSchema } from "../../lib/schemas.js";
import { rulesOf } from "../rule-words.js";
import { enumerationName } from "../schema.js";

/** An object as source text, without members that are undefined. The values of `raw` are source text already. */
function literal(members: Record<string, unknown>, raw: Record<string, string | undefined> = {}): string {
  const entries = [
    ...Object.entries(members).map(([key, value]) => [key, value === undefined ? undefined : JSON.stringify(value)]),
    ...Object.entries(raw),
  ].flatMap(([key, text]) => (text === undefined ? [] : [`${key}: ${text}`]));
  return `{ ${entries.join(", ")} }`;
}

function parameterText(document: Document, parameter: ParameterObject): string {
  const { $ref } = parameter.schema;
  const schema = resolve(document, parameter.schema);
  const values = schema.enum && ($ref === undefined ? JSON.stringify(schema.enum) : enumerationName(refName($ref)));
  return literal(
    {
      type: schema.type,
      required: parameter.required || undefined,
      minimum: schema.minimum,
      maximum: schema.maximum,
      minLength: schema.minLength,
      zeroIsAbsent: parameter["x-zero-is-absent"] === undefined ? undefined : true,
    },
    { enum: values },
  );
}

/** generated/operations.ts: one descriptor per operation; shared parts are written once. It has more than 60 lines, because all parts share the names. */
export function operationsModule(document: Document): string {
  const operations = operationsOf(document);
  const shared = new Map<string, string>();
  const names = new Set<string>();
  const share = (name: string, text: string): string => {
    const known = shared.get(text);
    if (known !== undefined) return known;
    let own = name;
    for (let n = 2; names.has(own); n++) own = `${name}${n}`;
    names.add(own);
    shared.set(text, own);
    return own;
  };
  const ruleTexts: string[] = [];
  const shareRule = (text: string): string => {
    if (!ruleTexts.includes(text)) ruleTexts.push(text);
    return `rule${ruleTexts.indexOf(text) + 1}`;
  };
  const descriptor = (operation: Operation): string => {
    const parameters = operation.parameters.map((parameter) => {
      const own = share(parameter.name, parameterText(document, parameter));
      return own === parameter.name ? own : `${parameter.name}: ${own}`;
    });
    const rules = rulesOf(operation).map(({ words: _, ...rule }) => shareRule(JSON.stringify(rule)));
    return literal(
      {
        tier: operation["x-tier"],
        metered: operation["x-metered"] === false ? false : undefined,
        maxInFlight: operation["x-max-in-flight"],
        freshness: operation["x-freshness"] === "season" ? undefined : operation["x-freshness"],
        object: resolve(document, dataSchema(document, operation.path)).type === "array" ? undefined : true,
      },
      {
        rules: rules.length > 0 ? `[${rules.join(", ")}]` : undefined,
        parameters: parameters.length > 0 ? `{ ${parameters.join(", ")} }` : "{}",
      },
    );
  };
  const members = operations.map((operation) => `  "${operation.path}": ${descriptor(operation)},`);
  const constants = [
    ...[...shared].map(([text, name]) => `const ${name}: Parameter = ${text};`),
    ...ruleTexts.map((text, index) => `const rule${index + 1}: Rule = ${text};`),
  ];
  const used = Object.keys(document.components.schemas)
    .map(enumerationName)
    .filter((name) => constants.some((constant) => constant.includes(`enum: ${name} `)));
  return [
    'import type { Operation, Parameter, Rule } from "./descriptors.js";',
    'import type { Queries } from "./queries.js";',
    `import { ${used.join(", ")} } from "./schema.js";`,
    "",
    "/** The version of the document, and of the package. */",
    `export const version = ${JSON.stringify(document.info.version)};`,
    "",
    "/** The service's public address: the document's server with its variables at their defaults. */",
    `export const serverUrl = ${JSON.stringify(serverOf(document))};`,
    "",
    ...constants,
    "",
    "/** Every operation by its path. */",
    `export const operations: Readonly<Record<keyof Queries, Operation>> = {\n${members.join("\n")}\n};`,
    "",
  ].join("\n");
}
