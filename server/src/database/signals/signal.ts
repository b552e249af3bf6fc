import type { Revisions } from '@board/contracts/constants/revisions';

/** What every instance hears once a transaction is safe. */
export type Signal =
  | { kind: 'changed'; userId: string; revisions: Revisions }
  | { kind: 'global' }
  | { kind: 'sessions-ended'; userId: string; sessionIds: readonly string[] | 'all' }
  | { kind: 'notification'; userId: string; id: string }
  /** The registry of releases is another one. */
  | { kind: 'releases'; atOnce?: boolean }
  | { kind: 'job'; runAt: string };
