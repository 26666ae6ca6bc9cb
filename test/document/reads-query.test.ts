import { readDocument } from "../../scripts/lib/document.js";

const { info, components } = readDocument();
const introduction = (info.description ?? "").replace(/\s+/g, " ");

test.each([
  ["booleans in any case", /Booleans are `true` or `false` in any case \(`TRUE`, `False`\)/],
  ["enumerations by case", /enumerations are case-sensitive/],
  ["exponents of numbers", /may have an exponent \(`1e3`\)/],
  [
    "empty values",
    /An empty number, boolean or member of an enumeration \(`week=`\) is a 400\. Only an empty string is not given\./,
  ],
  ["repeated parameters and brackets", /given twice, or as `name\[a\]=1`, is a 400/],
  ["HEAD", /HEAD gets the response to GET without its body/],
  ["the page of an unknown path", /an HTML page that says `Cannot GET` and the path/],
  ["ETag and 304", /A 200 has an `ETag`, and a request with it in `If-None-Match` gets a 304 without a body/],
  [
    "both messages of a 401",
    /an unknown key is `Unauthorized` alone; without a key, or without `Bearer`, it goes on after `Unauthorized\.`/,
  ],
])("the introduction says how the service reads %s", (_, words) => {
  expect(introduction).toMatch(words);
});

test("the responses 400 and 401 quote the messages", () => {
  const { ValidationFailed, Unauthorized } = components.responses ?? {};
  expect(ValidationFailed?.["x-observed"]).toMatch(/"invalid integer number".*\['regular','postseason', …\]/s);
  expect(Unauthorized?.["x-observed"]).toMatch(/unknown\s+key "Unauthorized", and without `Bearer` it hints at that/);
});
