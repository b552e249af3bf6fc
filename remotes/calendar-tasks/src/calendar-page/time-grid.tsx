import { useNow, useTimeZone } from '@board/platform';
import { dayNumber, timeOf, wallIn } from '@board/time';
import { classNames, VisuallyHidden } from '@board/ui';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../text.ts';
import { DayColumn, stopsOf } from './day-column.tsx';
import { barsOf, nightEnd, planOf } from './day-layout.ts';
import { dayMinutes, type Entry } from './entries.ts';
import { headStop, nextStop } from './stops.ts';
import styles from './time-grid.module.css';

interface TimeGridProps {
  readonly days: readonly string[];
  readonly entries: readonly Entry[];
  readonly today: string;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onDay: (day: string) => void;
  readonly onAdd: (day: string, from: number, to: number) => void;
  /** Keys of the page that count only while the grid has the focus. */
  readonly onLetter: (key: string) => boolean;
}

const barsShown = 2;

/** Days side by side, minute by minute: one tab stop, the arrows go from day to day and from thing to thing. */
export function TimeGrid(props: TimeGridProps) {
  const { days, entries, today, label, isBusy, onDay, onAdd, onLetter } = props;
  const t = useTexts();
  const now = useMinuteNow();
  const [isNightOpen, setNightOpen] = useState(false);
  const [allBars, setAllBars] = useState(false);
  const opensAt = isNightOpen ? 0 : nightEnd;
  const isWide = days.length === 1;
  const plans = useMemo(
    () => days.map((day) => planOf(entries, day, { opensAt, isWide, now })),
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
  const focusNext = useFocusOn(grid, stop);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextStop(event.key, stop, stops);
    if (next === undefined && !onLetter(event.key)) return;
    event.preventDefault();
    focusNext();
    if (next !== undefined) move(next);
  }

  /** What was pressed goes, and the focus stays in its day. */
  function showAllBars(day: string) {
    setAllBars(true);
    focusNext();
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
    >
      <div className={styles.axis}>
        <span className={styles.corner} />
        <span className={styles.barLabel}>{t('planner.allDay')}</span>
        <button
          type="button"
          className={styles.nightLabel}
          aria-expanded={isNightOpen}
          onClick={() => setNightOpen(!isNightOpen)}
        >
          <span aria-hidden="true">{isNightOpen ? '00' : '00–07'}</span>
          <VisuallyHidden>{t('planner.night')}</VisuallyHidden>
        </button>
        <div className={styles.hours} aria-hidden="true">
          {hoursFrom(opensAt).map((hour) => (
            <span key={hour} style={{ '--at': hour } as CSSProperties}>
              {timeOf(hour * 60).slice(0, 2)}
            </span>
          ))}
          {days.includes(today) && now % dayMinutes >= opensAt && (
            <b style={{ '--at': (now % dayMinutes) / 60 } as CSSProperties}>
              {timeOf(now % dayMinutes)}
            </b>
          )}
        </div>
      </div>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        className={styles.days}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.dataset.stop && move(target.dataset.stop)}
      >
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
            now={now - dayNumber(plan.day) * dayMinutes}
            onDay={onDay}
            onAdd={onAdd}
            onAllBars={showAllBars}
          />
        ))}
      </div>
    </div>
  );
}

const hoursFrom = (opensAt: number): readonly number[] =>
  Array.from({ length: 23 - opensAt / 60 }, (_, index) => opensAt / 60 + 1 + index);

/** In minutes since the first of all days, on the person's wall. */
function useMinuteNow(): number {
  const { day, time } = wallIn(useTimeZone(), useNow());
  return dayNumber(day) * dayMinutes + Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** What a key leads to takes the focus when it is drawn, in another week too. */
function useFocusOn(grid: { readonly current: HTMLElement | null }, stop: string): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const stops = grid.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [];
    [...stops].find(({ dataset }) => dataset.stop === stop)?.focus();
  });
  return () => {
    isWanted.current = true;
  };
}
