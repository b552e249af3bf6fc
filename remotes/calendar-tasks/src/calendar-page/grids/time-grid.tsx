import { dayMinutes, dayNumber } from '@board/time';
import { classNames, Parts, phone, useMedia } from '@board/ui';
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { barsOf, dayPlanOf, leastShown, nightEnd } from '../entries/day-layout.ts';
import type { Entry } from '../entries/entries.ts';
import { useMinuteNow } from '../entries/use-minute-now.ts';
import { headStop, keyAt, nextStop } from '../moving/stops.ts';
import { useDrag } from '../moving/use-drag.ts';
import type { Moving } from '../moving/use-moving.ts';
import type { MenuPlace } from '../things/menu-place.ts';
import { UntimedList } from '../things/untimed-list.tsx';
import { Axis } from './axis.tsx';
import { DayColumn } from './day-column.tsx';
import { stopsOf } from './day-stops.ts';
import styles from './time-grid.module.css';
import { isPlain, useFocusOn } from './use-focus-on.ts';

interface TimeGridProps {
  readonly days: readonly string[];
  readonly entries: readonly Entry[];
  readonly today: string;
  readonly label: string;
  readonly isBusy: boolean;
  readonly moving: Moving;
  readonly onDay: (day: string) => void;
  readonly onAdd: (day: string, from: number, to: number) => void;
  readonly onMenu: (place: MenuPlace) => void;
  readonly onPlace: (entry: Entry) => void;
  /** Where that stands which is dragged from beside the hours into them. */
  readonly margin: HTMLElement | null;
}

const barsShown = 2;

/** Days side by side, minute by minute: one tab stop, the arrows go from day to day and from thing to thing. */
export function TimeGrid(props: TimeGridProps) {
  const { days, entries, today, label, isBusy, moving, onDay, onAdd } = props;
  const now = useMinuteNow();
  const isWide = days.length === 1;
  const folded = useFolded(now, useMedia(phone) && isWide && days[0] === today);
  const [opened, open] = useState(dayMinutes);
  const [allBars, setAllBars] = useState(false);
  const { lifted, landed } = moving;
  const isEarly = lifted
    ? !lifted.place.isWholeDay && lifted.place.from % dayMinutes < nightEnd
    : false;
  const opensAt = isEarly ? 0 : Math.min(opened, folded);
  const plans = useMemo(
    () => days.map((day) => dayPlanOf(entries, day, { opensAt, isWide, now })),
    [days, entries, opensAt, isWide, now],
  );
  const bars = useMemo(() => barsOf(entries, days), [entries, days]);
  const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
  const shownBars = allBars ? lanes : barsShown;
  const stops = useMemo(
    () => plans.map((plan, index) => stopsOf(plan, bars, index, shownBars)),
    [plans, bars, shownBars],
  );
  const entryDay = days.includes(today) ? today : (days[0] ?? today);
  const [moved, move] = useState('');
  const stop = stops.some((column) => column.includes(moved)) ? moved : headStop(entryDay);
  const grid = useRef<HTMLDivElement>(null);
  const focusStop = useFocusOn(grid, landed);
  const drag = useDrag(grid, { entries, opensAt, moving, onMenu: props.onMenu });

  function onKeyDown(event: KeyboardEvent) {
    if (!isPlain(event) || moving.lifted) return;
    const entry = event.key === ' ' && entries.find(({ key }) => key === keyAt(stop));
    const next = nextStop(event.key, stop, stops);
    if (next === undefined && !entry) return;
    event.preventDefault();
    if (entry) return void moving.lift(entry, 'keys');
    focusStop();
    if (next !== undefined) move(next);
  }

  function showEarlier() {
    open(nightEnd);
    focusStop();
    move(headStop(entryDay));
  }

  /** What was pressed goes, and the focus stays in its day. */
  function showAllBars(day: string) {
    setAllBars(true);
    focusStop();
    move(headStop(day));
  }

  // As high before anything is known as it is with all that it shows, so that no hour moves.
  const bar = Math.max(barsShown + 1, shownBars);
  return (
    <div
      className={classNames(styles.frame, isWide && styles.wide)}
      style={
        {
          '--columns': days.length,
          '--bars': bar,
          '--opens': opensAt / 60,
        } as CSSProperties
      }
      aria-busy={isBusy || undefined}
      {...drag}
    >
      {/* Presses in the margin rise to here, so that one hand moves both. */}
      {props.margin &&
        createPortal(
          <UntimedList entries={entries} days={days} onPlace={props.onPlace} />,
          props.margin,
        )}
      <Axis
        opensAt={opensAt}
        now={days.includes(today) ? now % dayMinutes : -1}
        lifted={lifted && !lifted.place.isWholeDay ? lifted.place.from % dayMinutes : -1}
        folded={folded}
        onFold={() => open(opensAt > nightEnd ? nightEnd : opensAt > 0 ? 0 : dayMinutes)}
      />
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        className={styles.days}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.dataset.stop && move(target.dataset.stop)}
      >
        <Parts>
          {plans.map((plan, index) => (
            <DayColumn
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay, another week only fills them anew
              key={index}
              plan={plan}
              bars={bars}
              column={index}
              shownBars={shownBars}
              stop={stop.startsWith(plan.day) ? stop : ''}
              isToday={plan.day === today}
              isAlone={plans.length === 1}
              now={now - dayNumber(plan.day) * dayMinutes}
              moving={moving}
              onDay={onDay}
              onAdd={onAdd}
              onAllBars={showAllBars}
              onEarlier={showEarlier}
            />
          ))}
        </Parts>
      </div>
    </div>
  );
}

/** Until when a day is folded: one that is all of a phone begins an hour before it was opened, and fills it. */
function useFolded(now: number, isOfNow: boolean): number {
  const [openedAt] = useState(now);
  const hour = Math.floor((openedAt % dayMinutes) / 60);
  const before = Math.min((hour - 1) * 60, dayMinutes - leastShown);
  return isOfNow ? Math.max(nightEnd, before) : nightEnd;
}
