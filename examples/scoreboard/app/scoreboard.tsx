"use client";

import type { WatchedRow } from "cfb-openapi";
import { useState } from "react";
import { usePlays, useScoreboard } from "./watching";

type Game = WatchedRow<"/scoreboard">;

function stateOf({ status, period, clock, startDate, tv }: Game): string {
  if (status === "completed") return "Final";
  const part = period !== null && (period > 4 ? "Overtime" : `Quarter ${period}`);
  if (status === "in_progress") return [part, clock].filter(Boolean).join(", ");
  return [new Date(startDate).toLocaleString("en-US", { weekday: "short", hour: "numeric", minute: "2-digit" }), tv]
    .filter(Boolean)
    .join(", ");
}

/** The last plays of a game, the newest first. */
function Plays({ id, intervalMs }: { readonly id: number; readonly intervalMs: number }) {
  const { rows, problem } = usePlays(id, intervalMs);
  const plays = (rows ?? []).slice(-8).reverse();
  return (
    <div className="plays" aria-live="polite">
      {problem && <p className="problem">{problem}</p>}
      {rows === undefined && !problem && <p>Loading the plays…</p>}
      {rows?.length === 0 && <p>No plays yet.</p>}
      <ol reversed>
        {plays.map((play) => (
          <li key={play.id}>{play.playText}</li>
        ))}
      </ol>
    </div>
  );
}

function Card({ game, intervalMs }: { readonly game: Game; readonly intervalMs: number }) {
  const [open, setOpen] = useState(false);
  const isLive = game.status === "in_progress";
  return (
    <li className={isLive ? "game live" : "game"}>
      <p className="state">{stateOf(game)}</p>
      {[game.awayTeam, game.homeTeam].map((team) => (
        <p className="team" key={team.id}>
          <span>{team.name}</span> <strong>{team.points ?? "–"}</strong>
        </p>
      ))}
      {game.lastPlay && isLive && !open && <p className="last">{game.lastPlay}</p>}
      {isLive && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Hide the plays" : "Show the plays"}
          <span className="unseen">
            {" "}
            of {game.awayTeam.name} at {game.homeTeam.name}
          </span>
        </button>
      )}
      {open && isLive && <Plays id={game.id} intervalMs={intervalMs} />}
    </li>
  );
}

const order = ["in_progress", "scheduled", "completed"];

/** The games of the day: those in progress first. */
export function Scoreboard({ intervalMs }: { readonly intervalMs: number }) {
  const { rows, problem } = useScoreboard(intervalMs);
  const games = [...(rows ?? [])].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return (
    <>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {rows === undefined && !problem && <p role="status">Loading the games…</p>}
      {rows?.length === 0 && <p role="status">No games now.</p>}
      <ul className="games">
        {games.map((game) => (
          <Card game={game} intervalMs={intervalMs} key={game.id} />
        ))}
      </ul>
    </>
  );
}
