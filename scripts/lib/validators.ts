import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Document, operationsOf, readDocument, resolve } from "./document.js";

const base = "https://cfb-openapi.test/openapi";

/** Validators directly from openapi.yaml: ajv 2020 in strict mode, with pointers into the document itself. */
export class Contract {
  readonly document: Document = readDocument();
  private readonly ajv = new Ajv2020({ strict: true, allErrors: false });
  private readonly pointers = new Map<string, string>();

  constructor() {
    addFormats.default(this.ajv);
    // The document as a whole is not a schema: its own keywords are declared, so that strict mode applies to the schemas.
    for (const keyword of ["openapi", "info", "servers", "security", "tags", "paths", "components"])
      this.ajv.addKeyword(keyword);
    for (const keyword of ["x-observed", "x-key", "x-headline", "x-tier"]) this.ajv.addKeyword(keyword);
    this.ajv.addSchema(this.document, base);
    for (const operation of operationsOf(this.document)) {
      for (const [status, response] of Object.entries(operation.responses)) {
        const pointer =
          response.$ref === undefined
            ? `/paths/${operation.path.replaceAll("/", "~1")}/get/responses/${status}`
            : response.$ref.slice(1);
        if (resolve(this.document, response).content === undefined) continue;
        this.pointers.set(`${operation.path} ${status}`, `${base}#${pointer}/content/application~1json/schema`);
      }
    }
  }

  /** Whether the document has a body for this path and status. */
  has(path: string, status: number): boolean {
    return this.pointers.has(`${path} ${status}`);
  }

  /** The validator for the responses of a path and status. Throws if the document does not have them. */
  check(path: string, status: number): ValidateFunction {
    const pointer = this.pointers.get(`${path} ${status}`);
    if (pointer === undefined) throw new Error(`${path} documents no body for ${status}`);
    const check = this.ajv.getSchema(pointer);
    if (check === undefined) throw new Error(`${pointer} does not exist`);
    return check;
  }

  /** The findings on a response body, one per line; empty if it is valid. */
  findings(path: string, status: number, body: unknown): string[] {
    const check = this.check(path, status);
    if (check(body)) return [];
    return (check.errors ?? []).map(
      (error) => `${error.instancePath || "/"} ${error.message} ${JSON.stringify(error.params)}`,
    );
  }
}
