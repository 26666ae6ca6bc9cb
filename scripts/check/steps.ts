import { spawnSync } from "node:child_process";

/** One step of `npm run check`: an npm script with its arguments. */
export interface Step {
  readonly name: string;
  readonly args?: readonly string[];
}

/** The steps of `npm run check` in their order: what fails fast comes first. */
export const steps: readonly Step[] = [
  { name: "generate", args: ["--check"] },
  { name: "recordings", args: ["--check"] },
  { name: "lint" },
  { name: "typecheck" },
  { name: "typecost" },
  { name: "size" },
  { name: "test:tools" },
  { name: "test:package" },
  { name: "test:sample" },
  { name: "test" },
];

/** Runs npm scripts of a folder one after another. Returns the command of the first that fails; undefined when all pass. */
export function runSteps(selected: readonly Step[], folder: string): string | undefined {
  for (const { name, args = [] } of selected) {
    const rest = args.length > 0 ? ["--", ...args] : [];
    const began = performance.now();
    const { status } = spawnSync("npm", ["run", "--silent", name, ...rest], { cwd: folder, stdio: "inherit" });
    if (status !== 0) return ["npm run", name, ...rest].join(" ");
    console.error(`check: ${name} passed in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  return undefined;
}
