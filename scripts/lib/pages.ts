/** Returns an operation's page, relative to the reference's folder. */
export const operationFile = (operationId: string): string => `operations/${operationId}.html`;

/** Returns a field's fragment, such as `field-lines.spread` for `lines[].spread`. */
export const fieldAnchor = (path: string): string => `field-${path.replaceAll("[]", "").replaceAll(" ", "-")}`;

/** Returns a parameter's fragment. */
export const parameterAnchor = (name: string): string => `parameter-${name}`;

/** Returns the link at the end of a field's or parameter's hover text. Editors show it as one word. */
export const linkTo = (url: string): string => `[Reference](${url})`;
