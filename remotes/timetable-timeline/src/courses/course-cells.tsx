import { weekdays } from '@board/contracts/constants/timetable';
import { runs } from '@board/contracts/formats/period-text';
import { breakable, classNames, tinted, VisuallyHidden } from '@board/ui';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { CellDrag, type CellRange } from '../cells/cell-drag.tsx';
import { beginsSession, type PeriodTimes } from '../plan/term-week.ts';
import { useWeekdayName, useWeekdayOptions } from '../plan/weekdays.ts';
import { useTexts } from '../text.ts';
import { chosenOn, meetsAt, type Taken, writeRun } from './chosen-cells.ts';
import styles from './course-cells.module.css';
import type { MeetingDraft } from './course-draft.ts';

interface CourseCellsProps {
  periods: readonly PeriodTimes[];
  meetings: readonly MeetingDraft[];
  taken: readonly Taken[];
  clashes: readonly Taken[];
  onPaint: (range: CellRange) => void;
}

/**
 * A week to press: one cell is one period, dragging takes more. One tab stop; arrows move, Space chooses,
 * Shift and the arrows up and down extend.
 */
export function CourseCells({ periods, meetings, taken, clashes, onPaint }: CourseCellsProps) {
  const t = useTexts();
  const name = useWeekdayName();
  const fullNames = useWeekdayOptions();
  const grid = useRef<HTMLDivElement>(null);
  const chosen = weekdays.map((weekday) => chosenOn(meetings, weekday));
  const firstDay = Math.max(
    0,
    chosen.findIndex((each) => each.length > 0),
  );
  const [stop, setStop] = useState({ day: firstDay, row: (chosen[firstDay]?.[0] ?? 1) - 1 });

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step && event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!step) {
      onPaint({ day: stop.day, from: stop.row, to: stop.row });
      return;
    }
    const [right, down] = step;
    const day = Math.min(6, Math.max(0, stop.day + right));
    const row = Math.min(periods.length - 1, Math.max(0, stop.row + down));
    const isFree = (at: number) => !chosen[stop.day]?.includes(at + 1);
    if (event.shiftKey && down !== 0) {
      const [from, to] = [Math.min(stop.row, row), Math.max(stop.row, row)];
      if (isFree(from) || isFree(to)) onPaint({ day: stop.day, from, to });
    }
    setStop({ day, row });
    grid.current?.querySelector<HTMLElement>(`[data-cell="${day}:${row}"]`)?.focus();
  }

  function labelOf(day: number, row: number): string {
    const at = (each: Taken) => meetsAt(each, day + 1, [row + 1, row + 1]);
    const there = taken.find(at)?.name;
    const isChosen = chosen[day]?.includes(row + 1);
    return [
      fullNames[day]?.label,
      t('cells.period', { period: row + 1 }),
      periods[row]?.start,
      there && (isChosen && clashes.some(at) ? t('cells.overlaps', { name: there }) : there),
    ]
      .filter(Boolean)
      .join(t('list.separator'));
  }

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={t('cells.label')}
      aria-multiselectable="true"
      className={styles.grid}
      style={{ gridTemplateRows: `auto repeat(${periods.length}, var(--cell))` }}
      onKeyDown={move}
    >
      <div role="row" className={styles.row}>
        <div role="columnheader" style={place(0, 0)}>
          <VisuallyHidden>{t('grid.period')}</VisuallyHidden>
        </div>
        {weekdays.map((weekday, day) => (
          <div
            key={weekday}
            role="columnheader"
            className={classNames(styles.head, (chosen[day]?.length ?? 0) > 0 && styles.meets)}
            style={place(day + 1, 0)}
          >
            {name(weekday)}
          </div>
        ))}
      </div>
      {periods.map(({ start }, row) => (
        <div key={start} role="row" className={styles.row}>
          <div role="rowheader" className={styles.number} style={place(0, row + 1)}>
            {row + 1}
          </div>
          {weekdays.map((weekday, day) => (
            <div
              key={weekday}
              role="gridcell"
              data-cell={`${day}:${row}`}
              aria-label={labelOf(day, row)}
              aria-selected={chosen[day]?.includes(row + 1) ?? false}
              tabIndex={stop.day === day && stop.row === row ? 0 : -1}
              className={classNames(styles.cell, beginsSession(row, periods) && styles.session)}
              style={place(day + 1, row + 1)}
              onFocus={() => setStop({ day, row })}
            />
          ))}
        </div>
      ))}
      {taken.flatMap((each) =>
        runs(each.periods).map(([first, last]) => (
          <div
            key={`${each.name} ${each.weekday} ${first} ${each.weeks[0]}`}
            aria-hidden="true"
            className={styles.taken}
            style={{ ...tinted(each.color), ...over(each.weekday, first, last) }}
          >
            <span
              className={styles.name}
              style={{ '--periods': last - first + 1 } as CSSProperties}
            >
              {breakable(each.name)}
            </span>
          </div>
        )),
      )}
      {weekdays.flatMap((weekday) =>
        runs(chosen[weekday - 1] ?? []).map((run) => (
          <div
            key={`${weekday} ${run[0]}`}
            aria-hidden="true"
            className={styles.chosen}
            data-clash={clashes.some((each) => meetsAt(each, weekday, run)) || undefined}
            style={over(weekday, ...run)}
          >
            {writeRun(run)}
          </div>
        )),
      )}
      <CellDrag grid={grid} heads={1} onChosen={onPaint} />
    </div>
  );
}

const steps: Record<string, readonly [right: number, down: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const place = (column: number, row: number) => ({ gridColumn: column + 1, gridRow: row + 1 });

const over = (weekday: number, first: number, last: number) => ({
  gridColumn: weekday + 1,
  gridRow: `${first + 1} / ${last + 2}`,
});
