"use client";

import { applyChange, type Change, type Client, createClient, type ResponseEvent, type WatchedRow } from "cfb-openapi";
import { useEffect, useState } from "react";
import { problemOf } from "./problem";

/** A client without a key: its calls go to the route, which adds it. It does not retry, because the watch polls again anyway. */
const clientOf = (onResponse: (event: ResponseEvent) => void) =>
  createClient({ apiKey: null, baseUrl: "/api/cfb", retries: 0, notices: "off", onResponse });

/** Rows that change while the page is open, and what is wrong since the last poll that succeeded. Without rows, no poll has succeeded yet. */
export interface Watching<Row> {
  readonly rows?: readonly Row[];
  readonly problem?: string;
}

interface Polls {
  readonly intervalMs: number;
  readonly signal: AbortSignal;
  readonly onError: (error: Error) => void;
}

type Watch<Row> = (cfb: Client, polls: Polls) => AsyncIterable<Change<Row>>;

function useWatch<Row>(watch: Watch<Row>, intervalMs: number): Watching<Row> {
  const [watching, setWatching] = useState<Watching<Row>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each component always watches the same thing, but `watch` is a new function at each render
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (problem: string) => setWatching((before) => ({ ...before, problem }));
    const onError = (error: Error) => show(`${problemOf(error)} The page tries again by itself.`);
    // A poll without games or plays has no changes, but the page is no longer loading.
    const keepRows = () => setWatching(({ rows = [] }) => ({ rows }));
    const cfb = clientOf(({ status }) => status === 200 && keepRows());
    const run = async () => {
      for await (const change of watch(cfb, { intervalMs, signal, onError }))
        setWatching(({ rows = [] }) => ({ rows: applyChange(rows, change) }));
      keepRows();
    };
    run().catch((error: unknown) => signal.aborted || show(`${problemOf(error)} Reload the page to try again.`));
    return () => controller.abort();
  }, []);
  return watching;
}

/** Watches the games of the day, which costs nothing. */
export const useScoreboard = (intervalMs: number): Watching<WatchedRow<"/scoreboard">> =>
  useWatch((cfb, polls) => cfb.watch("/scoreboard", {}, polls), intervalMs);

/** Watches the plays of one game, in order. Each poll of it costs the site a call. */
export const usePlays = (gameId: number, intervalMs: number): Watching<WatchedRow<"/live/plays">> =>
  useWatch((cfb, polls) => cfb.watch("/live/plays", { gameId }, { ...polls, metered: true }), intervalMs);
