import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** So much of the window is covered at both ends: by the bar that says where and the heads of the days, at the foot of a phone by its tabs. */
const coveredPx = 88;
const sidePx = 20;
const leastPx = 8;
const mostPx = 16;
const pauseMs = 600;

export interface Hand {
  /** Where it took hold. */
  readonly x: number;
  readonly y: number;
  readonly clientX: number;
  readonly clientY: number;
}

interface BeyondOptions {
  readonly hand: RefObject<Hand | null>;
  readonly onScroll: (hand: Hand) => void;
  readonly onSide: (days: 1 | -1) => void;
}

/** A hand that holds something near an end of what is seen has the page go on beneath it; at a side, after a moment, the day beside comes. */
export function useBeyond(
  grid: RefObject<HTMLElement | null>,
  isHeld: boolean,
  { hand, onScroll, onSide }: BeyondOptions,
): void {
  const waits = useRef({ side: 0, since: 0 });
  const step = useEffectEvent((now: number) => {
    const [at, frame] = [hand.current, grid.current?.parentElement];
    if (!at || !frame) return;
    const over = beyond(at.clientY, at.y, coveredPx, innerHeight - coveredPx);
    if (over !== 0) {
      const top = Math.sign(over) * Math.min(Math.ceil(Math.abs(over) / 4), mostPx);
      scrollBy({ top, behavior: 'instant' });
      onScroll(at);
    }
    const { left, right } = frame.getBoundingClientRect();
    const side = Math.sign(beyond(at.clientX, at.x, left + sidePx, right - sidePx));
    if (side !== waits.current.side) waits.current = { side, since: now };
    else if (side !== 0 && now - waits.current.since > pauseMs) {
      waits.current.since = now;
      onSide(side > 0 ? 1 : -1);
    }
  });
  useEffect(() => {
    if (!isHeld) return;
    let frame = requestAnimationFrame(function next(now) {
      step(now);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isHeld]);
}

/** How far, for a hand that has gone there: one that took hold there means the place. */
function beyond(at: number, from: number, least: number, most: number): number {
  if (at < least && at < from - leastPx) return at - least;
  return at > most && at > from + leastPx ? at - most : 0;
}
