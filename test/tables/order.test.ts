import { tidied } from "../../src/tables/tidy.js";

test("`tidy` sorts plays with equal play numbers by numeric id, and puts unknown drive numbers last", () => {
  const play = (driveNumber: number | null, id: string) => ({ gameId: 1, driveNumber, playNumber: 1, id });
  // The service's play ids have up to 18 digits.
  const [long, longer] = ["99999999999999999", "100000000000000000"];
  const withoutId = { gameId: 1, driveNumber: 2, playNumber: 1 };
  const rows = [play(2, longer), play(null, "1"), play(1, "20"), withoutId, play(2, long), play(1, "9")];
  const tidy = tidied("/plays", rows, {});
  expect(Array.isArray(tidy) ? tidy.map(({ id }) => id) : []).toEqual(["9", "20", long, longer, null, "1"]);
  expect(rows[1]).toEqual(play(null, "1"));
});

test("`tidy` does not change the order of plays with the same drive, play number and id", () => {
  const rows = ["first", "second", "third"].map((playText) => ({ gameId: 1, driveNumber: 1, playNumber: 1, playText }));
  expect(tidied("/plays", rows, {})).toMatchObject(rows.map(({ playText }) => ({ play_text: playText })));
});
