import { minutesOf, weekdayOf } from '@board/time';
import { classNames, Parts, phone, useMedia } from '@board/ui';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { CellDrag, type CellRange } from '../cells/cell-drag.tsx';
import type { Lesson } from '../plan/lessons.queries.ts';
import { beginsSession, type PeriodTimes } from '../plan/term-week.ts';
import { useTexts } from '../text.ts';
import { type Band, bandsOf, topOf } from './bands.ts';
import { isWithin, layOut, rowAt } from './grid-layout.ts';
import { type Block, entryStop, nextStop, type Stop, stopName, stopOf } from './grid-stops.ts';
import { WeekCell } from './week-cell.tsx';
import styles from './week-grid.module.css';
import { WeekHead } from './week-head.tsx';

interface WeekGridProps {
  /** The seven days of a week, or one. */
  days: readonly string[];
  lessons: readonly Lesson[];
  periods: readonly PeriodTimes[];
  today: string;
  /** Minutes since midnight. */
  now: number;
  label: string;
  onOpen: (lesson: Lesson) => void;
  /** Of what has no room side by side one is shown; pressing it shows its day. */
  onPile: (day: string) => void;
  /** A press of empty cells, or a drag over them: a day, and periods where they are of any. */
  onAdd: (day: string, first?: number, last?: number) => void;
  /** Page up and page down turn the pages. */
  onTurn: (direction: -1 | 1) => void;
}

/**
 * The timetable as an ARIA grid: one tab stop, arrow keys from cell to cell, Enter opens a lesson.
 */
export function WeekGrid(props: WeekGridProps) {
  const { days, lessons, periods, today, now, label, onOpen, onPile, onAdd, onTurn } = props;
  const t = useTexts();
  const grid = useRef<HTMLDivElement>(null);
  const bands = useMemo(() => {
    const shown = lessons.filter(({ date }) => days.includes(date));
    return bandsOf(periods, shown);
  }, [days, lessons, periods]);
  const columns = useMemo(
    () =>
      days.map((day) =>
        layOut(
          lessons.filter((lesson) => lesson.date === day),
          bands,
        ),
      ),
    [days, lessons, bands],
  );
  const todayIndex = days.indexOf(today);
  const [moved, setMoved] = useState<{ days: string; stop: Stop }>();
  const stop =
    moved && moved.days === days[0] && moved.stop.day < days.length
      ? moved.stop
      : entryStop(columns, todayIndex);
  const single = days.length === 1;
  const mostLanes = useMedia(phone) ? 1 : 2;
  const current = stopName(columns, stop);

  function move(event: KeyboardEvent) {
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      onTurn(event.key === 'PageUp' ? -1 : 1);
      return;
    }
    if ((event.key === 'Enter' || event.key === ' ') && isEmptyCell(event.target)) {
      event.preventDefault();
      add({ day: stop.day, from: stop.row, to: stop.row });
      return;
    }
    const control = event.ctrlKey || event.metaKey;
    const next = nextStop(event.key, control, stop, columns, bands.length);
    if (!next) return;
    event.preventDefault();
    setMoved({ days: days[0] ?? '', stop: next });
    const name = CSS.escape(stopName(columns, next));
    grid.current?.querySelector<HTMLElement>(`[data-stop="${name}"]`)?.focus();
  }

  function add({ day, from, to }: CellRange) {
    const numbers = bands.slice(from, to + 1).flatMap(({ number }) => number ?? []);
    onAdd(days[day] ?? '', numbers[0], numbers.at(-1));
  }

  function standOn(event: { target: EventTarget }) {
    const name = (event.target as HTMLElement).dataset.stop;
    if (name === undefined || name === current) return;
    const found = stopOf(columns, name);
    if (found) setMoved({ days: days[0] ?? '', stop: found });
  }

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      className={classNames(styles.grid, single && styles.single)}
      style={{
        gridTemplateColumns: `var(--gutter) ${columns.map((column, index) => widthOf(days[index] ?? '', column, single)).join(' ')}`,
        gridTemplateRows: `${single ? '' : 'var(--head)'} ${bands.map(({ height }) => `calc(var(--period-row) * ${height})`).join(' ')}`,
      }}
      onKeyDown={move}
      onFocus={standOn}
    >
      {single ? null : <WeekHead days={days} today={today} />}
      {days.map((day, index) => (
        <div
          key={day}
          aria-hidden="true"
          className={classNames(styles.day, day === today && !single && styles.today)}
          style={{ gridColumn: index + 2 }}
        />
      ))}
      <Parts>
        {bands.map((band, row) => (
          <div key={band.start} role="row" className={styles.row}>
            <div
              role="rowheader"
              className={classNames(
                styles.period,
                beginsSession(row, bands) && styles.session,
                band.number === null && styles.outside,
              )}
              style={{ gridRow: row + (single ? 1 : 2) }}
            >
              <b>{band.number ?? t(`grid.${partOfDay(band)}`)}</b>
              <span>{band.start}</span>
            </div>
            {days.map((day, index) => (
              <WeekCell
                key={day}
                blocks={(columns[index] ?? []).filter((block) => Math.floor(block.from) === row)}
                name={`${index}:${row}`}
                current={current}
                wide={single}
                session={beginsSession(row, bands)}
                outside={band.number === null}
                bands={bands}
                mostLanes={single ? Number.POSITIVE_INFINITY : mostLanes}
                onPile={onPile}
                gridRow={row + (single ? 1 : 2)}
                gridColumn={index + 2}
                onOpen={onOpen}
              />
            ))}
          </div>
        ))}
      </Parts>
      <CellDrag grid={grid} heads={single ? 0 : 1} onChosen={add} />
      {todayIndex >= 0 && isWithin(now, bands) && (
        <div
          aria-hidden="true"
          className={styles.now}
          style={{
            gridColumn: todayIndex + 2,
            gridRow: `${single ? 1 : 2} / -1`,
            top: `calc(var(--period-row) * ${topOf(rowAt(now, bands), bands)})`,
          }}
        />
      )}
    </div>
  );
}

const isEmptyCell = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.dataset.cell !== undefined;

/** What a time outside of the periods is called. */
function partOfDay({ start }: Band): 'morning' | 'noon' | 'evening' {
  const minutes = minutesOf(start);
  if (minutes < noonFrom) return 'morning';
  return minutes < eveningFrom ? 'noon' : 'evening';
}

const noonFrom = 10 * 60;
const eveningFrom = 16 * 60;

/** An empty weekend is narrower. */
function widthOf(day: string, blocks: readonly Block[], single: boolean): string {
  const narrow = !single && weekdayOf(day) > 5 && blocks.length === 0;
  return narrow ? 'minmax(0, var(--weekend))' : 'minmax(0, 1fr)';
}
