/** The page of an operation, from the reference's folder. */
export const operationFile = (operationId: string): string => `operations/${operationId}.html`;

/** The fragment of a field: that of `lines[].spread` is `field-lines.spread`. */
export const fieldAnchor = (path: string): string => `field-${path.replaceAll("[]", "").replaceAll(" ", "-")}`;

/** The fragment of a parameter. */
export const parameterAnchor = (name: string): string => `parameter-${name}`;
