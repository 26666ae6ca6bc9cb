import { readDocument } from "../../scripts/lib/document.js";
import { readText } from "../../scripts/lib/root.js";

const { components } = readDocument();

test.each([
  ["booleans in any case", "filters", "| boolean | `true` or `false` in any case (`TRUE`, `False`)"],
  ["the case of enumerations", "filters", "| enumeration | Case-sensitive."],
  ["numbers with an exponent", "filters", "It may have an exponent (`1e3`)"],
  [
    "empty values",
    "filters",
    "| empty (`week=`) | Returns a 400 for numbers, booleans and enumerations. For strings, it counts as not given.",
  ],
  ["repeated parameters and brackets", "filters", "| given twice, or as `name[a]=1` | Returns a 400."],
  ["HEAD", "responses", "| HEAD | Returns the same response as GET, without the body"],
  ["unknown paths", "errors-and-limits", "| an HTML page | `Cannot GET` and the path |"],
  [
    "ETag and 304",
    "costs",
    "If you send the `ETag` of a 200 in `If-None-Match` and nothing has changed, the service returns a 304 without a body",
  ],
  ["an unknown key", "errors-and-limits", '| 401, the key is unknown | `{"message": "..."}` | `Unauthorized` |'],
  [
    "a missing key",
    "errors-and-limits",
    '| 401, the key or the word `Bearer` is missing | `{"message": "..."}` | `Unauthorized.`, followed by a hint',
  ],
])("a guide documents how the service handles %s", (_, guide, words) => {
  expect(readText(`docs/${guide}.md`)).toContain(words);
});

test("the documented 400 and 401 quote the service's messages", () => {
  const { ValidationFailed, Unauthorized } = components.responses ?? {};
  expect(ValidationFailed?.["x-observed"]).toMatch(/"invalid integer number".*\['regular','postseason', …\]/s);
  expect(Unauthorized?.["x-observed"]).toMatch(
    /unknown key, it is "Unauthorized"\. Without `Bearer`, it hints at the missing word/,
  );
});
