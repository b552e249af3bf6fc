import { type Preferences, type User, updatePreferences } from '@board/contracts/calls/user';
import { isApiError, sendCall } from '@board/platform';
import { sessionState } from '@board/platform/host';
import { isTemporary } from '../base/is-temporary.ts';
import { storedSession } from '../identity/stored-session.ts';
import {
  beforeUnsaved,
  dropUnsaved,
  keepForWhoSignsIn,
  keepUnsaved,
  putUpon,
  unsavedPreferences,
} from './unsaved-preferences.ts';

/**
 * Tells the profile of a choice that already holds here. If the profile cannot be told, the choice
 * waits in this browser: nobody wants an error for a light switch.
 */
export async function savePreference(change: Partial<Preferences>): Promise<void> {
  const { user } = sessionState;
  if (!user) return keepForWhoSignsIn(change);
  keepUnsaved(user.id, change, user);
  show(user, change);
  await sendUnsavedPreferences();
}

function show(user: User, preferences: Partial<Preferences>): void {
  Object.assign(user.preferences, preferences);
  storedSession.keepUser(user);
}

let sending = Promise.resolve();

/** One after the other: what is chosen later is chosen upon what was told before. */
export function sendUnsavedPreferences(): Promise<void> {
  sending = sending.then(send, send);
  return sending;
}

async function send(): Promise<void> {
  const { status, user } = sessionState;
  if (status !== 'authenticated' || !user) return;
  const change = unsavedPreferences(user.id);
  if (Object.keys(change).length === 0) return;
  const before = beforeUnsaved(user.id);
  const upon = before && { version: before.version };
  try {
    const saved = await sendCall(updatePreferences, { body: change }, upon);
    dropUnsaved(user.id, change, upon && saved);
    const now = sessionState.user;
    if (now?.id !== user.id) return;
    now.version = saved.version;
    show(now, { ...change, ...unsavedPreferences(now.id) });
  } catch (error) {
    if (!isApiError(error) || isTemporary(error.status)) return;
    // Another device changed the profile meanwhile.
    if (error.status === 412 && error.current) return sendUpon(user.id, error.current as User);
    // Refused for good: what the profile says holds again with the next load.
    dropUnsaved(user.id, change);
  }
}

async function sendUpon(personId: string, now: User): Promise<void> {
  if (sessionState.user?.id !== personId) return;
  putUpon(personId, now);
  await send();
}
