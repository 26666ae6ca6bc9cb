/** The body of a 401 for an unknown key. */
export const unknownKey = { message: "Unauthorized" } as const;

/** The body of a 401 for a header that is missing, or not `Bearer` with a key. */
export const noBearer = { message: 'Unauthorized. Did you forget to add "Bearer " before your key?' } as const;

/** The body of a 401 for a key whose tier is too low for an operation. */
export function tierTooLow(tier: number): { message: string } {
  return { message: `Unauthorized. This endpoint requires a Patreon subscription at Tier ${tier} or higher.` };
}

/** The body of the 429 of a key without calls left this month. */
export const quotaExceeded = { message: "Monthly call quota exceeded." } as const;

/** The body of the 429 for one request more than a path takes at once. */
export const tooManyInFlight = { message: "Too many concurrent requests for this endpoint." } as const;

/** The headers of that 429. */
export const tooManyInFlightHeaders = { "retry-after": "1" } as const;

/** The body of a 400. `details` are by parameter. */
export function validationFailed<Details extends object>(details: Details): { message: string; details: Details } {
  return { message: "Validation Failed", details };
}

/** The body of the 400 of an operation that refuses an unknown parameter by its name. */
export function unknownParameter(name: string): { message: string; code: string } {
  return { message: `${name} is not a parameter of this operation.`, code: "BAD_QUERY_PARAM" };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** The page of a 404 for an unknown path or method. */
export function cannot(method: string, path: string): string {
  const text = `Cannot ${method} ${path}`.replace(/[&<>"']/g, (character) => entities[character] ?? character);
  return `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>${text}</pre>\n</body>\n</html>\n`;
}
