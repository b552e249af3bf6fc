import { login, logout, register, verifySession } from '@board/contracts/calls/auth';
import type { BodyOf } from '@board/contracts/calls/call';
import type { User } from '@board/contracts/calls/user';
import { isApiError, sendCall } from '@board/platform';
import { boardState, clearDrafts, events, sessionState } from '@board/platform/host';
import { adoptPreferences } from '../language/preferences.ts';
import { unsavedPreferences } from '../language/unsaved-preferences.ts';
import { wipeLocalCopies } from '../offline/local-copies.ts';
import { shellState } from '../shell-state.ts';
import { answerPatienceMs } from './answer-patience.ts';
import { bearer } from './bearer.ts';
import { storedSession } from './stored-session.ts';

/** A valid token signs in, a dead one clears what is here, and without any a saved person may read the copy. */
export async function initialiseSession(): Promise<void> {
  const saved = storedSession.user();
  if (!bearer.current()) {
    openAs(saved, saved ? 'offline' : 'guest');
    return;
  }
  try {
    const { user } = await sendCall(verifySession, {}, inTime());
    adoptUser(user);
  } catch (error) {
    if (isApiError(error) && error.status === 401) return;
    // Nobody said that the token is dead: whoever was here may go on with what is here.
    if (saved) openAs(saved, 'authenticated');
    else shellState.unreachable = true;
  }
}

export async function signIn(credentials: BodyOf<typeof login>): Promise<User> {
  const { user, token } = await sendCall(login, { body: credentials }, inTime());
  return enter(user, token);
}

export async function signUp(account: BodyOf<typeof register>): Promise<User> {
  const { user, token } = await sendCall(register, { body: account }, inTime());
  return enter(user, token);
}

/** Waits until nothing of the person is left in this browser; the server hears of it on the way. */
export async function signOut(): Promise<void> {
  void sendCall(logout, {}).catch(() => undefined);
  await endSession('logout');
}

const inTime = () => ({ signal: AbortSignal.timeout(answerPatienceMs) });

type Ending = 'logout' | 'expired' | 'password_changed';

/**
 * Without a token nothing of the person may stay on screen. An expired session keeps what was
 * typed and what waits to be sent, under the person's own key, for when the same person is back.
 */
export async function endSession(reason: Ending): Promise<void> {
  const person = sessionState.user ?? storedSession.user();
  bearer.drop();
  storedSession.clear();
  shellState.ending = reason;
  shellState.unreachable = false;
  Object.assign(sessionState, { status: 'guest', user: null });
  Object.assign(boardState, { selectedDay: '', layout: [], freshAt: 0 });
  events.emit('session.ended', { reason });
  if (reason !== 'expired') clearDrafts();
  if (person) await wipeLocalCopies(person.id, { keepQueue: reason === 'expired' });
}

export function adoptUser(user: User): void {
  storedSession.keepUser(user);
  openAs(user, 'authenticated');
}

function enter(user: User, token: string): User {
  // The person first: another tab that sees the token must already see whose it is.
  storedSession.keepUser(user);
  bearer.keep(token);
  shellState.ending = null;
  adoptUser(user);
  return user;
}

function openAs(known: User | null, status: 'authenticated' | 'offline' | 'guest'): void {
  const user = known && withUnsaved(known);
  shellState.unreachable = false;
  if (user) adoptPreferences(user.preferences);
  Object.assign(sessionState, { status, user });
}

/** What was chosen here without a network is newer than what the profile says. */
function withUnsaved(user: User): User {
  return { ...user, preferences: { ...user.preferences, ...unsavedPreferences(user.id) } };
}
