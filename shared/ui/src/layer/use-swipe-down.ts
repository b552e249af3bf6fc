import { type TouchEvent, useRef } from 'react';
import { phone } from './use-media.ts';

const farPx = 96;
const fastPxPerMs = 0.5;
const leastPx = 24;

/** A sheet follows the finger that pulls it down, and closes when that was far or fast. */
export function useSwipeDown(onClose: () => void) {
  const pull = useRef<{ x: number; y: number; at: number; down: number } | null>(null);

  function start({ target, currentTarget, touches, timeStamp }: TouchEvent<HTMLElement>) {
    const touch = touches[0];
    pull.current =
      touch && touches.length === 1 && matchMedia(phone).matches && isFree(target, currentTarget)
        ? { x: touch.clientX, y: touch.clientY, at: timeStamp, down: 0 }
        : null;
  }

  function move({ currentTarget, touches }: TouchEvent<HTMLElement>) {
    const touch = touches[0];
    if (!pull.current || !touch) return;
    const { x, y, down } = pull.current;
    const now = touch.clientY - y;
    if (down === 0 && Math.abs(touch.clientX - x) > now) {
      pull.current = null;
      return;
    }
    pull.current.down = Math.max(0, now);
    currentTarget.style.transition = 'none';
    currentTarget.style.translate = `0 ${pull.current.down}px`;
  }

  function end({ currentTarget, timeStamp }: TouchEvent<HTMLElement>) {
    const { down = 0, at = 0 } = pull.current ?? {};
    pull.current = null;
    currentTarget.style.transition = '';
    currentTarget.style.translate = '';
    const isFast = down > leastPx && down / Math.max(1, timeStamp - at) > fastPxPerMs;
    if (down > farPx || isFast) onClose();
  }

  return { onTouchStart: start, onTouchMove: move, onTouchEnd: end, onTouchCancel: end };
}

/** Nothing under the finger is scrolled down, or is moved by the finger itself. */
function isFree(target: EventTarget, sheet: HTMLElement): boolean {
  for (let at = target as Element | null; at && at !== sheet; at = at.parentElement) {
    if (at.scrollTop > 0 || getComputedStyle(at).touchAction === 'none') return false;
  }
  return true;
}
