import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const longMs = 400;

/** A finger that stays; the press that it ends with presses nothing. */
export function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const stop = () => {
    if (timer.current !== undefined) clearTimeout(timer.current);
    timer.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it holds nothing but refs
  useEffect(() => stop, []);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      stop();
      wasLong.current = false;
      if (pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, longMs);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    /** The browser's own answer to a long press. */
    onContextMenu: (event: MouseEvent) => {
      if (wasLong.current) event.preventDefault();
    },
    wasLong: () => {
      const was = wasLong.current;
      wasLong.current = false;
      return was;
    },
  };
}
