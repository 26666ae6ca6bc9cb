import { existsSync } from "node:fs";

const installed = (names: readonly string[]): string | undefined =>
  names.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

/** Returns the path of an installed Chromium-based browser, or undefined if there is none. */
export const findChromium = (): string | undefined => installed(["chromium", "chromium-browser", "google-chrome"]);

/** Returns the path of an installed Firefox, or undefined if there is none. */
export const findFirefox = (): string | undefined => installed(["firefox-esr", "firefox"]);
