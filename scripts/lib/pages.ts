/** Returns an operation's page, relative to the reference's folder. */
export const operationFile = (operationId: string): string => `operations/${operationId}.html`;

/** Returns a field's fragment: `field-lines.spread` for `lines[].spread`. */
export const fieldAnchor = (path: string): string => `field-${path.replaceAll("[]", "").replaceAll(" ", "-")}`;

/** Returns a parameter's fragment. */
export const parameterAnchor = (name: string): string => `parameter-${name}`;
