/** The body of a 401 for an unknown key. */
export const unknownKey = { message: "Unauthorized" } as const;

/** The body of a 401 if the header is missing, or is not `Bearer` with a key. */
export const noBearer = { message: 'Unauthorized. Did you forget to add "Bearer " before your key?' } as const;

/** Returns the body of a 401 if the key's tier is too low for the operation. */
export function tierTooLow(tier: number): { message: string } {
  return { message: `Unauthorized. This endpoint requires a Patreon subscription at Tier ${tier} or higher.` };
}

/** The body of a 429 if the key has no calls left this month. */
export const quotaExceeded = { message: "Monthly call quota exceeded." } as const;

/** The body of a 429 if a path has more concurrent requests than it accepts. */
export const tooManyInFlight = { message: "Too many concurrent requests for this endpoint." } as const;

/** The headers of the 429 for too many concurrent requests. */
export const tooManyInFlightHeaders = { "retry-after": "1" } as const;

/** Returns the body of a 400. `details` has an entry for each wrong parameter. */
export function validationFailed<Details extends object>(details: Details): { message: string; details: Details } {
  return { message: "Validation Failed", details };
}

/** Returns the body of a 400 from an operation that refuses unknown parameters. */
export function unknownParameter(name: string): { message: string; code: string } {
  return { message: `${name} is not a parameter of this operation.`, code: "BAD_QUERY_PARAM" };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Returns the HTML page of a 404 for an unknown path or method. */
export function cannot(method: string, path: string): string {
  const text = `Cannot ${method} ${path}`.replace(/[&<>"']/g, (character) => entities[character] ?? character);
  return `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>${text}</pre>\n</body>\n</html>\n`;
}
