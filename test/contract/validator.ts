import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { readDocument } from "../../scripts/lib/document.js";
import { bodySchema } from "../../scripts/lib/schemas.js";

/** openapi.yaml. */
export const document = readDocument();

const base = "https://cfb-openapi.test/openapi";
const ajv = new Ajv2020({
  strict: true,
  allErrors: true,
  code: { process: (code) => `const { Array, Object, isFinite, isNaN } = globalThis; ${code}` },
});
addFormats.default(ajv);
// The document itself is not a schema. Strict mode refuses every other keyword that ajv does not know.
const ofDocument = ["openapi", "info", "servers", "security", "tags", "paths", "components"];
const extensions = ["x-observed", "x-key", "x-headline", "x-tier", "x-as-of", "x-wide", "x-order"];
for (const keyword of [...ofDocument, ...extensions]) ajv.addKeyword(keyword);
ajv.addSchema(document, base);

/** Returns ajv's check of a response, which does not share code with src/validate. Throws if the document has no body for the status. */
export function validator(path: string, status: number): ValidateFunction {
  if (bodySchema(document, path, status) === undefined) throw new Error(`${path} documents no body for ${status}`);
  const response = document.paths[path]?.get.responses[status];
  const pointer = response?.$ref?.slice(1) ?? `/paths/${path.replaceAll("/", "~1")}/get/responses/${status}`;
  const validate = ajv.getSchema(`${base}#${pointer}/content/application~1json/schema`);
  if (validate === undefined) throw new Error(`${base}#${pointer} does not exist`);
  return validate;
}

/**
 * Returns the differences between a response and the document. `addedSince` contains pointers to keys that the service added after this
 * response was recorded. Such a key must be missing. If every object has the key, that counts as a difference.
 */
export function findings(path: string, status: number, body: unknown, addedSince: readonly string[] = []): string[] {
  const validate = validator(path, status);
  validate(body);
  const missing = new Set<string>();
  const others = (validate.errors ?? []).filter(({ keyword, instancePath, params }) => {
    // Ajv also reports that the object is not null, and that no alternative of the union fits. Both follow from the missing key.
    if (addedSince.length > 0 && (keyword === "anyOf" || params.type === "null")) return false;
    const pointer = `${instancePath.replace(/\/\d+(?=\/|$)/g, "/*")}/${params.missingProperty}`;
    if (keyword !== "required" || !addedSince.includes(pointer)) return true;
    missing.add(pointer);
    return false;
  });
  return [
    ...others.map(({ instancePath, message, params }) => `${instancePath || "/"} ${message} ${JSON.stringify(params)}`),
    ...addedSince.filter((pointer) => !missing.has(pointer)).map((pointer) => `no object lacks ${pointer}`),
  ];
}
