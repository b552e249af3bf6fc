import { type TouchEvent, useRef } from 'react';

const leastPx = 48;

/** A finger that moves to the left turns one page on, to the right one back. */
export function useSwipeAcross(onTurn: (pages: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    /** What a finger carries goes with it, the page does not. */
    onTouchMove({ defaultPrevented }: TouchEvent) {
      if (defaultPrevented) from.current = null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!touch || !start) return;
      const across = touch.clientX - start.x;
      if (Math.abs(across) < leastPx || Math.abs(across) < Math.abs(touch.clientY - start.y))
        return;
      onTurn(across < 0 ? 1 : -1);
    },
  };
}
