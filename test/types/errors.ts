// `npm run typecheck` compiles this file, and nothing runs it. Each rule of the error types has a line that compiles and one that must not.
import { type CallError, CfbError, createClient, type ErrorCode, type Result } from "cfb-openapi";

const cfb = createClient({ apiKey: "sample" });

/** Properties that only some errors have, by code. */
export function byCode(error: CallError): unknown {
  // @ts-expect-error before the code is known, an error may not have this property
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

// The union has every code, and each is a CfbError.
export const everyCode: (code: ErrorCode) => CallError["code"] = (code) => code;
export const base: (error: CallError) => CfbError = (error) => error;
// @ts-expect-error no error has another code
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
  // @ts-expect-error the code is not known here
  void result.error.resetsAt;
}

export async function narrowedByInstance(): Promise<Date | undefined> {
  try {
    await cfb.get("/games", { year: 2024 });
  } catch (error) {
    // @ts-expect-error the thrown value may be the reason of a signal
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

// Every error has these properties of the response.
export function responseProperties(error: CallError): void {
  void (error.status satisfies number | undefined);
  void (error.headers satisfies Headers | undefined);
  void (error.body satisfies string | undefined);
  // @ts-expect-error without a response there are no headers
  void error.headers.get("x-request-id");
  // @ts-expect-error properties of an error are readonly
  error.status = 200;
}

// Every result has these properties of the response, even a failed one.
export function responseOf(result: Result<"/games">): void {
  void (result.status satisfies number | undefined);
  void (result.headers satisfies Headers | undefined);
  // @ts-expect-error a result does not expose the consumed Response
  void result.response;
}
