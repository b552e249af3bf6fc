import type { Priority } from '@board/contracts/constants/priorities';
import { useEffect, useEffectEvent } from 'react';
import { lineAt, useLineFocus } from './use-line-focus.ts';

export interface ListKeys {
  /** Those chosen, or the line that the keyboard stands on. */
  readonly onComplete: (id: string) => void;
  readonly onSelect: (id: string) => void;
  readonly onExtend: (id: string) => void;
  readonly onRename: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onMove: (id: string) => void;
  readonly onToday: (id: string) => void;
  readonly onTomorrow: (id: string) => void;
  readonly onPriority: (id: string, priority: Priority) => void;
  readonly onDelete: (id: string) => void;
  readonly onEscape: () => boolean;
}

const ownKeys = 'input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu]';
const weights: Record<string, Priority> = { 1: 'high', 2: 'medium', 3: 'low' };
const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** One key for each thing that can be done to a line, wherever nobody writes. */
export function useListKeys(list: React.RefObject<HTMLElement | null>, keys: ListKeys): void {
  const { goOn, stayAt } = useLineFocus(list);
  const answer = useEffectEvent((event: KeyboardEvent): boolean => {
    const id = lineAt(event.target);
    const { key, shiftKey } = event;
    const step = steps[key] ?? steps[key.toLowerCase()];
    if (step !== undefined && (id || key.length === 1)) {
      if (id && shiftKey) keys.onExtend(id);
      const next = goOn(id, step);
      if (next && shiftKey) keys.onExtend(next);
      return next !== undefined;
    }
    if (key === 'Escape') return keys.onEscape();
    if (!id) return false;
    const weight = weights[key];
    if (weight) keys.onPriority(id, weight);
    else if (key === 'x') {
      goOn(id, 1) ?? goOn(id, -1);
      keys.onComplete(id);
    } else if (key === ' ') keys.onSelect(id);
    else if (key === 'e') keys.onRename(id);
    else if (key === 'o') keys.onOpen(id);
    else if (key === 'd') keys.onMove(id);
    else if (key === 't') keys.onToday(id);
    else if (key === 'T') keys.onTomorrow(id);
    else if (key === '#' || key === 'Delete') keys.onDelete(id);
    else return false;
    return true;
  });

  const stay = useEffectEvent(stayAt);
  useEffect(() => {
    let isGoing = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.defaultPrevented || isBusy(event)) return;
      // 'g t' leads to a page.
      const wasGoing = isGoing;
      isGoing = event.key === 'g';
      if (wasGoing || !answer(event)) return;
      event.preventDefault();
      const id = lineAt(document.activeElement);
      if (id) stay(id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Somebody writes, or presses the box that has the focus. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest(ownKeys) !== null || (key === ' ' && target.matches('[type=checkbox]'));
}
