import { type Squad, squad } from "./squad.js";

/** The squads of the Rose Bowl of the season 2001. */
export const squadsOf2001: readonly Squad[] = [
  squad(
    2390,
    2001,
    ["QB", "Ken Dorsey"],
    ["RB", "Clinton Portis"],
    ["WR", "Andre Johnson"],
    ["PK", "Todd Sievers"],
    ["TE", "Jeremy Shockey"],
    ["DL", "William Joseph"],
    ["LB", "Jonathan Vilma"],
    ["DB", "Ed Reed"],
  ),
  squad(
    158,
    2001,
    ["QB", "Eric Crouch"],
    ["RB", "Dahrran Diedrick"],
    ["WR", "Wilson Thomas"],
    ["PK", "Josh Brown"],
    ["TE", "Tracey Wistrom"],
    ["DL", "Chris Kelsay"],
    ["LB", "Jamie Burrow"],
    ["DB", "DeJuan Groce"],
  ),
];
