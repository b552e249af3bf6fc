import { dayMinutes, dayNumber } from '@board/time';
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Entry } from '../entries/entries.ts';
import { type MenuPlace, menuPlace } from '../things/menu-place.ts';
import {
  dayOf,
  drawn,
  drawnHour,
  type Edge,
  isSamePlace,
  midnightOf,
  minuteOf,
  type Place,
  placedAt,
  pulled,
  quarter,
  wholeDay,
} from './moving.ts';
import { type Hand, useBeyond } from './use-beyond.ts';
import type { Moving } from './use-moving.ts';

const leastPx = 4;
const slipPx = 10;
const longMs = 350;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: Spot;
  readonly entry?: Entry | undefined;
  readonly thing?: HTMLElement | null;
  readonly edge?: Edge | undefined;
  readonly byMouse: boolean;
  isOver?: boolean;
}

interface Spot {
  readonly day: string;
  /** Since its midnight. */
  readonly minute: number;
  /** Above the hours, where that stands which has no time. */
  readonly isInBars?: boolean;
}

interface DragOptions {
  entries: readonly Entry[];
  opensAt: number;
  moving: Moving;
  onMenu: (place: MenuPlace) => void;
}

/** Of what is listed beside the grid. */
const nowhere: Spot = { day: '', minute: 0 };

