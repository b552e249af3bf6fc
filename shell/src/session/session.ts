import {
  login,
  logout,
  register,
  verifySession,
  signInWithPasskey as withPasskey,
} from '@board/contracts/calls/auth';
import type { BodyOf, ReplyOf } from '@board/contracts/calls/call';
import type { User } from '@board/contracts/calls/user';
import { ApiError, isApiError, sendCall } from '@board/platform';
import { boardState, clearDrafts, events, sessionState } from '@board/platform/host';
import { leaveFor } from '../base/leave-for.ts';
import { shellState } from '../base/shell-state.ts';
import { answerPatienceMs } from '../identity/answer-patience.ts';
import { bearer } from '../identity/bearer.ts';
import { storedSession } from '../identity/stored-session.ts';
import { confirmedOwner, confirmToken } from '../identity/token-owner.ts';
import { wipeLocalCopies } from '../kept/local-copies.ts';
import { adoptPreferences } from '../preferences/preferences.ts';
import { sendUnsavedPreferences } from '../preferences/save-preference.ts';
import { takeFromGuest, unsavedPreferences } from '../preferences/unsaved-preferences.ts';
import { readUser } from './read-user.ts';

/**
 * A valid token signs in, a dead one clears what is here, and without any a saved person may read the
 * copy. Whose token it is, is known before it is answered where the server has said so lately.
 */
export async function initialiseSession(): Promise<void> {
  const saved = storedSession.user();
  const token = bearer.current();
  // Who signed out in another tab took along what he typed in this one.
  if (saved || !(token || storedSession.name())) clearDrafts(saved?.id ?? 'guest');
  if (!token) {
    openAs(saved, saved ? 'offline' : 'guest');
    return;
  }
  const known = confirmedOwner(token);
  if (known) openAs(known, 'authenticated');
  try {
    const { user } = await sendCall(verifySession, {}, inTime());
    confirmToken(bearer.current() ?? token, user.id);
    adoptUser(user);
  } catch (error) {
    if (isApiError(error) && error.status === 401) return;
    // Nobody said that the token is dead: whoever was here may go on with what is here.
    if (saved) openAs(saved, 'authenticated');
    else shellState.startFailure = error;
  }
}

export async function signIn(credentials: BodyOf<typeof login>): Promise<User> {
  const reply = await sendCall(login, { body: credentials }, inTime());
  if (typeof reply.success !== 'boolean') throw new ApiError(200, 'http');
  if (!isAdmission(reply)) throw new ApiError(401, 'auth.invalid_credentials', reply);
  return enter(reply, credentials.remember);
}

export async function signInWithPasskey(shown: BodyOf<typeof withPasskey>): Promise<User> {
  return enter(await sendCall(withPasskey, { body: shown }, inTime()), shown.remember);
}

export async function signUp(account: BodyOf<typeof register>): Promise<User> {
  const reply = await sendCall(register, { body: account }, inTime());
  if (!isAdmission(reply)) throw new ApiError(400, 'http', reply);
  return enter(reply, account.remember);
}

type Admission = ReplyOf<typeof login>;

/** No may come with a 200: the specification leaves that open (architecture.md, 'Furniture'). */
function isAdmission({ success, token }: Admission): boolean {
  return success && Boolean(token);
}

/** Waits until nothing of the person is left in this browser; the server hears of it on the way. */
export async function signOut(): Promise<void> {
  const said = sendCall(logout, {}).catch(() => undefined);
  await endSession('logout');
  // Whoever came through his school leaves there as well.
  void said.then((reply) => reply?.school_logout && leaveFor(reply.school_logout));
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
  // Whoever is asked to log in again is asked by name.
  if (person && reason !== 'logout') storedSession.keepName(person.username);
  shellState.ending = reason;
  shellState.proofAsked?.answer(false);
  Object.assign(shellState, { startFailure: null, factorMissing: false });
  Object.assign(sessionState, { status: 'guest', user: null });
  Object.assign(boardState, { selectedDay: '', layout: [], freshAt: 0 });
  events.emit('session.ended', { reason });
  if (reason !== 'expired') clearDrafts();
  if (person) await wipeLocalCopies(person.id, { keepQueue: reason !== 'logout' });
}

/** Without a token a kept reply may tell of the person, and it stays a copy for reading. */
export function adoptUser(given: User): void {
  const user = readUser(given);
  storedSession.keepUser(user);
  openAs(user, bearer.current() ? 'authenticated' : 'offline');
}

/** Whoever was let in, by whichever way. */
export function enter({ user, token }: Pick<Admission, 'user' | 'token'>, remember = false): User {
  // The person first: another tab that sees the token must already see whose it is.
  storedSession.keepUser(user);
  bearer.keep(token);
  confirmToken(token, user.id, remember);
  shellState.ending = null;
  takeFromGuest(user);
  adoptUser(user);
  void sendUnsavedPreferences();
  return user;
}

function openAs(known: User | null, status: 'authenticated' | 'offline' | 'guest'): void {
  const user = known && withUnsaved(readUser(known));
  shellState.startFailure = null;
  if (user) adoptPreferences(user.preferences);
  Object.assign(sessionState, { status, user });
}

/** What was chosen here without a network is newer than what the profile says. */
function withUnsaved(user: User): User {
  return { ...user, preferences: { ...user.preferences, ...unsavedPreferences(user.id) } };
}
