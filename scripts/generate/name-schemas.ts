import type { Node, TypeNode } from "typescript";
import type { Document } from "../lib/document.js";
import { load } from "../lib/root.js";
import { nameOf, withType } from "./compact.js";

const ts: typeof import("typescript") = load("typescript");

const literalIn = (type: TypeNode): string | undefined =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;

/** Returns the name of the schema that a type refers to, as "Game" for `components["schemas"]["Game"]`. Returns undefined for any other type. */
function schemaIn(node: Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  return literalIn(node.objectType.indexType) === "schemas" ? literalIn(node.indexType) : undefined;
}

const reference = (name: string) => ts.factory.createTypeReferenceNode(name);

/** Returns the declaration of a schema's type, with the schema's description and its link. */
function declaration(name: string, type: TypeNode, description: string | undefined, link: string | undefined): Node {
  const exported = ts.factory.createToken(ts.SyntaxKind.ExportKeyword);
  const node = ts.factory.createTypeAliasDeclaration([exported], name, undefined, type);
  const text = description?.trim().replace(/\s+/g, " ").replaceAll("*/", "*\\/");
  const lines = [...(text === undefined ? [] : [text]), ...(link === undefined ? [] : [`@see ${link}`])];
  if (lines.length === 0) return node;
  const comment = lines.length === 1 ? `* ${lines[0]} ` : ["*", ...lines.map((line) => ` * ${line}`), " "].join("\n");
  return ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, comment, true);
}

/**
 * Declares each component schema as an exported type, and replaces all references with its name, because editors show a type's declared name. `links`
 * contains the schemas' URLs in the reference.
 */
export function nameSchemas(
  tree: readonly Node[],
  { components }: Document,
  links: ReadonlyMap<string, string>,
): Node[] {
  const types = new Map<string, TypeNode>();
  /** `within` contains the names of the properties around a node, from the outside in. */
  const visit = (node: Node, within: readonly string[]): Node => {
    const referred = schemaIn(node);
    if (referred !== undefined) return reference(referred);
    const name = nameOf(node);
    const names = name === undefined ? within : [...within, name];
    const visited = ts.visitEachChild(node, (child) => visit(child, names), undefined);
    const [part, key, schema, ...inner] = names;
    if (part !== "components" || key !== "schemas" || schema === undefined || inner.length > 0) return visited;
    if (!ts.isPropertySignature(visited) || visited.type === undefined) return visited;
    types.set(schema, visited.type);
    return withType(visited, reference(schema));
  };
  const nodes = tree.map((node) => visit(node, ts.isInterfaceDeclaration(node) ? [node.name.text] : []));
  /** Resolves a schema that only refers to another schema. Otherwise, editors would show the other schema's name. */
  const declared = (type: TypeNode): TypeNode => {
    const other = ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && types.get(type.typeName.text);
    return other ? declared(other) : type;
  };
  const declarations = [...types].map(([name, type]) =>
    declaration(name, declared(type), components.schemas[name]?.description, links.get(name)),
  );
  return [...nodes, ...declarations];
}
