import type { Revisions } from '../constants/revisions.ts';
import type { Scope } from './call.ts';
import { call } from './make-call.ts';
import type { Notification } from './notifications.ts';

/** What comes over the live stream, one `data:` line of JSON each. Comment lines keep it open. */
export type LiveEvent =
  | { kind: 'hello' }
  /** Load again what reads one of these scopes and stands for less than these revisions. */
  | { kind: 'changed'; scopes: readonly Scope[]; revisions: Revisions }
  /** Settings and the like moved, which are the same for everybody. */
  | { kind: 'global' }
  /** The registry of releases is another one; what an admin took away is taken away at once. */
  | { kind: 'releases'; at_once: boolean }
  | { kind: 'notification'; notification: Notification }
  /** Too many were opened, and this was the oldest: it ends and is not opened again soon. */
  | { kind: 'displaced' }
  /** The session was ended; the stream ends with it. */
  | { kind: 'session-ended' };

export const openStream = call('openStream', 'GET', '/stream');
