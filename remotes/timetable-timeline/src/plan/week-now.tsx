import { useFormat, useToday } from '@board/platform';
import { IconButton } from '@board/ui';
import { useId } from 'react';
import { useTexts } from '../text.ts';
import { mondayOfWeekOne } from './new-term.ts';
import { weekNumber } from './term-week.ts';
import styles from './week-now.module.css';

interface WeekNowProps {
  /** The Monday of week 1, which follows from the answer. */
  firstMonday: string;
  weeks: number;
  onChange: (firstMonday: string) => void;
}

/** 'Which week is it now?': nobody knows the Monday of week 1 by heart. */
export function WeekNow({ firstMonday, weeks, onChange }: WeekNowProps) {
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  const label = useId();
  const week = weekNumber({ first_monday: firstMonday }, today);
  const go = (to: number) => onChange(mondayOfWeekOne(to, today));
  return (
    <div className={styles.now} role="group" aria-labelledby={label}>
      <p className={styles.words}>
        <span id={label}>{t('term.whichWeek')}</span>
        <small>{t('term.beganOn', { day: format.monthDay(firstMonday) })}</small>
      </p>
      <div className={styles.stepper}>
        <IconButton
          icon="left"
          label={t('term.weekBefore')}
          disabled={week <= 1}
          onClick={() => go(week - 1)}
        />
        <output className={styles.week}>{t('courses.weekNumber', { week })}</output>
        <IconButton
          icon="right"
          label={t('term.weekAfter')}
          disabled={week >= weeks}
          onClick={() => go(week + 1)}
        />
      </div>
    </div>
  );
}

/** Whether the question makes sense: today lies in it. */
export function isGoingOn(firstMonday: string, weeks: number, today: string): boolean {
  const week = weekNumber({ first_monday: firstMonday }, today);
  return week >= 1 && week <= weeks;
}
