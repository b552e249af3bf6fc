import type { User } from '@board/contracts/calls/user';
import { snapshot } from 'valtio';
import { sessionState } from './session-state.ts';

/** Who is signed in, for code outside of components. */
export function currentUser(): User | null {
  return snapshot(sessionState).user as User | null;
}
