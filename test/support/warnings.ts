import { settled } from "./clock.js";

/** Fails each test of the calling file in which Node warns, such as of a leak of listeners. */
export function failOnWarnings(): void {
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => void warnings.push(warning);
  beforeAll(() => void process.on("warning", onWarning));
  afterAll(() => void process.off("warning", onWarning));
  afterEach(async () => {
    await settled();
    expect(warnings).toEqual([]);
  });
}
