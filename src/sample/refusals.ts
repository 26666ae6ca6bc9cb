/** The body of a 401 for a missing or unknown key. */
export const unauthorized = { message: "Unauthorized" } as const;

/** The body of a 401 for a key whose tier is too low for an operation. */
export function tierTooLow(tier: number): { message: string } {
  return { message: `Unauthorized. This endpoint requires a Patreon subscription at Tier ${tier} or higher.` };
}

/** The body of the 429 of a key without calls left this month. */
export const quotaExceeded = { message: "Monthly call quota exceeded." } as const;

/** The body of a 400. `details` are by parameter. */
export function validationFailed<Details extends object>(details: Details): { message: string; details: Details } {
  return { message: "Validation Failed", details };
}
