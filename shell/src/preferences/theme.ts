import { boardState } from '@board/platform/host';
import { themeKey } from './theme-key.ts';
import { tintFrame } from './tint-frame.ts';

/** The class was set before the first paint; the state follows it. */
export function adoptTheme(): void {
  boardState.theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  // What is chosen in another tab holds in this one.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeKey && newValue !== null) showTheme(newValue === 'true');
  });
  // Paper is light.
  const { classList } = document.documentElement;
  addEventListener('beforeprint', () => classList.remove('dark'));
  addEventListener('afterprint', () => classList.toggle('dark', boardState.theme === 'dark'));
}

export function chooseTheme(dark: boolean): void {
  localStorage.setItem(themeKey, String(dark));
  showTheme(dark);
}

function showTheme(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
  tintFrame(dark);
  boardState.theme = dark ? 'dark' : 'light';
}
