import type { User } from '@board/contracts/calls/user';
import { sessionSleepHours } from '@board/contracts/constants/limits';
import { hourMs } from '@board/time';
import { storedSession } from './stored-session.ts';

/** Whose a token is, as the server said, and until when its session cannot have slept out. */
interface Owner {
  token: string;
  id: string;
  remember: boolean;
  until: number;
}

/** The server has let this token in. */
export function confirmToken(token: string, id: string, remember = isRemembered(id)): void {
  const hours = sessionSleepHours[remember ? 'remember' : 'short'];
  const said: Owner = { token, id, remember, until: Date.now() + hours * hourMs };
  localStorage.setItem(storedSession.ownerKey, JSON.stringify(said));
}

/** Who may be shown before the server is asked again: nobody but the person that this token was of. */
export function confirmedOwner(token: string): User | null {
  const said = owner();
  const user = storedSession.user();
  const isIts = said?.token === token && said.id === user?.id && said.until > Date.now();
  return isIts ? user : null;
}

function isRemembered(id: string): boolean {
  const before = owner();
  return before?.id === id && before.remember;
}

function owner(): Owner | undefined {
  try {
    return JSON.parse(localStorage.getItem(storedSession.ownerKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
