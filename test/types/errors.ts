// `npm run typecheck` only compiles this file. For each rule of the error types, one line compiles and one must not.
import { type CallError, CfbError, createClient, type ErrorCode, type Result } from "cfb-openapi";

const cfb = createClient({ apiKey: "sample" });

/** Some properties exist only on errors with certain codes. */
export function byCode(error: CallError): unknown {
  // @ts-expect-error not every error has this property, so the code must be checked first
  void error.resetsAt;
  switch (error.code) {
    case "quota_exceeded":
      // @ts-expect-error only a TierError has a tier
      void error.tier;
      return error.resetsAt satisfies Date;
    case "tier":
      return error.tier satisfies number;
    case "query":
      return error.parameters satisfies readonly string[];
    case "service":
      return error.details satisfies Readonly<Record<string, string>> | undefined;
    case "timeout":
    case "authentication":
    case "not_found":
    case "connection":
    case "response":
    case "cancelled":
      return error.message;
    case "incomplete":
      return error.resume ?? error.reason;
    default:
      // Every code has a case.
      return error satisfies never;
  }
}

export function missingCase(error: CallError): string {
  if (error.code !== "quota_exceeded") return error.code;
  // @ts-expect-error one code is not handled
  return error satisfies never;
}

// The union has an error for every code, and each error is a CfbError.
export const everyCode: (code: ErrorCode) => CallError["code"] = (code) => code;
export const base: (error: CallError) => CfbError = (error) => error;
// @ts-expect-error no error has this code
export const otherCode = (error: CallError): boolean => error.code === "quota";

export async function narrowedByResult(): Promise<void> {
  const result = await cfb.result("/games", { year: 2024 });
  if (result.ok) {
    // @ts-expect-error a success has no error
    void result.error.code;
    return;
  }
  void (result.error satisfies CallError);
  if (result.error.code === "quota_exceeded") void (result.error.resetsAt satisfies Date);
  // @ts-expect-error the code has not been checked here
  void result.error.resetsAt;
}

export async function narrowedByInstance(): Promise<Date | undefined> {
  try {
    await cfb.get("/games", { year: 2024 });
  } catch (error) {
    // @ts-expect-error the thrown value can be a signal's reason
    void error.code;
    if (!(error instanceof CfbError)) throw error;
    void (error satisfies CallError);
    if (error.code === "quota_exceeded") return error.resetsAt;
    if (error.code === "tier") void (error.tier satisfies number);
    // @ts-expect-error only the error for a used-up quota has this property
    void error.resetsAt;
  }
  return undefined;
}

// Every error has these properties about the response.
export function responseProperties(error: CallError): void {
  void (error.status satisfies number | undefined);
  void (error.headers satisfies Headers | undefined);
  void (error.body satisfies string | undefined);
  // @ts-expect-error without a response there are no headers
  void error.headers.get("x-request-id");
  // @ts-expect-error properties of an error are readonly
  error.status = 200;
}

// Every result has these properties about the response, even if the call failed.
export function responseOf(result: Result<"/games">): void {
  void (result.status satisfies number | undefined);
  void (result.headers satisfies Headers | undefined);
  // @ts-expect-error a result does not expose the consumed Response
  void result.response;
}
