import { isSample } from "./cfb";
import { Scoreboard } from "./scoreboard";

// The moment of the sample is that of the server, not of the build.
export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <main>
      <h1>Scoreboard</h1>
      {isSample && <p className="note">Sample data: teams and final scores are real, everything else is made up.</p>}
      <Scoreboard />
    </main>
  );
}
