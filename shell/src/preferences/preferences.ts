import type { Preferences } from '@board/contracts/calls/user';
import { boardState, setLocale } from '@board/platform/host';
import { rememberLocale } from './locale.ts';
import { chooseTheme } from './theme.ts';

/** After sign-in the profile rules over what this browser remembered. */
export function adoptPreferences({ darkMode, language, timeZone }: Preferences): void {
  chooseTheme(darkMode);
  boardState.timeZone = timeZone;
  rememberLocale(language);
  if (language !== boardState.locale) void setLocale(language);
}
