import { useFormat, useLocale } from '@board/platform';
import { classNames } from '@board/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../text.ts';
import { nextDay } from './month-days.ts';
import styles from './month-grid.module.css';

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
  const { weeks, month, selected, onShow, onSelect } = props;
  const { day: dayFormat, weekday, month: monthName } = useFormat();
  // Chinese says it in one character, English needs three.
  const shortName = dayFormat({ weekday: useLocale() === 'zh-CN' ? 'narrow' : 'short' });
  const stop = useRovingDay(weeks, month, selected);

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const day = nextDay(event.key, stop.day, event.shiftKey);
    if (day === undefined) return;
    event.preventDefault();
    stop.move(day);
    if (day.slice(0, 7) !== month) onShow(day.slice(0, 7));
  }

  return (
    <table
      ref={stop.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern makes its grid of a table
      role="grid"
      className={styles.grid}
      aria-label={monthName(`${month}-01`)}
      onKeyDown={move}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekday(day)}>
              {shortName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: and its cells of the table's
              <td key={day} role="gridcell" aria-selected={day === selected}>
                <Day
                  {...props}
                  day={day}
                  isStop={day === stop.day}
                  onSelect={() => {
                    stop.stay(day);
                    onSelect(day);
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends Omit<MonthGridProps, 'onSelect'> {
  readonly day: string;
  readonly isStop: boolean;
  readonly onSelect: () => void;
}

function Day({ day, month, today, courseDays, openTasks, isStop, onSelect }: DayProps) {
  const t = useTexts();
  const { fullDay } = useFormat();
  const hasCourses = courseDays.has(day);
  const open = openTasks.get(day) ?? 0;
  const words = [
    fullDay(day),
    ...(day === today ? [t('calendar.today')] : []),
    ...(hasCourses ? [t('calendar.courses')] : []),
    ...(open > 0 ? [t('calendar.tasks', { count: open })] : []),
  ];
  return (
    <button
      type="button"
      className={classNames(styles.day, !day.startsWith(month) && styles.outside)}
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      aria-label={words.join(t('list.comma'))}
      onClick={onSelect}
    >
      {Number(day.slice(8))}
      <span className={styles.marks} aria-hidden="true">
        {hasCourses && <i className={styles.course} />}
        {open > 0 && <i className={styles.task} />}
      </span>
    </button>
  );
}

/** Where the keyboard stands: the selected day until it moves, or the first of a month without it. */
function useRovingDay(weeks: readonly (readonly string[])[], month: string, selected: string) {
  const grid = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<{ day: string; focus: boolean }>();
  const shown = (day: string | undefined) =>
    day !== undefined && weeks.some((week) => week.includes(day));
  const day = moved && shown(moved.day) ? moved.day : shown(selected) ? selected : `${month}-01`;

  useEffect(() => {
    if (!moved?.focus) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${moved.day}"]`)?.focus();
  }, [moved]);

  return {
    grid,
    day,
    move: (to: string) => setMoved({ day: to, focus: true }),
    stay: (at: string) => setMoved({ day: at, focus: false }),
  };
}
