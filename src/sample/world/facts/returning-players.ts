import type { Player } from "./players.js";

/** The passers, receivers and runners of the playoff of 2024 who played for the same school in 2025. */
const returning: ReadonlySet<string> = new Set([
  "Jeremiah Smith",
  "Carnell Tate",
  "Jeremiyah Love",
  "Jadarian Price",
  "Jaden Greathouse",
  "Drew Allar",
  "Nicholas Singleton",
  "Kaytron Allen",
  "Quintrevion Wisner",
  "DeAndre Moore Jr.",
  "Gunner Stockton",
  "Nate Frazier",
  "Noah Whittington",
  "Maddux Madsen",
  "Latrell Caples",
  "Matt Lauter",
  "Sam Leavitt",
  "Chamon Metayer",
  "Elijah Sarratt",
  "Omar Cooper Jr.",
  "Kevin Jennings",
  "Jordan Hudson",
  "Matthew Hibner",
  "Cade Klubnik",
  "Antonio Williams",
  "Bryant Wesco Jr.",
  "T.J. Moore",
  "DeSean Bishop",
]);

/** Whether a player of 2024 returned to the team for 2025. */
export function isReturning({ name }: Player): boolean {
  return returning.has(name);
}