/** Things are dragged by the mouse, after a long press by a finger too; both edges are pulled, free hours drawn over. */
export function useDrag(
  grid: RefObject<HTMLElement | null>,
  { entries, opensAt, moving, onMenu }: DragOptions,
) {
  const press = useRef<Press | null>(null);
  const hand = useRef<Hand | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasDragged = useRef(false);
  const isHeld = useRef(false);
  useEffect(() => {
    isHeld.current = moving.lifted?.by === 'pointer';
  });
  const [stay] = useState(() => (event: Event) => isHeld.current && event.preventDefault());
  // A finger that holds a thing does not scroll; React hears touches too late to say so.
  useEffect(() => {
    const frame = grid.current;
    frame?.addEventListener('touchmove', stay, { passive: false });
    return () => {
      clearTimeout(timer.current);
      frame?.removeEventListener('touchmove', stay);
    };
  }, [grid, stay]);

  function spotAt({ clientX, clientY }: { clientX: number; clientY: number }): Spot | undefined {
    const columns = [...(grid.current?.querySelectorAll<HTMLElement>('[data-hours]') ?? [])];
    // Beside the grid there is no time.
    const frame = grid.current?.parentElement?.getBoundingClientRect();
    if (frame && clientX < frame.left) return undefined;
    const over = columns.findLast((each) => each.getBoundingClientRect().left <= clientX);
    const column = over ?? columns[0];
    if (!column) return undefined;
    const { top, height } = column.getBoundingClientRect();
    const minute = opensAt + ((clientY - top) / height) * (dayMinutes - opensAt);
    const bars = column.parentElement?.querySelector('[data-bars]')?.getBoundingClientRect();
    // Higher up is where a hand goes that has the page go on.
    const isInBars = !!bars && clientY >= bars.top && clientY < bars.bottom;
    return { day: column.dataset.hours ?? '', minute, isInBars };
  }

  function placeAt({ entry, edge, at, byMouse }: Press, { day, minute, isInBars }: Spot): Place {
    // A finger trembles where it stays.
    if (!entry && !byMouse && Math.abs(minute - at.minute) < quarter)
      return drawnHour(at.day, at.minute);
    if (!entry) return drawn(at.day, at.minute, minute);
    const midnightAt = (of: string) => dayNumber(of) * dayMinutes;
    if (edge) {
      // A finger takes hold beside the edge that it pulls.
      const beside = midnightAt(at.day) + at.minute - (edge === 'end' ? entry.to : entry.from);
      return pulled(entry, edge, midnightAt(day) + minute - beside - midnightOf(entry.from));
    }
    if (isInBars && !entry.isWholeDay && entry.passesMidnight) return wholeDay(entry, day);
    const staysWhole = entry.isWholeDay && minute < opensAt;
    // Also by what of it is on the next day: its start is on the day before then.
    const held = entry.isWholeDay ? 0 : at.minute - minuteOf(entry.from);
    const over = entry.isWholeDay ? 0 : midnightAt(at.day) - midnightOf(entry.from);
    if (!staysWhole)
      return placedAt(entry, dayOf(midnightAt(day) - over), minute - held, entry.thing.minutes);
    const from = dayNumber(day) * dayMinutes;
    return { ...entry, from, to: from + entry.to - entry.from };
  }

  function lift(pointer: number): void {
    const { current } = press;
    if (!current || current.isOver) return;
    if (current.entry) current.isOver = !moving.lift(current.entry, 'pointer');
    else moving.draw(placeAt(current, current.at));
    if (current.isOver) return;
    wasDragged.current = true;
    grid.current?.setPointerCapture(pointer);
  }

  const stop = () => {
    clearTimeout(timer.current);
    press.current = null;
    hand.current = null;
  };

  useBeyond(grid, moving.lifted?.by === 'pointer', {
    hand,
    onScroll: (at) => press.current && spotAt(at) && follow(press.current, at),
    onSide: (days) => press.current?.entry && !press.current.edge && moving.toDay(days),
  });

  function follow(current: Press, at: { clientX: number; clientY: number }): void {
    const spot = spotAt(at);
    if (spot) moving.to(placeAt(current, spot));
    else if (current.entry) moving.to(current.entry);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      stop();
      wasDragged.current = false;
      const { target, clientX: x, clientY: y, pointerId, pointerType } = event;
      if (event.button !== 0 || !(target instanceof Element)) return;
      const thing = target.closest<HTMLElement>('[data-thing]');
      const at = spotAt(event) ?? (thing ? nowhere : undefined);
      if (!at || target.closest('input, label') || !(thing ?? target.closest('[data-hours]')))
        return;
      const entry = entries.find(({ key }) => key === thing?.dataset.thing);
      const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge as Edge | undefined;
      const byMouse = pointerType === 'mouse';
      press.current = { x, y, at, entry, thing, edge, byMouse };
      if (byMouse) return;
      if (thing && !entry) return stop();
      // By itself too, for when its day goes: what is drawn no more has no frame that would hear of it.
      target.addEventListener('touchmove', stay, { passive: false });
      timer.current = setTimeout(() => {
        navigator.vibrate?.(10);
        lift(pointerId);
      }, longMs);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = press;
      if (!current || current.isOver) return;
      const far = Math.hypot(event.clientX - current.x, event.clientY - current.y);
      if (!moving.lifted) {
        if (event.pointerType !== 'mouse') return far > slipPx ? stop() : undefined;
        return far > leastPx ? lift(event.pointerId) : undefined;
      }
      const { clientX, clientY, pointerType } = event;
      hand.current = { x: current.x, y: current.y, clientX, clientY, pointerType };
      follow(current, event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const lifted = press.current && moving.lifted;
      const thing = press.current?.thing;
      stop();
      if (!lifted) return;
      const { entry, place } = lifted;
      moving.drop();
      if (!entry || !thing || event.pointerType === 'mouse') return;
      // A finger has no other button.
      if (isSamePlace(entry, place)) onMenu(menuPlace(entry, thing, event));
    },
    onPointerCancel() {
      const isLifted = press.current && moving.lifted;
      stop();
      if (isLifted) moving.putBack();
    },
    /** Nor does a mouse that the browser makes up of a finger close the menu again. */
    onTouchEnd(event: TouchEvent) {
      if (wasDragged.current) event.preventDefault();
    },
    /** The press that a drag ends with opens nothing. */
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
    /** A long press is a finger's way to lift. */
    onContextMenu(event: MouseEvent<HTMLElement>) {
      if (!press.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
