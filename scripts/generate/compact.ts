import type { Node, PropertySignature, TypeLiteralNode, TypeNode } from "typescript";
import { type Document, operationsOf } from "../lib/document.js";
import { load } from "../lib/root.js";
import { plainComment } from "./comments.js";

const ts: typeof import("typescript") = load("typescript");

/** Properties that no operation in the document has: other methods, request bodies, and parameters in headers or cookies. */
const absent = new Set("put post delete options head patch trace requestBody header path cookie".split(" "));

/** Returns a property signature's name, or undefined for any other node. */
export const nameOf = (node: Node): string | undefined =>
  ts.isPropertySignature(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : undefined;

/** Returns a copy of a property with another type. */
export const withType = (node: PropertySignature, type: TypeNode): PropertySignature =>
  ts.factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type);

const isNever = (type: TypeNode | undefined): boolean => type?.kind === ts.SyntaxKind.NeverKeyword;

/** Whether a type is an object whose members are all `never`. */
const hasOnlyNever = (type: TypeNode | undefined): boolean =>
  type !== undefined &&
  ts.isTypeLiteralNode(type) &&
  type.members.every((member) => ts.isPropertySignature(member) && isNever(member.type));

/** Whether a type describes the headers of a response that costs a call. */
const isMetered = (type: TypeNode | undefined): type is TypeLiteralNode =>
  type !== undefined &&
  ts.isTypeLiteralNode(type) &&
  type.members.some((member) => nameOf(member) === "X-CallLimit-Remaining");

/**
 * Shortens openapi-typescript's types for the package. Removes properties that no operation has, and comments that are repeated elsewhere. A schema's
 * comment is at its named declaration, and the parameters' types and comments are in queries.ts. The headers of metered operations are declared only
 * once. A field's comment ends with its link from `fieldLinks`. Throws an error that names an operation if its parameters are not found.
 */
export function compact(tree: readonly Node[], document: Document, fieldLinks: ReadonlyMap<string, string>): Node[] {
  const left = new Map(
    operationsOf(document).flatMap(({ operationId, parameters, path }) =>
      parameters.some((parameter) => parameter.in === "query") ? [[operationId, path]] : [],
    ),
  );
  let headers: TypeLiteralNode | undefined;
  const file = ts.createSourceFile("headers.ts", "", ts.ScriptTarget.Latest);
  const printer = ts.createPrinter();
  const text = (node: Node) => printer.printNode(ts.EmitHint.Unspecified, node, file);

  /** `within` contains the names of the properties around a node, from the outside in. */
  const visit = (node: Node, within: readonly string[]): Node | undefined => {
    const name = nameOf(node);
    const names = name === undefined ? within : [...within, name];
    const [part, key, ...inner] = names;
    if (ts.isPropertySignature(node)) {
      const isCommon = part === "paths" && inner.join() === "parameters" && hasOnlyNever(node.type);
      if (isCommon || (absent.has(name ?? "") && isNever(node.type))) return undefined;
      const isRepeated = part === "components" && (key === "parameters" || (key === "schemas" && inner.length === 1));
      const link = part === "components" && key === "schemas" ? fieldLinks.get(inner.join(".")) : undefined;
      const comments = isRepeated ? undefined : ts.getSyntheticLeadingComments(node);
      ts.setSyntheticLeadingComments(
        node,
        comments?.flatMap((comment) => {
          const text = plainComment(comment.text, link);
          return text === undefined ? [] : [{ ...comment, text }];
        }),
      );
      const path = part === "operations" && inner.join() === "parameters,query" ? left.get(`${key}`) : undefined;
      if (path !== undefined) {
        left.delete(`${key}`);
        return withType(node, ts.factory.createTypeReferenceNode(`QueryParameters["${path}"]`));
      }
      if (part === "operations" && name === "headers" && isMetered(node.type)) {
        headers ??= node.type;
        if (text(node.type) === text(headers))
          return withType(node, ts.factory.createTypeReferenceNode("MeteredHeaders"));
      }
    }
    return ts.visitEachChild(node, (child) => visit(child, names), undefined);
  };
  const nodes = tree.flatMap((node) => visit(node, ts.isInterfaceDeclaration(node) ? [node.name.text] : []) ?? []);
  for (const operationId of left.keys())
    throw new Error(`${operationId}: openapi-typescript's types do not have its parameters in the expected place`);
  return headers
    ? [...nodes, ts.factory.createTypeAliasDeclaration(undefined, "MeteredHeaders", undefined, headers)]
    : nodes;
}
