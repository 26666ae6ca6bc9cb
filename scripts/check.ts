import { runSteps, steps } from "./check/steps.js";
import { root } from "./lib/root.js";
import { runScript, UsageError } from "./lib/script.js";

const usage = `npm run check                    run all steps; stop at the first that fails, and name it
npm run check -- lint typecheck  run these steps only
npm run check -- --except test   run all steps but one; may be repeated
npm run check -- --help          this text

Steps: ${steps.map(({ name }) => name).join(", ")}`;

const options = { except: { type: "string", multiple: true, default: [] as string[] } } as const;

await runScript({ usage, options, allowPositionals: true }, ({ values, positionals }) => {
  const unknown = [...positionals, ...values.except].find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) throw new UsageError(`there is no step ${unknown}`);
  const selected = steps
    .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    .filter(({ name }) => !values.except.includes(name));
  const failed = runSteps(selected, root);
  if (failed === undefined) return 0;
  console.error(`check: ${failed} failed. Run it alone: ${failed}`);
  return 1;
});
