import type { SearchKind } from '@board/contracts/constants/search';
import type { Found, Wanted } from '@board/contracts/search/by-kind';
import type { Context } from '../context/context.ts';
import type { Connection } from '../database/connection.ts';

/**
 * What of an area's things is found by words. Rows of a table are kept in the index: triggers of
 * `searched` notice which have changed, and before the transaction ends `find` says how they read
 * now. Whatever is made anew at every look, such as lessons, is asked each time.
 */
export type SearchSource = { kind: SearchKind } & (
  | { find: (connection: Connection, userId: string, ids: readonly string[]) => Promise<Found[]> }
  | { ask: (ctx: Context, wanted: Wanted) => Promise<Found[]> }
);
