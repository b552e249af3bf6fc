import { useEvent } from '@board/platform';
import { savePreference } from './save-preference.ts';

/** What pages keep with the preferences holds at once and is told to the profile. */
export function PreferencesHost() {
  useEvent('preferences.change', (change) => void savePreference(change));
  return null;
}
