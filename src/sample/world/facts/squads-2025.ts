import { type Squad, squad } from "./squad.js";

/** The newcomers of the teams that play in 2025. The players who returned are in the squads of 2024. */
export const squadsOf2025: readonly Squad[] = [
  squad(194, 2025, ["QB", "Julian Sayin"], ["RB", "CJ Donaldson"], ["RB", "James Peoples"], ["WR", "Brandon Inniss"]),
  squad(
    251,
    2025,
    ["QB", "Arch Manning", "4870906"],
    ["RB", "CJ Baxter Jr.", "4870609"],
    ["WR", "Ryan Wingo", "5218633"],
    ["WR", "Parker Livingstone", "5079556"],
    ["TE", "Jack Endries", "5085189"],
  ),
  squad(2390, 2025, ["QB", "Carson Beck"], ["RB", "Mark Fletcher Jr."], ["WR", "Malachi Toney"], ["WR", "CJ Daniels"]),
  squad(87, 2025, ["QB", "CJ Carr"], ["WR", "Malachi Fields"], ["TE", "Eli Raridon"]),
];
