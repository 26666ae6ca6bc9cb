import { isSample } from "./cfb";
import { Scoreboard } from "./scoreboard";

// Whether there is a key is known when the server starts, not when it is built.
export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <main>
      <h1>Scoreboard</h1>
      {isSample && (
        <p className="note">
          Sample data of a Saturday in 2025: teams, dates and final scores are real; treat everything else as made up.
        </p>
      )}
      <Scoreboard intervalMs={isSample ? 5_000 : 60_000} />
    </main>
  );
}
