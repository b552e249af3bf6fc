import { type Preferences, updatePreferences } from '@board/contracts/calls/user';
import { isApiError, sendCall } from '@board/platform';
import { sessionState } from '@board/platform/host';
import { isTemporary } from '../base/is-temporary.ts';
import { storedSession } from '../identity/stored-session.ts';
import {
  dropUnsaved,
  keepForWhoSignsIn,
  keepUnsaved,
  unsavedPreferences,
} from './unsaved-preferences.ts';

/**
 * Tells the profile of a choice that already holds here. If the profile cannot be told, the choice
 * waits in this browser: nobody wants an error for a light switch.
 */
export async function savePreference(change: Partial<Preferences>): Promise<void> {
  const { user } = sessionState;
  if (!user) return keepForWhoSignsIn(change);
  Object.assign(user.preferences, change);
  storedSession.keepUser(user);
  keepUnsaved(user.id, change);
  await sendUnsavedPreferences();
}

export async function sendUnsavedPreferences(): Promise<void> {
  const { status, user } = sessionState;
  if (status !== 'authenticated' || !user) return;
  const change = unsavedPreferences(user.id);
  if (Object.keys(change).length === 0) return;
  try {
    await sendCall(updatePreferences, { body: change });
  } catch (error) {
    if (!isApiError(error) || isTemporary(error.status)) return;
    // Refused for good: what the profile says holds again with the next load.
  }
  dropUnsaved(user.id, change);
}
