import { savePreference } from './save-preference.ts';
import { chooseTheme } from './theme.ts';

/** The toggle writes both: this browser and the profile. */
export async function changeTheme(dark: boolean): Promise<void> {
  chooseTheme(dark);
  await savePreference({ darkMode: dark });
}
