import { useEffect, useEffectEvent } from 'react';

/**
 * Each open layer has an entry in the browser's history, whose state says how many are open there:
 * going back closes the top layer and nothing else. Entries and layers are brought in line after every
 * change, also past an entry that a page was opened from.
 */
const open: { close: () => void }[] = [];
let settling: ReturnType<typeof setTimeout> | undefined;
let going = false;
/** Going back would end a reload that has begun. */
let leaving = false;

interface EntryState {
  readonly layers?: number;
}

const depth = (): number => (history.state as EntryState | null)?.layers ?? 0;

function settle(): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    if (going || leaving) return;
    const surplus = depth() - open.length;
    if (surplus > 0) {
      going = true;
      history.go(-surplus);
    }
    for (let layers = depth() + 1; layers <= open.length; layers++) {
      history.pushState({ ...(history.state as EntryState | null), layers }, '');
    }
  });
}

function onBeforeUnload(): void {
  leaving = true;
}

function onPopState(): void {
  if (!going && open.length > depth()) open.at(-1)?.close();
  going = false;
  // A layer that asks before it closes is still there, and has its entry again.
  settle();
}

/** The way back closes this layer while it is open. */
export function useWayBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => close() };
    if (open.length === 0) {
      addEventListener('popstate', onPopState);
      addEventListener('beforeunload', onBeforeUnload);
    }
    // Who was asked by the browser may have stayed.
    leaving = false;
    open.push(layer);
    settle();
    return () => {
      open.splice(open.indexOf(layer), 1);
      settle();
    };
  }, [isOpen]);
}
