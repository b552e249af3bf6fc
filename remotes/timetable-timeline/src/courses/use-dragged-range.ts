import { type PointerEvent, useRef } from 'react';

interface Drag {
  readonly from: number;
  readonly at: number;
  /** What was chosen when it began. */
  readonly before: readonly number[];
  readonly moved: boolean;
}

/** A press that goes on over further children sets all between as it would set the first; they count from 1. */
export function useDraggedRange(
  chosen: readonly number[],
  onRange: (from: number, to: number, before: readonly number[]) => void,
) {
  const drag = useRef<Drag>(null);
  const end = () =>
    void setTimeout(() => {
      drag.current = null;
    });
  return {
    /** The press that a drag ends with sets nothing more. */
    wasDragged: () => drag.current?.moved ?? false,
    handlers: {
      onPointerDown({ currentTarget, target }: PointerEvent) {
        const from = placeOf(currentTarget, target);
        drag.current = from ? { from, at: from, before: chosen, moved: false } : null;
        // It may be let go anywhere, and a finger that scrolls is let go of by the browser.
        for (const name of ['pointerup', 'pointercancel'])
          addEventListener(name, end, { once: true });
      },
      onPointerMove({ currentTarget, buttons, clientX, clientY }: PointerEvent) {
        const { current } = drag;
        if (!current || buttons === 0) return;
        // A finger holds on to where it began.
        const at = placeOf(currentTarget, document.elementFromPoint(clientX, clientY));
        if (!at || at === current.at) return;
        drag.current = { ...current, at, moved: true };
        onRange(current.from, at, current.before);
      },
    },
  };
}

const placeOf = (parent: Element, within: EventTarget | null): number =>
  [...parent.children].findIndex((child) => within instanceof Node && child.contains(within)) + 1;
