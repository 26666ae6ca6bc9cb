import type { Rules } from "../../src/document/descriptors.js";
import {
  type Document,
  type Operation,
  operationsOf,
  type ParameterObject,
  refName,
  resolve,
} from "../lib/document.js";
import { linkTo, operationFile, parameterAnchor } from "../lib/pages.js";
import { allowedBy, ruleSentences, rulesOf } from "./rule-words.js";
import { operationFacts, parameterSentences } from "./words.js";

/** Returns the beginning of an operation's type names. For `getGames`, it is "Games", as in `GamesQuery`. */
function typeName(operationId: string): string {
  const name = operationId.replace(/^get/, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const literals = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(" | ");

const union = (options: readonly string[]) => (options.length > 1 ? `(${options.join(" | ")})` : options.join(""));

const primitive: Record<string, string> = { integer: "number", number: "number", string: "string", boolean: "boolean" };

function typeOf(document: Document, parameter: ParameterObject): string {
  const { $ref } = parameter.schema;
  const schema = resolve(document, parameter.schema);
  if ($ref !== undefined && schema.enum !== undefined) return refName($ref);
  if (schema.enum !== undefined) return literals(schema.enum);
  const type = primitive[String(schema.type)];
  if (type === undefined) throw new Error(`parameter ${parameter.name}: no TypeScript type for ${String(schema.type)}`);
  return type;
}

/** Turns rules into types. Uses only unions and intersections of the parameters' types, because `Omit` over a union would drop the rule. */
class RuleTypes {
  constructor(private readonly types: ReadonlyMap<string, string>) {}

  private type(name: string): string {
    const type = this.types.get(name);
    if (type === undefined) throw new Error(`a rule names the parameter ${name}, which the operation does not have`);
    return type;
  }

  private present(names: readonly string[]): string {
    return `{ ${names.map((name) => `${name}: ${this.type(name)}`).join("; ")} }`;
  }

  private absent(name: string): string {
    this.type(name);
    return `{ ${name}?: undefined }`;
  }

  /** Returns type expressions whose intersection is the type of queries that meet `rules`. */
  meets(rules: Rules): string[] {
    const parts: string[] = [];
    if (rules.required) parts.push(this.present(rules.required));
    for (const [name, rule] of Object.entries(rules.properties ?? {})) {
      this.type(name);
      parts.push(`{ ${name}?: ${literals(allowedBy(rule))} | undefined }`);
    }
    if (rules.anyOf) parts.push(union(rules.anyOf.map((option) => this.meets(option).join(" & "))));
    for (const part of rules.allOf ?? []) parts.push(...this.meets(part));
    for (const [name, needs] of Object.entries(rules.dependentRequired ?? {})) {
      parts.push(union([this.absent(name), this.present(needs)]));
    }
    for (const [name, rule] of Object.entries(rules.dependentSchemas ?? {})) {
      parts.push(union([this.absent(name), this.meets(rule).join(" & ")]));
    }
    if (rules.not) parts.push(this.breaks(rules.not));
    if (rules.if && rules.then) parts.push(union([this.breaks(rules.if), this.meets(rules.then).join(" & ")]));
    return parts;
  }

  /**
   * Returns the type of queries that do not meet `rules`, because a required parameter is missing or a value is not one of the listed values.
   */
  private breaks(rules: Rules): string {
    const options = (rules.required ?? []).map((name) => this.absent(name));
    for (const [name, rule] of Object.entries(rules.properties ?? {})) {
      options.push(`{ ${name}?: Exclude<${this.type(name)}, ${literals(allowedBy(rule))}> | undefined }`);
    }
    if (options.length === 0) throw new Error("a rule negates a fragment that has no type");
    return union(options);
  }
}

/** Renders lines as a comment with one paragraph each. A tag follows without an empty line. */
function comment(lines: (string | undefined)[], indent: string): string {
  const text = lines.flatMap((line) =>
    line === undefined ? [] : [line.trim().replace(/\s+/g, " ").replaceAll("*/", "*\\/")],
  );
  if (text.length === 1) return `${indent}/** ${text[0]} */\n`;
  const blank = (index: number) => (index === 0 || text[index]?.startsWith("@") ? "" : `${indent} *\n`);
  return `${indent}/**\n${text.map((line, index) => `${blank(index)}${indent} * ${line}\n`).join("")}${indent} */\n`;
}

/**
 * Returns the declarations and names of an operation's types, which are its parameters without rules and its query. Also returns each rule's sentence
 * with the types that a query has to match.
 */
function queryTypes(document: Document, operation: Operation, reference?: string) {
  const name = typeName(operation.operationId);
  const query = `${name}Query`;
  const page = reference && `${reference}${operationFile(operation.operationId)}`;
  const link = page && `@see ${page}#parameters`;
  const head = comment([`The query of \`${operation.path}\`.`, ...ruleSentences(operation), link], "");
  const types = new Map(operation.parameters.map((parameter) => [parameter.name, typeOf(document, parameter)]));
  const members = operation.parameters.map((parameter) => {
    const optional = parameter.required ? "" : "?";
    const type = `${types.get(parameter.name)}${parameter.required ? "" : " | undefined"}`;
    const sentences = [parameter.description ?? "", ...parameterSentences(parameter)];
    if (page) sentences.push(`${sentences.pop()} ${linkTo(`${page}#${parameterAnchor(parameter.name)}`)}`);
    return `${comment(sentences, "  ")}  ${parameter.name}${optional}: ${type};`;
  });
  const own = members.length === 0 ? "Record<string, never>" : `{\n${members.join("\n")}\n}`;
  const ruleTypes = new RuleTypes(types);
  // Rules that compare numbers do not have a type.
  const rules = rulesOf(operation)
    .map(({ words, ...rule }): [string, string[]] => [words, ruleTypes.meets(rule)])
    .filter(([, met]) => met.length > 0);
  if (rules.length === 0) return { text: `${head}export type ${query} = ${own};`, parameters: query, query, rules };
  const parameters = `${name}Parameters`;
  const text = [
    `/** The parameters of \`${operation.path}\`, without the rules between them. */`,
    `export type ${parameters} = ${own};`,
    "",
    `${head}export type ${query} = Named<${[parameters, ...rules.flatMap(([, met]) => met)].join(" &\n  ")}>;`,
  ].join("\n");
  return { text, parameters, query, rules };
}

/** Returns the overview that editors show in a call's type: the operation's summary, rules, tier, cost and page. */
function overview(operation: Operation, reference?: string): string {
  const { rules, key, cost } = operationFacts(operation);
  const tier = operation["x-tier"] === undefined ? [] : key;
  const page = reference === undefined ? [] : [`${reference}${operationFile(operation.operationId)}`];
  return [`${operation.summary}.`, ...rules, ...tier, ...cost, ...page].join(" ");
}

/**
 * Writes generated/queries.ts, with a query type for each operation that includes the rules between its parameters. If the reference's URL is given,
 * query types, parameters and overviews link to their places in the reference.
 */
export function queriesModule(document: Document, reference?: string): string {
  const operations = operationsOf(document);
  const all = operations.map((operation) => ({ operation, ...queryTypes(document, operation, reference) }));
  const map = all.map(({ operation, query }) => `  "${operation.path}": ${query};`);
  const parameters = all.map((each) => `  "${each.operation.path}": ${each.parameters};`);
  const rules = all
    .filter((each) => each.rules.length > 0)
    .map((each) => {
      const members = each.rules.map(([sentence, types]) => `    [${JSON.stringify(sentence)}, ${types.join(" & ")}],`);
      return `  "${each.operation.path}": [\n${members.join("\n")}\n  ];`;
    });
  const overviews = operations.map((each) => `  "${each.path}": ${JSON.stringify(overview(each, reference))};`);
  const body = [
    // If some members of a union contradict the rules, an editor shows the members instead of the type's name. A conditional type prevents that.
    "/** Gives a union its name in editors. */\ntype Named<Query> = Query extends object ? Query : never;",
    ...all.map(({ text }) => text),
    `/** The query type of each path. */\nexport interface Queries {\n${map.join("\n")}\n}`,
    `/** The parameters of each path, without the rules between them. */\nexport interface QueryParameters {\n${parameters.join("\n")}\n}`,
    `/** The rules of each path that has some, in order: the sentence, and the type that a query has to meet. */\nexport interface QueryRules {\n${rules.join("\n")}\n}`,
    `/** The summary, rules, tier and cost of each path, for editors. */\nexport interface Overviews {\n${overviews.join("\n")}\n}\n`,
  ].join("\n\n");
  const used = Object.keys(document.components.schemas).filter((name) =>
    new RegExp(`: ${name}\\b| ${name} \\|`).test(body),
  );
  return `import type { ${used.join(", ")} } from "./schema.js";\n\n${body}`;
}
