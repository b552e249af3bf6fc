import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import styles from './cell-drag.module.css';

/** Rows of one day, the first and the last of them included, all from 0. */
export interface CellRange {
  day: number;
  from: number;
  to: number;
}

interface CellDragProps {
  /** Within it what can be chosen is named `data-cell="day:row"`. */
  grid: RefObject<HTMLElement | null>;
  /** Rows of the grid above the first of a day. */
  heads: number;
  onChosen: (range: CellRange) => void;
}

/** A finger that rests begins to choose; one that moves before scrolls. */
const restMs = 200;
const scrollsFromPx = 8;

/** Choosing by pressing a cell, or dragging over the cells of a day; draws what is being chosen. */
export function CellDrag({ grid, heads, onChosen }: CellDragProps) {
  const [range, setRange] = useState<CellRange>();
  const choose = useEffectEvent(onChosen);
  useEffect(() => (grid.current ? listen(grid.current, setRange, choose) : undefined), [grid]);
  if (!range) return null;
  const { day, from, to } = range;
  return (
    <div
      aria-hidden="true"
      className={styles.range}
      style={{ gridColumn: day + 2, gridRow: `${from + heads + 1} / ${to + heads + 2}` }}
    />
  );
}

function listen(
  grid: HTMLElement,
  show: (range: CellRange | undefined) => void,
  choose: (range: CellRange) => void,
): () => void {
  let pressed: { day: number; row: number; x: number; y: number } | undefined;
  let range: CellRange | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const draw = (next: CellRange | undefined) => {
    range = next;
    show(next);
  };
  const end = () => {
    clearTimeout(resting);
    pressed = undefined;
    draw(undefined);
  };
  const ended = new AbortController();
  const on = <Name extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'>(
    target: EventTarget,
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => void,
  ) => target.addEventListener(name, heard as EventListener, { signal: ended.signal });

  on(grid, 'pointerdown', (event) => {
    const cell = cellOf(event.target);
    if (!cell || event.button !== 0) return;
    const { day, row } = cell;
    pressed = { day, row, x: event.clientX, y: event.clientY };
    const begin = () => draw({ day, from: row, to: row });
    if (event.pointerType === 'touch') resting = setTimeout(begin, restMs);
    else begin();
  });
  on(grid, 'pointermove', (event) => {
    if (!pressed) return;
    const { day, row, x, y } = pressed;
    if (!range) {
      if (Math.hypot(event.clientX - x, event.clientY - y) > scrollsFromPx) end();
      return;
    }
    // A finger's events go to where it was set down.
    const over = cellOf(
      event.pointerType === 'touch'
        ? document.elementFromPoint(event.clientX, event.clientY)
        : event.target,
    );
    if (over?.day === day)
      draw({ day, from: Math.min(row, over.row), to: Math.max(row, over.row) });
  });
  on(window, 'pointerup', () => {
    if (!pressed) return;
    const { day, row } = pressed;
    const chosen = range ?? { day, from: row, to: row };
    end();
    choose(chosen);
  });
  on(window, 'pointercancel', end);
  // Neither the page nor the sheet moves under a finger that chooses.
  grid.addEventListener(
    'touchmove',
    (event) => {
      if (!range) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { passive: false, signal: ended.signal },
  );
  return () => {
    clearTimeout(resting);
    ended.abort();
  };
}

function cellOf(target: EventTarget | null): { day: number; row: number } | undefined {
  const name =
    target instanceof Element && target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  const [day, row] = name ? name.split(':').map(Number) : [];
  return day === undefined || row === undefined ? undefined : { day, row };
}
