import { evidenceSentence } from "../../scripts/docs/facts.js";

test("an operation's evidence sentence gives the number of recorded responses and rows, and the newest month", () => {
  expect(evidenceSentence("getTransferPortal")).toBe(
    "Checked against one recorded response with 4,499 rows, from January 2026: it matches.",
  );
  expect(evidenceSentence("getTeamSeasonStats")).toBe(
    "Checked against 5 recorded responses with 64 rows: all match. The newest is from March 2026.",
  );
  expect(evidenceSentence("getLines")).toBe(
    "Checked against one recorded response with one row, from January 2026: it matches.",
  );
  expect(evidenceSentence("getInfoUsage")).toBe("No recorded response has checked this page.");
});
