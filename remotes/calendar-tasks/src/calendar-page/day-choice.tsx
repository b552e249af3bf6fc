import { useFormat } from '@board/platform';
import { monthGrid, weekOf } from '@board/time';
import { VisuallyHidden } from '@board/ui';
import { type DayMark, MonthGrid } from '@board/ui/month';
import { useMemo } from 'react';
import { MonthTurn, useMonthOf } from '../calendar/month-turn.tsx';
import { useTexts } from '../text.ts';
import styles from './day-choice.module.css';
import { type Entry, entriesOn } from './entries/entries.ts';

interface DayChoiceProps {
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
}

/** The days of the week, on a phone. */
export function DayChoice({ day, today, onDay }: DayChoiceProps) {
  const t = useTexts();
  const { shortWeekday, fullDay } = useFormat();
  return (
    <nav className={styles.strip} aria-label={t('planner.days')}>
      {weekOf(day).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === day}
          aria-current={each === today ? 'date' : undefined}
          onClick={() => onDay(each)}
        >
          <span>{shortWeekday(each)}</span>
          <b>{Number(each.slice(8))}</b>
          <VisuallyHidden>{fullDay(each)}</VisuallyHidden>
        </button>
      ))}
    </nav>
  );
}

interface MonthChoiceProps extends Pick<DayChoiceProps, 'day' | 'onDay'> {
  /** The page is called after the month and turns it. */
  readonly isTitled?: boolean;
  readonly entries: readonly Entry[];
}

/** A month to choose a day from, marked as far as its days are known. */
export function MonthChoice({ day, entries, isTitled, onDay }: MonthChoiceProps) {
  const t = useTexts();
  const format = useFormat();
  const { month, show } = useMonthOf(day);
  const marks = useMemo(() => {
    const found = [...entriesOn(entries, monthGrid(month).flat())]
      .filter(([, own]) => own.length > 0)
      .map(([each, own]): [string, DayMark] => [
        each,
        {
          dot: own.some(({ thing }) => thing.kind === 'lesson'),
          dash: own.some(({ thing }) => thing.kind !== 'lesson' && !thing.done),
          words: t('planner.things', { count: own.length }),
        },
      ]);
    return new Map(found);
  }, [month, entries, t]);
  return (
    <section>
      {!isTitled && (
        <header className={styles.head}>
          <h2>{format.month(`${month}-01`)}</h2>
          <MonthTurn month={month} onShow={show} />
        </header>
      )}
      <MonthGrid month={month} selected={day} marks={marks} onShow={show} onSelect={onDay} />
    </section>
  );
}
