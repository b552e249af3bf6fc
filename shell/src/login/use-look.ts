import { useLocale, useTheme } from '@board/platform';

/** What a new account takes over from the browser: theme, language and zone. */
export function useLook() {
  const language = useLocale();
  const darkMode = useTheme() === 'dark';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { darkMode, language, timeZone };
}
