import { useEffect, useEffectEvent } from 'react';
import type { TitledCommand } from '../commands/titled-command.ts';
import { takesEarly } from './early-letters.ts';

/** How long the second key of 'g f' may take. */
const sequenceMs = 1_000;

interface ShortcutsOptions {
  commands: readonly TitledCommand[];
  onPalette: () => void;
  onSheet: () => void;
}

/** Hears Ctrl/⌘ K everywhere and single keys only where nobody is writing. */
export function useShortcuts({ commands, onPalette, onSheet }: ShortcutsOptions): void {
  const run = useEffectEvent((keys: string): boolean => {
    const command = commands.find(({ shortcut }) => shortcut?.toLowerCase() === keys);
    command?.run();
    return command !== undefined;
  });
  const palette = useEffectEvent(onPalette);
  const sheet = useEffectEvent(onSheet);

  useEffect(() => {
    let first = '';
    let firstAt = 0;

    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && key === 'k') {
        event.preventDefault();
        palette();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.defaultPrevented) return;
      if (takesEarly(event)) {
        event.preventDefault();
        return;
      }
      if (isBusy(event.target)) return;
      if (event.key === '?') {
        event.preventDefault();
        sheet();
        return;
      }
      const sequence = Date.now() - firstAt < sequenceMs ? `${first} ${key}` : '';
      const done = (sequence !== '' && run(sequence)) || run(key);
      if (done) event.preventDefault();
      first = done ? '' : key;
      firstAt = Date.now();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

const ownKeys =
  'input, textarea, select, [role="grid"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Somebody writes, or is within something that has keys of its own. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest(ownKeys) !== null;
}
