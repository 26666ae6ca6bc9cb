import type { Readable } from "node:stream";
import type { RequestId } from "@modelcontextprotocol/server";
import { isObject } from "../../document/json.js";
import { identityOf } from "./identity.js";

/** The versions of the protocol that `initialize` negotiates. The library has the same list, and loads later. */
export const versions: readonly unknown[] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07"];

const flags = new Set(["listChanged", "applyDefaults"]);

/** Whether a value has only objects at every depth, and booleans for the flags of the protocol. */
function isTree(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.entries(value).every(([name, each]) => (flags.has(name) ? typeof each === "boolean" : isTree(each)))
  );
}

/** Whether the library accepts these parameters. False for some that it accepts as well, such as icons of the client. */
function isAccepted(params: unknown): params is { protocolVersion: string } {
  if (!isObject(params) || Object.keys(params).length !== 3 || !versions.includes(params.protocolVersion)) return false;
  const { capabilities, clientInfo } = params;
  if (!isObject(clientInfo) || clientInfo.name === undefined || clientInfo.version === undefined) return false;
  if (!isObject(capabilities)) return false;
  // These two have content of any kind, by the name of an extension.
  const { experimental = {}, extensions = {}, ...others } = capabilities;
  return (
    Object.values(clientInfo).every((text) => typeof text === "string") &&
    [experimental, extensions].every((each) => isObject(each) && Object.values(each).every(isObject)) &&
    isTree(others)
  );
}

/** The response to a line that is an `initialize` request. Undefined for every other line, which the library handles. */
export function earlyResponse(line: string, version: string) {
  try {
    const message: unknown = JSON.parse(line);
    if (!isObject(message) || Object.keys(message).length !== 4) return undefined;
    const { jsonrpc, id, method, params } = message;
    if (jsonrpc !== "2.0" || method !== "initialize" || !isAccepted(params)) return undefined;
    if (typeof id !== "string" && !(typeof id === "number" && Number.isSafeInteger(id))) return undefined;
    return { result: { protocolVersion: params.protocolVersion, ...identityOf(version) }, jsonrpc, id };
  } catch {
    // The line is not JSON, or too deep.
    return undefined;
  }
}

/** What was read before the library listens: the chunks, which it has to get, and the id of the request that has its response. */
export interface Early {
  readonly chunks: readonly Buffer[];
  readonly id: RequestId | undefined;
}

/** The functions that {@link respondEarly} has returned: src/cli/main.ts may have called it for an input before the command does. */
const started = new WeakMap<Readable, () => Early>();

/**
 * Responds to `initialize` as soon as it arrives, because a host waits for it and the protocol's library takes long to load. Only a request in
 * the first chunk is handled. Returns a function that ends this, and returns what was read; for the same input always the same function.
 */
export function respondEarly(input: Readable, version: string, write: (text: string) => void): () => Early {
  const known = started.get(input);
  if (known !== undefined) return known;
  const chunks: Buffer[] = [];
  let id: RequestId | undefined;
  const read = () => {
    const chunk: unknown = input.read();
    if (!Buffer.isBuffer(chunk)) return;
    chunks.push(chunk);
    const length = chunk.indexOf("\n");
    if (chunks.length > 1 || length === -1) return;
    const response = earlyResponse(chunk.toString("utf8", 0, length), version);
    if (response === undefined) return;
    id = response.id;
    write(`${JSON.stringify(response)}\n`);
  };
  input.on("readable", read);
  // A failed input is destroyed, which the library sees when it starts.
  input.on("error", () => {});
  const end = () => {
    input.off("readable", read);
    return { chunks, id };
  };
  started.set(input, end);
  return end;
}
