"use client";

import { applyChange, CfbError, createClient, type Query, type WatchedRow } from "cfb-openapi";
import { useEffect, useState } from "react";

/** A client without a key: its calls go to the route of this server, which adds it. */
const cfb = createClient({ apiKey: null, baseUrl: "/api/cfb", notices: "off" });

type Watched = "/scoreboard" | "/live/plays";

/** The rows of an operation, which change while the page is open, and what went wrong at the last poll. */
export interface Watching<P extends Watched> {
  readonly rows: readonly WatchedRow<P>[] | undefined;
  readonly problem: string | undefined;
}

const message = (error: unknown) => (error instanceof CfbError ? error.message : "The page has a defect.");

/** Watches the games of the day. */
export function useScoreboard(): Watching<"/scoreboard"> {
  return useWatch<"/scoreboard">((options) => cfb.watch("/scoreboard", {}, options), "");
}

/** Watches the plays of one game. Each poll of it is a call of the quota. */
export function usePlays(gameId: number): Watching<"/live/plays"> {
  const query: Query<"/live/plays"> = { gameId };
  return useWatch<"/live/plays">(
    (options) => cfb.watch("/live/plays", query, { ...options, metered: true }),
    `${gameId}`,
  );
}

type Options = {
  readonly signal: AbortSignal;
  readonly intervalMs: number;
  readonly onError: (error: CfbError) => void;
};

function useWatch<P extends Watched>(
  watch: (options: Options) => AsyncGenerator<Parameters<typeof applyChange<WatchedRow<P>>>[1]>,
  key: string,
): Watching<P> {
  const [rows, setRows] = useState<readonly WatchedRow<P>[]>();
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new at each render, the key says what it watches
  useEffect(() => {
    const controller = new AbortController();
    const onError = (error: CfbError) => setProblem(message(error));
    const run = async () => {
      for await (const change of watch({ signal: controller.signal, intervalMs: 10_000, onError })) {
        setProblem(undefined);
        setRows((before = []) => applyChange(before, change));
      }
    };
    run().catch((error: unknown) => {
      if (!controller.signal.aborted) setProblem(message(error));
    });
    return () => controller.abort();
  }, [key]);
  return { rows, problem };
}
