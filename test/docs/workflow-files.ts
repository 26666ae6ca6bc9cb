import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "../scripts/run.js";

export interface Step {
  name?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

export interface Job {
  uses?: string;
  permissions?: Record<string, string>;
  steps?: Step[];
}

export interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = join(root, ".github/workflows");

/** The workflows by file name. */
export const workflows: [name: string, workflow: Workflow][] = readdirSync(folder).map((name) => [
  name,
  parse(readFileSync(join(folder, name), "utf8")),
]);

export const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps = [] }) => steps);

/** Returns the workflow in a file. Throws if the file does not exist. */
export function named(wanted: string): Workflow {
  const found = workflows.find(([name]) => name === wanted)?.[1];
  if (found === undefined) throw new Error(`there is no ${wanted}`);
  return found;
}
