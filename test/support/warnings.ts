import { EventEmitter } from "node:events";
import { settled } from "./clock.js";

/** The process that Node warns: Jest gives its tests a copy, which hears of no warning. Node's own modules have functions of the real one. */
const node: NodeJS.Process = EventEmitter.constructor("return process")();

/** Fails each test of the calling file in which Node warns, such as of a leak of listeners. */
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
