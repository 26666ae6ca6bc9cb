import { readdirSync, readFileSync } from "node:fs";
import { type Document, resolve, type Schema } from "../../scripts/document.js";
import type { Recording } from "../../src/sample/recording.js";

const folder = new URL("../recordings/", import.meta.url);

/** A recording with where it lies: `getGames/playoff-2024.json`. */
export interface Case {
  readonly operationId: string;
  readonly name: string;
  readonly recording: Recording;
}

/** Every recording of test/recordings. */
export const cases: readonly Case[] = readdirSync(folder).flatMap((operationId) =>
  readdirSync(new URL(`${operationId}/`, folder)).map((file) => ({
    operationId,
    name: `${operationId}/${file}`,
    recording: JSON.parse(readFileSync(new URL(`${operationId}/${file}`, folder), "utf8")) as Recording,
  })),
);

/** The schema of a recording's body; undefined where the document gives this status none (a 204). Throws when it does not know the status. */
export function schemaOf(document: Document, { recording: { request, response }, name }: Case): Schema | undefined {
  const answer = document.paths[request.path]?.get.responses[response.status];
  if (answer === undefined) throw new Error(`${name}: ${request.path} documents no ${response.status}`);
  return resolve(document, answer).content?.["application/json"]?.schema;
}
