/** An operation's page, relative to the reference's folder. */
export const operationFile = (operationId: string): string => `operations/${operationId}.html`;

/** A field's fragment: `lines[].spread` has `field-lines.spread`. */
export const fieldAnchor = (path: string): string => `field-${path.replaceAll("[]", "").replaceAll(" ", "-")}`;

/** A parameter's fragment. */
export const parameterAnchor = (name: string): string => `parameter-${name}`;
