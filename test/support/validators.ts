import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Document, readDocument, resolve } from "../../scripts/lib/document.js";

const base = "https://cfb-openapi.test/openapi";

/** Validators of responses: ajv in strict mode over openapi.yaml itself, independent of the check in src/validate. */
export class Validators {
  readonly document: Document = readDocument();
  private readonly ajv = new Ajv2020({
    strict: true,
    allErrors: false,
    code: { process: (code) => `const { Array, Object, isFinite, isNaN } = globalThis; ${code}` },
  });

  constructor() {
    addFormats.default(this.ajv);
    // The document itself is not a schema: naming its keywords keeps strict mode for everything below.
    for (const keyword of ["openapi", "info", "servers", "security", "tags", "paths", "components"])
      this.ajv.addKeyword(keyword);
    for (const keyword of ["x-observed", "x-key", "x-headline", "x-tier", "x-as-of", "x-wide", "x-order"])
      this.ajv.addKeyword(keyword);
    this.ajv.addSchema(this.document, base);
  }

  /** The address of the schema of a body; undefined where the document gives this status of this path none. */
  private addressOf(path: string, status: number): string | undefined {
    const response = this.document.paths[path]?.get.responses[status];
    if (response === undefined || resolve(this.document, response).content === undefined) return undefined;
    const pointer = response.$ref?.slice(1) ?? `/paths/${path.replaceAll("/", "~1")}/get/responses/${status}`;
    return `${base}#${pointer}/content/application~1json/schema`;
  }

  /** Whether the document gives this status of this path a body. */
  has(path: string, status: number): boolean {
    return this.addressOf(path, status) !== undefined;
  }

  /** The check of a path's response with a status. Throws for an undocumented one. */
  check(path: string, status: number): ValidateFunction {
    const address = this.addressOf(path, status);
    if (address === undefined) throw new Error(`${path} documents no body for ${status}`);
    const check = this.ajv.getSchema(address);
    if (check === undefined) throw new Error(`${address} does not exist`);
    return check;
  }

  /** The differences between a response and the document, one per line; empty where it fits. */
  findings(path: string, status: number, body: unknown): string[] {
    const check = this.check(path, status);
    if (check(body)) return [];
    return (check.errors ?? []).map(
      (error) => `${error.instancePath || "/"} ${error.message} ${JSON.stringify(error.params)}`,
    );
  }
}
