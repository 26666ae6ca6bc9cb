import { keyring } from "../../src/request/auth.js";
import type { Outcome } from "../../src/request/layer.js";
import { openValidation } from "../../src/validate/check.js";

jest.mock("../../generated/shapes.js", () => ({
  shapes: { Game: { id: "i", name: "s?", "week?": "i" } },
  bodies: { "/games": { 200: "Game[]" } },
}));

const game = { id: 1, name: "a" };

const both = [{ ...game, id: null, week: "a", extra: 1 }];

/** Checks a response. Returns the reported findings and, if the check refuses the response, the error's message. */
async function verdict(data: unknown, mode: "report" | "throw") {
  const result: Outcome = { data, text: JSON.stringify(data) };
  const error = await openValidation({}, keyring(undefined))("/games", result, mode);
  return { reported: result.drift ?? [], broken: error?.message };
}

test("with `report`, the check reports all findings and does not refuse the response", async () => {
  const { reported, broken } = await verdict(both, "report");
  expect(reported.map(({ kind }) => kind)).toEqual(["null", "type", "extra"]);
  expect(broken).toBeUndefined();
});

test("with `throw`, drift is reported, and the message says what is broken", async () => {
  expect(await verdict(both, "throw")).toMatchObject({
    reported: [{ kind: "extra" }],
    broken: "The response does not match the document: /0/id is null, not 32-bit integer. More differences: 1.",
  });
  expect((await verdict([{ ...game, id: null }], "throw")).broken).toBe(
    "The response does not match the document: /0/id is null, not 32-bit integer.",
  );
  expect(await verdict([{ ...game, extra: 1 }], "throw")).toMatchObject({
    reported: [{ kind: "extra" }],
    broken: undefined,
  });
  expect(await verdict([game], "throw")).toEqual({ reported: [], broken: undefined });
});
