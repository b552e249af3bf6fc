import { themeKey } from './theme-key.ts';
import { tintFrame } from './tint-frame.ts';

/** Before the first paint, so that nobody sees the other theme flash by. */
export function setFirstTheme(): void {
  let dark = matchMedia('(prefers-color-scheme: dark)').matches;
  try {
    const chosen = localStorage.getItem(themeKey);
    if (chosen !== null) dark = chosen === 'true';
  } catch {
    // Storage is blocked: the system's choice stands.
  }
  document.documentElement.classList.toggle('dark', dark);
  tintFrame(dark);
}
