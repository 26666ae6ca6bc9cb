import { EventEmitter } from "node:events";
import { settled } from "./clock.js";

/**
 * The process object that receives Node's warnings. Jest gives its tests a copy, which does not receive them. The functions of Node's own
 * modules come from the real realm.
 */
const node: NodeJS.Process = EventEmitter.constructor("return process")();

/** Fails each test of the calling file during which Node warns, for example about leaked listeners. */
export function failOnWarnings(): void {
  const warnings: string[] = [];
  const onWarning = ({ message }: Error) => void warnings.push(message);
  beforeAll(() => void node.on("warning", onWarning));
  afterAll(() => void node.off("warning", onWarning));
  afterEach(async () => {
    await settled();
    expect(warnings.splice(0)).toEqual([]);
  });
}
