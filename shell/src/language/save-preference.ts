import { type Preferences, updatePreferences } from '@board/contracts/calls/user';
import { sendCall } from '@board/platform';
import { sessionState } from '@board/platform/host';
import { storedSession } from '../session/stored-session.ts';

/**
 * Tells the profile of a choice that already holds here. If the profile cannot be told, the choice
 * stays with this browser: nobody wants an error for a light switch.
 */
export async function savePreference(change: Partial<Preferences>): Promise<void> {
  const { status, user } = sessionState;
  if (status !== 'authenticated' || !user) return;
  Object.assign(user.preferences, change);
  storedSession.keepUser(user);
  await sendCall(updatePreferences, { body: change }).catch(() => undefined);
}
