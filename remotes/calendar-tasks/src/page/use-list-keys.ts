import type { Priority } from '@board/contracts/constants/priorities';
import { useEffect, useEffectEvent } from 'react';

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
  const answer = useEffectEvent((event: KeyboardEvent): boolean => {
    const id = lineAt(event.target);
    const { key, shiftKey } = event;
    const step = steps[key] ?? steps[key.toLowerCase()];
    if (step !== undefined && (id || key.length === 1)) {
      if (id && shiftKey) keys.onExtend(id);
      const next = goOn(list.current, id, step);
      if (next && shiftKey) keys.onExtend(next);
      return next !== undefined;
    }
    if (key === 'Escape') return keys.onEscape();
    if (!id) return false;
    const weight = weights[key];
    if (weight) keys.onPriority(id, weight);
    else if (key === 'x') {
      goOn(list.current, id, 1) ?? goOn(list.current, id, -1);
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

  useEffect(() => {
    let isGoing = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.defaultPrevented || isBusy(event)) return;
      // 'g t' leads to a page.
      const wasGoing = isGoing;
      isGoing = event.key === 'g';
      if (!wasGoing && answer(event)) event.preventDefault();
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

const lineAt = (target: EventTarget | null): string | undefined =>
  target instanceof HTMLElement
    ? target.closest<HTMLElement>('[data-line]')?.dataset.line
    : undefined;

/** The line that has the focus now. */
function goOn(list: HTMLElement | null, id: string | undefined, step: number): string | undefined {
  const lines = [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const at = lines.findIndex((line) => line.dataset.line === id);
  const next = at < 0 ? lines[0] : lines[at + step];
  next?.querySelector<HTMLElement>('[data-title]')?.focus();
  return next?.dataset.line;
}
