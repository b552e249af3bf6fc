import { useEffect, useEffectEvent } from 'react';
import { type LineAct, lineActs, lineKeys } from './list-keys.ts';
import { lineAt, useLineFocus } from './use-line-focus.ts';

export interface ListKeys {
  /** To those chosen, or to the line that the keyboard stands on. */
  readonly onAct: (id: string, act: LineAct) => void;
  readonly onExtend: (id: string) => void;
  readonly onEscape: () => boolean;
}

const ownKeys = 'input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu]';
const acts: Readonly<Record<string, LineAct>> = {
  ...Object.fromEntries(lineActs.map((act) => [lineKeys[act], act])),
  Delete: 'delete',
};
const signs: Readonly<Record<string, string>> = {
  ' ': 'Space',
  T: 'Shift t',
  ArrowLeft: 'Shift ←',
  ArrowRight: 'Shift →',
};
const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** One key for each thing that can be done to a line, wherever nobody writes. */
export function useListKeys(list: React.RefObject<HTMLElement | null>, keys: ListKeys) {
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
    const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
    const act = isAcross && !shiftKey ? undefined : acts[signs[key] ?? key];
    if (!act) return false;
    if (act === 'complete') goOn(id, 1) ?? goOn(id, -1);
    keys.onAct(id, act);
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
  return { stayAt };
}

/** Somebody writes, or presses the box that has the focus. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest(ownKeys) !== null || (key === ' ' && target.matches('[type=checkbox]'));
}
