import { readDocument } from "../../scripts/lib/document.js";

const { responses = {} } = readDocument().components;

test("the document has eleven failures", () => {
  expect(Object.keys(responses)).toHaveLength(11);
});

test.each(Object.entries(responses))("%s has an example of each message that the service sends", (_, response) => {
  const examples = Object.values(response.content?.["application/json"]?.examples ?? {});
  const messages = examples.map(({ value }) => (value as { message: string }).message);
  expect(messages).not.toEqual([]);
  // Observed messages in quotation marks are those of the examples, but for a tier's number and the messages of details.
  const observed = [...(response["x-observed"] ?? "").replace(/\s+/g, " ").matchAll(/"([A-Z][^"]*)"/g)].map(
    ([, text]) => text?.replace("Tier N", "Tier 1"),
  );
  expect(messages).toEqual(expect.arrayContaining(observed));
});
