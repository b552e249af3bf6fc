import { dayNumber } from '@board/time';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Entry } from '../entries/entries.ts';
import { shifted } from './moving.ts';
import type { Moving } from './use-moving.ts';

const leastPx = 4;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly day: string;
  readonly entry: Entry;
}

/** A line of a month is taken to another day by the mouse, at its own time; keys and fingers have the menu for it. */
export function useMonthDrag(entries: readonly Entry[], moving: Moving) {
  const press = useRef<Press | null>(null);
  const wasDragged = useRef(false);
  const isHeld = moving.lifted?.by === 'pointer';

  return {
    onPointerDown({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) {
      press.current = null;
      wasDragged.current = false;
      if (button !== 0 || pointerType !== 'mouse' || !(target instanceof Element)) return;
      const key = target.closest<HTMLElement>('[data-thing]')?.dataset.thing;
      const entry = entries.find((each) => each.key === key);
      const day = dayAt(target);
      if (entry && day) press.current = { x, y, day, entry };
    },
    onPointerMove({ currentTarget, pointerId, buttons, clientX, clientY }: PointerEvent) {
      // It was let go where nothing of the month heard of it.
      if (buttons === 0 && !isHeld) press.current = null;
      const { current } = press;
      if (!current) return;
      const { x, y, day, entry } = current;
      if (!isHeld) {
        if (wasDragged.current || Math.hypot(clientX - x, clientY - y) <= leastPx) return;
        wasDragged.current = moving.lift(entry, 'pointer');
        if (wasDragged.current) currentTarget.setPointerCapture(pointerId);
        else press.current = null;
        return;
      }
      const under = document.elementFromPoint(clientX, clientY);
      const over = currentTarget.contains(under) ? dayAt(under) : undefined;
      // Beside the month it would go back.
      moving.to(over ? shifted(entry, dayNumber(over) - dayNumber(day)) : entry);
    },
    onPointerUp() {
      press.current = null;
      if (isHeld) moving.drop();
    },
    onPointerCancel() {
      press.current = null;
      if (isHeld) moving.putBack();
    },
    /** The press that a drag ends with opens nothing. */
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

const dayAt = (at: Element | null): string | undefined =>
  at?.closest<HTMLElement>('[data-day]')?.dataset.day;
