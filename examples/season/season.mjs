// Exports a season's games and statistics as Parquet, joins them with DuckDB, shows a table and draws a chart. With CFB_API_KEY, `node season.mjs
// 2025` makes at most ten calls to the service. Without a key, it uses the sample service.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DuckDBInstance } from "@duckdb/node-api";

const year = Number(process.argv[2] ?? 2025);
const isSample = !process.env.CFB_API_KEY;
const folder = `${isSample ? "sample" : "season"}-${year}`;
const cfb = fileURLToPath(new URL("dist/cli.js", import.meta.resolve("cfb-openapi/package.json")));
const limits = isSample ? ["--sample"] : ["--max-calls", "10"];
const words = ["export", "/games", "/stats/season", "--years", String(year), "--wide", "--yes", "--output", folder];
execFileSync(process.execPath, [cfb, ...words, ...limits], { stdio: "inherit" });

const connection = await (await DuckDBInstance.create()).connect();
const result = await connection.runAndReadAll(`
  with sides as (
    select home_team as team, home_points as points, away_points as allowed from '${folder}/games/**/*.parquet'
    union all
    select away_team, away_points, home_points from '${folder}/games/**/*.parquet'
  )
  select team, count(*)::int as games, (count(*) filter (points > allowed))::int as wins,
    round(avg(points), 1) as points, round(avg(allowed), 1) as allowed, any_value(total_yards // stats.games)::int as yards
  from sides join '${folder}/stats_season_wide/**/*.parquet' as stats using (team)
  where points is not null and allowed is not null
  group by team
  having count(*) >= 8
  order by avg(points - allowed) desc
  limit 12`);
const teams = result.getRowObjectsJson();
if (teams.length === 0) throw new Error(`no team has eight games of ${year} with a score`);
console.table(teams);

/** A bar for the points of each team, and one for those that it allowed. */
const [left, row, perPoint] = [150, 34, 9];
const width = left + perPoint * Math.ceil(Math.max(...teams.flatMap(({ points, allowed }) => [points, allowed]))) + 60;
const escaped = (text) => text.replace(/[&<]/g, (sign) => ({ "&": "&amp;", "<": "&lt;" })[sign]);
const bar = (y, value, color) =>
  `<rect x="${left}" y="${y}" width="${value * perPoint}" height="12" fill="${color}"/>` +
  `<text x="${left + value * perPoint + 6}" y="${y + 10}" font-size="11">${value.toFixed(1)}</text>`;
const bars = teams.map(({ team, points, allowed }, index) => {
  const y = 56 + index * row;
  const name = `<text x="${left - 10}" y="${y + 17}" text-anchor="end">${escaped(team)}</text>`;
  return name + bar(y, points, "#17653a") + bar(y + 13, allowed, "#b9c9bf");
});
const title = `Points per game of ${year}, scored (green) and allowed${isSample ? ", teams of the sample" : ""}`;
writeFileSync(
  `${folder}.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${70 + teams.length * row}" font-family="sans-serif" font-size="13" role="img">
<title>${title}</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="16" y="30" font-size="16" font-weight="bold">${title}</text>
${bars.join("\n")}
</svg>
`,
);
console.log(`${folder}.svg`);
