import { readWeeks, writeWeeks } from '@board/contracts/formats/week-text';
import { Segmented, VisuallyHidden } from '@board/ui';
import { Tile } from '@board/ui/dialogs';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { useDraggedRange } from './use-dragged-range.ts';
import styles from './weeks-choice.module.css';

interface WeeksChoiceProps {
  /** As weeks are written: '1-16周(单)'. */
  value: string;
  /** How many the term has. */
  weeks: number;
  /** Null where it is not going on. */
  thisWeek: number | null;
  onChange: (value: string) => void;
}

const names = ['every', 'odd', 'even'] as const;

/** In which weeks of the term: every, every other one, or those that are pressed. */
export function WeeksChoice({ value, weeks, thisWeek, onChange }: WeeksChoiceProps) {
  const t = useTexts();
  const [asked, setAsked] = useState(false);
  const all = Array.from({ length: weeks }, (_, index) => index + 1);
  const chosen = readWeeks(value, weeks) ?? [];
  const patterns: Record<(typeof names)[number], readonly number[]> = {
    every: all,
    odd: all.filter((week) => week % 2 === 1),
    even: all.filter((week) => week % 2 === 0),
  };
  const same = names.find((name) => `${patterns[name]}` === `${chosen}`);

  const choose = (next: readonly number[]) => {
    // A course meets at least once.
    if (next.length > 0) onChange(writeWeeks(next));
  };
  const range = useDraggedRange(chosen, (from, to, before) => {
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    const isIn = (week: number) => week >= first && week <= last;
    const isChosen = !before.includes(from);
    choose(all.filter((week) => (isIn(week) ? isChosen : before.includes(week))));
  });

  function toggle(week: number) {
    if (range.wasDragged()) return;
    choose(all.filter((each) => chosen.includes(each) !== (each === week)));
  }

  return (
    <section className={styles.choice} aria-label={t('course.weeks')}>
      <p className={styles.head}>
        {t('course.weeks')}
        <span>{t('course.weeksChosen', { count: chosen.length, weeks })}</span>
      </p>
      <Segmented
        size="tall"
        label={t('course.weeks')}
        options={[...names, 'chosen' as const].map((each) => ({
          value: each,
          label: t(`course.pattern.${each}`),
        }))}
        value={(!asked && same) || 'chosen'}
        onChange={(next) => {
          setAsked(next === 'chosen');
          if (next !== 'chosen') onChange(writeWeeks(patterns[next]));
        }}
      />
      <div className={styles.weeks} {...range.handlers}>
        {all.map((week) => (
          <Tile
            key={week}
            type="checkbox"
            className={styles.week}
            checked={chosen.includes(week)}
            onChange={() => toggle(week)}
          >
            <span aria-hidden="true" className={week === thisWeek ? styles.now : undefined}>
              {week}
            </span>
            <VisuallyHidden>
              {t('courses.weekNumber', { week })}
              {week === thisWeek && `${t('list.separator')}${t('courses.thisWeek')}`}
            </VisuallyHidden>
          </Tile>
        ))}
      </div>
    </section>
  );
}
