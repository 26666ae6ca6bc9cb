import { PassThrough } from "node:stream";
import { run } from "../../src/cli/program.js";
import { quoted } from "../../src/cli/session/words.js";
import { escapeHtml } from "../docs/html.js";

/** A typed line and the command's output. */
export interface Session {
  readonly typed: string;
  readonly printed: string;
}

/** The commands in the picture. They show a result, a name that does not match anything, and a misspelled parameter. */
const commands: readonly (readonly string[])[] = [
  [
    "get",
    "/games",
    "year=2025",
    "competition=cfp",
    "round=semifinal",
    "--sample",
    "--columns",
    "awayTeam,awayPoints,homeTeam,homePoints",
  ],
  ["get", "/games", "year=2025", "conference=Big Ten", "--sample"],
  ["get", "/games", "teams=Texas", "--sample"],
];

const columns = 92;

/** A stream that looks like a terminal with the picture's width and collects the output. */
class Terminal extends PassThrough {
  readonly isTTY = true;
  readonly columns = columns;
}

/** Formats words as a person types them in a shell. */
const typed = (words: readonly string[]): string =>
  words.map((word) => word.replace(/(?<==).+/, (value) => quoted(value))).join(" ");

/** Runs the commands in this process without a key. Returns their output as in a terminal. */
export async function terminalSessions(): Promise<Session[]> {
  const sessions: Session[] = [];
  for (const words of commands) {
    const screen = new Terminal();
    const { signal } = new AbortController();
    // stdout and stderr go to the same screen. Colors are off, because the picture would show their codes.
    const surroundings = { stdin: new PassThrough(), stdout: screen, stderr: screen, env: { NO_COLOR: "1" } };
    await run(words, { ...surroundings, host: process, signal });
    const printed = String(screen.read() ?? "").trimEnd();
    sessions.push({ typed: `cfb ${typed(words)}`, printed });
  }
  return sessions;
}

/** Moves a typed line's last option to a second line if the picture is too narrow. */
function typedLines(line: string): string[] {
  const end = line.length > columns ? line.lastIndexOf(" --") : -1;
  return end < 0 ? [line] : [`${line.slice(0, end)} \\`, `   ${line.slice(end)}`];
}

const size = { letter: 8.4, line: 21, font: 14, margin: 22, bar: 38 };

/** Draws a terminal with these sessions. Its words are text, so that readers can select and search them. */
export function terminalPicture(sessions: readonly Session[]): string {
  const lines = sessions.flatMap(({ typed, printed }, index) => [
    ...(index === 0 ? [] : [{ text: "", kind: "output" }]),
    ...typedLines(`$ ${typed}`).map((text) => ({ text, kind: "typed" })),
    ...printed.split("\n").map((text) => ({ text, kind: /^(notice|cfb):/.test(printed) ? "message" : "output" })),
  ]);
  const width = Math.ceil(2 * size.margin + columns * size.letter);
  const height = size.bar + lines.length * size.line + size.margin;
  const rows = lines.map(({ text, kind }, index) => {
    const y = size.bar + size.line * (index + 0.75);
    return `<text x="${size.margin}" y="${y}" class="${kind}" xml:space="preserve">${escapeHtml(text)}</text>`;
  });
  const dots = ["#ff5f57", "#febc2e", "#28c840"].map(
    (color, index) => `<circle cx="${24 + 20 * index}" cy="19" r="6" fill="${color}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>Three commands of cfb in a terminal</title>
<style>
text { font: ${size.font}px ui-monospace, monospace; fill: #c9d1d9 }
.typed { fill: #ffffff }
.message { fill: #f0c674 }
</style>
<rect width="${width}" height="${height}" rx="10" fill="#161b22"/>
${[...dots, ...rows].join("\n")}
</svg>
`;
}
