import { tsImport } from "tsx/esm/api";

// The generator uses the same functions to turn rules into sentences. They are TypeScript, which Redocly can't load itself.
const { observedMark } = await tsImport("../generate/rule-words.ts", import.meta.url);
const { isRule, oneLine, operationRuleSentences, parameterSentences, sentencesOf } = await tsImport(
  "../generate/rule-sentences.ts",
  import.meta.url,
);

/**
 * Yields problems with a description. It must end with the `expected` sentences and must not contain another rule. `fix` is another way to correct such
 * a rule.
 */
function* problemsOf({ description = "" }, expected, subject, fix) {
  const text = oneLine(description);
  const found = sentencesOf(text);
  const end = expected.join(" ");
  const missing = expected.filter((sentence) => !found.includes(sentence));
  for (const sentence of missing)
    yield `The description of ${subject} does not say "${sentence}", as its rules do. End it with "${end}"`;
  const said = found.filter((each) => expected.includes(each));
  if (missing.length === 0 && (!text.endsWith(end) || said.length > expected.length))
    yield `The description of ${subject} does not end with its rules in order, each once. End it with "${end}"`;
  for (const sentence of found.filter((each) => isRule(each) && !expected.includes(each)))
    yield `The description of ${subject} says "${sentence}", which none of its rules says. Remove the sentence${fix}.`;
}

/** Returns a document's operations, with their parameters resolved. */
function operationsOf({ paths = {}, components }) {
  const resolved = ({ $ref, ...own }) =>
    $ref === undefined ? own : (components?.parameters?.[$ref.slice($ref.lastIndexOf("/") + 1)] ?? {});
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get ? [{ ...get, path, own: get.parameters ?? [], parameters: (get.parameters ?? []).map(resolved) }] : [],
  );
}

/** Returns sentences, or undefined if a rule can't be put into words. The lint rule about extensions reports such a rule. */
function orNone(sentences) {
  try {
    return sentences();
  } catch {
    return undefined;
  }
}

/**
 * Checks that the descriptions of operations and parameters contain a sentence for each of their rules, and no sentence about another rule. Rules are
 * `x-query-rules`, `x-not-greater-than`, `x-ignored-with`, `x-zero-is-absent` and `required`. Operations can share a parameter only if their rules for
 * it are the same.
 */
export default () => ({
  Root(root, { report, location }) {
    const check = (at, node, expected, subject, fix) => {
      if (expected === undefined) return;
      for (const message of problemsOf(node, expected, subject, fix))
        report({ message, location: location.child([...at, "description"]) });
    };
    const shared = new Map();
    const operations = operationsOf(root);
    const marked = operations.some(({ description = "" }) => description.includes(observedMark));
    if (marked && !root.info?.description?.includes(observedMark))
      report({
        message: `Descriptions mark what is observed with \`${observedMark}\`, which the introduction does not explain. Write there that \`${observedMark}\` marks observations.`,
        location: location.child(["info", "description"]),
      });
    for (const operation of operations) {
      const { path, operationId, parameters, own } = operation;
      const fix = ", or add the rule, such as `x-query-rules: { anyOf: [{ required: [year] }, { required: [id] }] }`";
      const at = ["paths", path, "get"];
      const sentences = orNone(() => operationRuleSentences(operation));
      check(at, operation, sentences, `\`${operationId}\``, fix);
      for (const [index, parameter] of parameters.entries()) {
        const { $ref } = own[index];
        if ($ref !== undefined)
          shared.set($ref, { parameter, operations: [...(shared.get($ref)?.operations ?? []), operation] });
        else
          check(
            [...at, "parameters", index],
            parameter,
            orNone(() => parameterSentences(operation, parameter)),
            `\`${parameter.name}\``,
            ` here, or add the rule to \`${operationId}\``,
          );
      }
    }
    for (const [$ref, { parameter, operations }] of shared) {
      const name = $ref.slice($ref.lastIndexOf("/") + 1);
      const at = ["components", "parameters", name];
      const [first, ...others] = operations;
      const sentencesAt = (operation) => orNone(() => parameterSentences(operation, parameter));
      const expected = sentencesAt(first);
      check(at, parameter, expected, `the shared parameter \`${name}\``, ", or add the rule to its operations");
      for (const other of others) {
        const differing = sentencesAt(other);
        if (expected && differing && differing.join() !== expected.join())
          report({
            message: `\`${first.operationId}\` and \`${other.operationId}\` share the parameter \`${name}\`, but have different rules for it. Give one of them a parameter whose description ends with its rule, such as \`yearUnlessTeam\`.`,
            location: location.child(at),
          });
      }
    }
  },
});
