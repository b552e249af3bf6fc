import { useEffect } from 'react';

/** What is less moves no layer: an address bar that comes and goes. */
const leastPx = 100;

/** How much of the page's end a phone's keyboard covers, for what stands there. */
export function useKeyboard(): void {
  useEffect(() => {
    // A browser of before 2021 has none.
    const visible = window.visualViewport;
    if (!visible) return;
    const root = document.documentElement;
    const measure = () => {
      const covered = Math.round(innerHeight - visible.height * visible.scale - visible.offsetTop);
      const up = covered > leastPx;
      root.toggleAttribute('data-keyboard', up);
      if (up) root.style.setProperty('--keyboard', `${covered}px`);
      else root.style.removeProperty('--keyboard');
      if (up) showFocused();
    };
    measure();
    const follow = () => root.hasAttribute('data-keyboard') && showFocused();
    visible.addEventListener('resize', measure);
    root.addEventListener('focusin', follow);
    return () => {
      visible.removeEventListener('resize', measure);
      root.removeEventListener('focusin', follow);
    };
  }, []);
}

/** The field one writes in is never behind the keyboard, nor behind what stands above it. */
function showFocused(): void {
  const field = document.activeElement;
  if (field?.matches('input, textarea, select, [contenteditable]'))
    field.scrollIntoView({ block: 'nearest' });
}
