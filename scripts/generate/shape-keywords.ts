/** The codes of types and formats in shapes. */
export const codes: Record<string, string> = {
  // Without a type: any value.
  "": "v",
  boolean: "b",
  "integer int32": "i",
  "number double": "n",
  string: "s",
  "string date-time": "d",
};

/** Keywords that say nothing of a value. */
export const annotations = new Set("description title examples deprecated default".split(" "));
// Any other keyword would be lost silently.
export const constraints = new Set(
  "type format enum const items maxItems properties required additionalProperties unevaluatedProperties allOf".split(
    " ",
  ),
);

// A keyword beside another type would be lost silently, too.
export const typeOf: Record<string, string> = {
  items: "array",
  maxItems: "array",
  properties: "object",
  required: "object",
  additionalProperties: "object",
  unevaluatedProperties: "object",
  allOf: "object",
};

// What a part of an `allOf` may have: its members are merged, and anything else would be lost.
export const merged = new Set("type properties required allOf".split(" "));
