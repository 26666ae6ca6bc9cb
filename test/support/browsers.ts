import { existsSync } from "node:fs";

const installed = (names: readonly string[]): string | undefined =>
  names.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

/** The path of an installed Chromium-based browser. Undefined if there is none. */
export const findChromium = (): string | undefined => installed(["chromium", "chromium-browser", "google-chrome"]);

/** The path of an installed Firefox. Undefined if there is none. */
export const findFirefox = (): string | undefined => installed(["firefox-esr", "firefox"]);
