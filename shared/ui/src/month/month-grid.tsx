import { monthGrid, monthOf, weekdayOf } from '@board/time';
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { Parts } from '../layer/parts.tsx';
import { useMoments } from '../texts/moments.tsx';
import styles from './month-grid.module.css';
import { nextDay } from './next-day.ts';

/** What a day has: told apart by shape, and in words. */
export interface DayMark {
  readonly dot: boolean;
  readonly dash: boolean;
  readonly words: string;
}

export interface MonthGridProps {
  /** 'YYYY-MM'. */
  readonly month: string;
  readonly selected: string;
  readonly marks?: ReadonlyMap<string, DayMark> | undefined;
  /** Days before and after these cannot be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** It was opened to be moved in. */
  readonly takesFocus?: boolean | undefined;
  readonly onShow: (month: string) => void;
  readonly onSelect: (day: string) => void;
}

/** The ARIA grid pattern: one tab stop, the arrows move it, Enter selects. */
export function MonthGrid(props: MonthGridProps) {
  const { month, selected, marks, min = '', max = '', takesFocus, onShow, onSelect } = props;
  const { locale, today, format, texts } = useMoments();
  // Chinese says it in one character, English needs three.
  const shortName = format.day({ weekday: locale === 'zh-CN' ? 'narrow' : 'short' });
  const weeks = useMemo(() => monthGrid(month), [month]);
  const first = monthOf(today) === month ? today : `${month}-01`;
  const stop = useRovingDay(weeks, selected, first);
  const isOff = (day: string) => day < min || (max !== '' && day > max);
  const hasFocus = useRef(!takesFocus);
  const takeFocus = (button: HTMLElement | null) => {
    if (hasFocus.current || !button) return;
    hasFocus.current = true;
    button.focus({ preventScroll: true });
  };

  function move(event: KeyboardEvent) {
    const day = nextDay(event.key, stop.day, event.shiftKey);
    if (day === undefined) return;
    event.preventDefault();
    stop.move(day);
    if (monthOf(day) !== month) onShow(monthOf(day));
  }

  function select({ target }: MouseEvent) {
    const day = target instanceof Element && target.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (!day || isOff(day)) return;
    stop.move(day);
    onSelect(day);
  }

  return (
    <div
      ref={stop.grid}
      role="grid"
      className={styles.grid}
      aria-label={format.month(`${month}-01`)}
      onKeyDown={move}
      onClick={select}
    >
      <div role="row" className={styles.line}>
        {weeks[0]?.map((day) => (
          <div
            key={day}
            role="columnheader"
            className={styles.weekday}
            aria-label={format.weekday(day)}
          >
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
                  ref={day === stop.day ? takeFocus : undefined}
                  day={day}
                  name={[
                    format.fullDay(day),
                    ...(day === today ? [texts.isToday] : []),
                    ...(marks?.has(day) ? [marks.get(day)?.words] : []),
                  ].join(texts.comma)}
                  isOutside={!day.startsWith(month)}
                  isToday={day === today}
                  isOff={isOff(day)}
                  isStop={day === stop.day}
                  dot={marks?.get(day)?.dot ?? false}
                  dash={marks?.get(day)?.dash ?? false}
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
  readonly ref: Ref<HTMLButtonElement> | undefined;
  readonly day: string;
  readonly name: string;
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly isOff: boolean;
  readonly isStop: boolean;
  readonly dot: boolean;
  readonly dash: boolean;
}

function Day(props: DayProps) {
  const { ref, day, name, isOutside, isToday, isOff, isStop, dot, dash } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.day, isOutside && styles.outside)}
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isOff || undefined}
      aria-label={name}
    >
      {Number(day.slice(8))}
      {(dot || dash) && (
        <span className={classNames(styles.marks, dot && styles.dot, dash && styles.dash)} />
      )}
    </button>
  );
}

/** Where the keyboard stands: the selected day until it moves, or the first one of a month without it. */
function useRovingDay(weeks: readonly (readonly string[])[], selected: string, first: string) {
  const grid = useRef<HTMLDivElement>(null);
  const [moved, move] = useState<string>();
  const shown = (day: string | undefined) =>
    day !== undefined && weeks.some((week) => week.includes(day));
  const day = moved && shown(moved) ? moved : shown(selected) ? selected : first;

  // Whatever month the lines show now, the focus stays with its day.
  useEffect(() => {
    const focused = grid.current?.querySelector<HTMLElement>('[data-day]:focus');
    if (!focused || focused.dataset.day === day) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  });

  return { grid, day, move };
}
