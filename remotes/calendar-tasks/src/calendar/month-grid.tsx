import { type Text, useFormat, useLocale } from '@board/platform';
import { monthOf, weekdayOf } from '@board/time';
import { classNames, Parts } from '@board/ui';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './month-grid.module.css';
import { nextDay } from './next-day.ts';

interface MonthGridProps {
  readonly weeks: readonly (readonly string[])[];
  readonly month: string;
  readonly selected: string;
  readonly today: string;
  readonly courseDays: ReadonlySet<string>;
  readonly openTasks: ReadonlyMap<string, number>;
  readonly onShow: (month: string) => void;
  readonly onSelect: (day: string) => void;
}

/** The ARIA grid pattern: one tab stop, the arrows move it, Enter selects. */
export function MonthGrid(props: MonthGridProps) {
  const { weeks, month, selected, today, courseDays, openTasks, onShow, onSelect } = props;
  const t = useTexts();
  const { day: dayFormat, weekday, month: monthName, fullDay } = useFormat();
  // Chinese says it in one character, English needs three.
  const shortName = dayFormat({ weekday: useLocale() === 'zh-CN' ? 'narrow' : 'short' });
  const stop = useRovingDay(weeks, month, selected);

  function move(event: KeyboardEvent) {
    const day = nextDay(event.key, stop.day, event.shiftKey);
    if (day === undefined) return;
    event.preventDefault();
    stop.move(day);
    if (monthOf(day) !== month) onShow(monthOf(day));
  }

  function select({ target }: MouseEvent) {
    const day = target instanceof Element && target.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (!day) return;
    stop.move(day);
    onSelect(day);
  }

  return (
    <div
      ref={stop.grid}
      role="grid"
      className={styles.grid}
      aria-label={monthName(`${month}-01`)}
      onKeyDown={move}
      onClick={select}
    >
      <div role="row" className={styles.line}>
        {weeks[0]?.map((day) => (
          <div key={day} role="columnheader" className={styles.weekday} aria-label={weekday(day)}>
            {shortName(day)}
          </div>
        ))}
      </div>
      <Parts>
        {weeks.map((week, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines stay, another month only fills them anew
          <div key={line} role="row" className={styles.line}>
            {week.map((day) => (
              <div key={weekdayOf(day)} role="gridcell" aria-selected={day === selected}>
                <Day
                  day={day}
                  isOutside={!day.startsWith(month)}
                  isToday={day === today}
                  hasCourses={courseDays.has(day)}
                  open={openTasks.get(day) ?? 0}
                  isStop={day === stop.day}
                  t={t}
                  fullDay={fullDay}
                />
              </div>
            ))}
          </div>
        ))}
      </Parts>
    </div>
  );
}

interface DayProps {
  readonly day: string;
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly hasCourses: boolean;
  readonly open: number;
  readonly isStop: boolean;
  readonly t: Text;
  readonly fullDay: (day: string) => string;
}

function Day(props: DayProps) {
  const { day, isOutside, isToday, hasCourses, open, isStop, t, fullDay } = props;
  const words = [
    fullDay(day),
    ...(isToday ? [t('calendar.today')] : []),
    ...(hasCourses ? [t('calendar.courses')] : []),
    ...(open > 0 ? [t('calendar.tasks', { count: open })] : []),
  ];
  return (
    <button
      type="button"
      className={classNames(styles.day, isOutside && styles.outside)}
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-label={words.join(t('list.comma'))}
    >
      {Number(day.slice(8))}
      {(hasCourses || open > 0) && (
        <span
          className={classNames(styles.marks, hasCourses && styles.course, open > 0 && styles.task)}
        />
      )}
    </button>
  );
}

/** Where the keyboard stands: the selected day until it moves, or the first of a month without it. */
function useRovingDay(weeks: readonly (readonly string[])[], month: string, selected: string) {
  const grid = useRef<HTMLDivElement>(null);
  const [moved, move] = useState<string>();
  const shown = (day: string | undefined) =>
    day !== undefined && weeks.some((week) => week.includes(day));
  const day = moved && shown(moved) ? moved : shown(selected) ? selected : `${month}-01`;

  // Whatever month the lines show now, the focus stays with its day.
  useEffect(() => {
    const focused = grid.current?.querySelector<HTMLElement>('[data-day]:focus');
    if (!focused || focused.dataset.day === day) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  });

  return { grid, day, move };
}
