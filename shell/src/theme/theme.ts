import { boardState } from '@board/platform/host';
import { themeKey } from './theme-key.ts';

/** The class was set before the first paint; the state follows it. */
export function adoptTheme(): void {
  boardState.theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function chooseTheme(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
  localStorage.setItem(themeKey, String(dark));
  boardState.theme = dark ? 'dark' : 'light';
}
