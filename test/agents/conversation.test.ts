import { builtCfb } from "../cli/cfb.js";
import { withHost } from "../cli/mcp/connect.js";

const cfb = builtCfb();

type Input = Readonly<Record<string, unknown>>;
type Call = readonly [name: string, input: Input];

const find = (words: string): Call => ["find_operations", { words }];
const get = (path: string, query: Input, more: Input = {}): Call => ["get_data", { path, query, ...more }];
const rivalry = { year: 2025, team: "Ohio State", week: 14 };

/** Tasks, each with an agent's calls and a pattern that the last result must match. */
const conversation: readonly { readonly task: string; readonly calls: readonly Call[]; readonly has: RegExp }[] = [
  {
    task: "What was the final score of Ohio State at Michigan in 2025?",
    calls: [find("final score of a game in 2025"), get("/games", rivalry)],
    has: /\[401752921,"Michigan",9,"Ohio State",27,/,
  },
  {
    task: "Which network showed it?",
    calls: [get("/games/media", rivalry)],
    has: /\[401752921,"tv","\w+","Michigan","Ohio State"/,
  },
  {
    task: "What was DraftKings' spread for it?",
    calls: [get("/lines", rivalry, { columns: ["id", "lines.provider", "lines.formattedSpread"] })],
    has: /\[401752921,\["Bovada","DraftKings",.*\["Ohio State -7","Ohio State -7.5",/,
  },
  {
    task: "Who won the title of the season of 2025?",
    calls: [get("/playoffs/cfp", { year: 2025 }, { columns: ["champion"] })],
    has: /^\[\{"id":84,"school":"Indiana",/m,
  },
  {
    task: "What was the record of that team?",
    calls: [get("/records", { year: 2025, team: "Indiana" })],
    has: /\[2025,84,"Indiana",16,0,9,0,/,
  },
  {
    task: "Where did the committee rank Ohio State before that week?",
    calls: [
      get("/rankings", { year: 2025, week: 14, seasonType: "regular", poll: "cfp" }, { columns: ["polls.ranks"] }),
    ],
    has: /"rank":1,"teamId":194,"school":"Ohio State",/,
  },
  {
    task: "How did the Buckeyes' quarterback throw against Texas?",
    calls: [
      ["resolve_name", { kind: "team", text: "buckeyes" }],
      get("/games/players", { id: 401752677 }, { limit: 1 }),
    ],
    has: /"Everett Smith",\{"passing_completions":11,"passing_att":26,"passing_yds":144,/,
  },
  {
    task: "Which Buckeye was drafted first in 2025?",
    calls: [
      ["describe_operation", { path: "/draft/picks" }],
      get("/draft/picks", { year: 2025, school: "Ohio State" }, { limit: 1 }),
    ],
    has: /\[2025,19,"Emeka Egbuka",/,
  },
  {
    task: "What do three seasons of games and the scoreboard cost?",
    calls: [
      [
        "plan_calls",
        {
          calls: [...[2023, 2024, 2025].map((year) => ({ path: "/games", query: { year } })), { path: "/scoreboard" }],
        },
      ],
    ],
    has: /Total: 3 metered, 1 free, 0 cached, 0 invalid\./,
  },
  {
    task: "Who transferred in 2015?",
    calls: [find("portal transfers in 2015"), get("/player/portal", { year: 2015 })],
    has: /has data since 2021/,
  },
];

test("the calls for ten tasks return the right results with at most 15 calls and 6,000 tokens", async () => {
  await withHost(cfb, ["--sample"], {}, async ({ call }) => {
    let characters = 0;
    let list = "";
    let count = 0;
    for (const { task, calls, has } of conversation) {
      const texts: string[] = [];
      for (const [name, input] of calls) {
        const { text, failed } = await call(name, input);
        // The client refuses a season before the data begins, because such a call spends quota and does not return any rows.
        expect({ task, failed }).toEqual({ task, failed: /has data since 2021/.test(text) });
        texts.push(text);
        characters += JSON.stringify(input).length + text.length;
        count++;
      }
      expect(texts.at(-1)).toMatch(has);
      if (list === "") list = `\n${texts[0]}`;
      // The agent calls only operations from the first list that it has read.
      for (const [name, { path }] of calls) if (name === "get_data") expect(list).toContain(`\n${path}: `);
    }
    expect(conversation).toHaveLength(10);
    expect(count).toBeLessThanOrEqual(15);
    expect(characters / 4).toBeLessThanOrEqual(6_000);
  });
});
