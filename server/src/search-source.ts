import type { SearchHit } from '@board/contracts/calls/search';
import type { SearchKind } from '@board/contracts/constants/search';
import type { Matcher } from '@board/contracts/search/matcher';
import type { Context } from './context.ts';
import type { Connection } from './database/connection.ts';

export interface Found extends Omit<SearchHit, 'kind' | 'marks'> {
  /** Of those that share it, only the best is shown: the days of a series. */
  oneOf?: string | null;
}

/** What is asked for, as it was read. */
export interface Asked {
  matches: Matcher;
  /** Only these days, both included. */
  days?: { start: string; end: string } | undefined;
}

/**
 * What of an area's things is found by words. Rows of a table are kept in the index: triggers of
 * `searched` notice which have changed, and before the transaction ends `find` says how they read
 * now. Whatever is made anew at every look, such as lessons, is asked each time.
 */
export type SearchSource = { kind: SearchKind } & (
  | { find: (connection: Connection, userId: string, ids: readonly string[]) => Promise<Found[]> }
  | { ask: (ctx: Context, asked: Asked) => Promise<Found[]> }
);
