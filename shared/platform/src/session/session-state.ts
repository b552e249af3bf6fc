import type { User } from '@board/contracts/calls/user';
import { proxy } from 'valtio';

/**
 * `offline` is the read-only copy of a person who is known here but could not be verified.
 * The token is not here: only the host's transport holds it.
 */
export type SessionStatus = 'initialising' | 'guest' | 'authenticated' | 'offline';

export const sessionState = proxy<{ status: SessionStatus; user: User | null }>({
  status: 'initialising',
  user: null,
});
