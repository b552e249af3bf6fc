import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** So much is covered above by the bar that says where and the heads of the days, below by the tabs of a phone. */
const coveredPx = 88;
const footPx = 24;
const sidePx = 20;
const leastPx = 8;
const mostPx = 16;
const everyMs = 16;
const [endPauseMs, sidePauseMs] = [250, 600];

export interface Hand {
  /** Where it took hold. */
  readonly x: number;
  readonly y: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerType: string;
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
  const since = useRef({ end: 0, side: 0 });
  const step = useEffectEvent((now: number) => {
    const [at, frame] = [hand.current, grid.current?.parentElement];
    if (!at || !frame) return;
    const foot = at.pointerType === 'mouse' ? footPx : coveredPx;
    const over = beyond(at.clientY, at.y, coveredPx, innerHeight - foot);
    if (over === 0) since.current.end = now;
    // Who only passes by, or lets go there, means the place.
    else if (now - since.current.end > endPauseMs) {
      const top = Math.sign(over) * Math.min(Math.ceil(Math.abs(over) / 4), mostPx);
      scrollBy({ top, behavior: 'instant' });
      onScroll(at);
    }
    const { left, right } = frame.getBoundingClientRect();
    const side = Math.sign(beyond(at.clientX, at.x, left + sidePx, right - sidePx));
    if (side === 0) since.current.side = now;
    else if (now - since.current.side > sidePauseMs) {
      since.current.side = now;
      onSide(side > 0 ? 1 : -1);
    }
  });
  useEffect(() => {
    if (!isHeld) return;
    const begins = performance.now();
    since.current = { end: begins, side: begins };
    const timer = setInterval(() => step(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [isHeld]);
}

/** How far, for a hand that has gone there: one that took hold there means the place. */
function beyond(at: number, from: number, least: number, most: number): number {
  if (at < least && at < from - leastPx) return at - least;
  return at > most && at > from + leastPx ? at - most : 0;
}
