import { AuthenticationError } from "../../errors.js";
import { pageAddress } from "../settings.js";

/** In a page, where everyone could read a key, the remedy is another one. */
const remedy = () =>
  pageAddress() === undefined
    ? "Get one at collegefootballdata.com and pass it as `apiKey`."
    : "In a page every visitor can read one: pass the `baseUrl` of your own server, which adds it, and `apiKey: null`.";

/** The error for a key that cannot be sent, which is not quoted. `bare`: the key without blanks and `Bearer`. */
export function keyError(bare: unknown): AuthenticationError {
  if (bare === "") return new AuthenticationError(`No API key: nothing was sent. ${remedy()}`);
  const problem =
    typeof bare === "string"
      ? "The API key holds a space or another character that no header takes: nothing was sent. Copy it again."
      : `\`apiKey\` takes a text or a function that gives one, not a ${typeof bare}: nothing was sent.`;
  return new AuthenticationError(problem);
}
