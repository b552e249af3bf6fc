import type { Term } from '@board/contracts/calls/terms';
import { weekdays } from '@board/contracts/constants/timetable';
import { runs } from '@board/contracts/formats/period-text';
import type { Form } from '@board/platform/forms';
import { Icon, Problem } from '@board/ui';
import { useMemo } from 'react';
import { useTermPlans } from '../plan/courses.queries.ts';
import { periodsOn, weekNumber } from '../plan/term-week.ts';
import { isGoingOn } from '../plan/week-now.tsx';
import { useWeekdayName } from '../plan/weekdays.ts';
import { useTexts } from '../text.ts';
import { chosenOn, clashesOf, paint, takenBy, writeRun } from './chosen-cells.ts';
import { CourseCells } from './course-cells.tsx';
import { type CourseDraft, emptyMeeting, type MeetingDraft } from './course-draft.ts';
import styles from './course-form.module.css';
import { WeeksChoice } from './weeks-choice.tsx';

interface WeeklyLessonsProps {
  form: Pick<Form<CourseDraft>, 'values' | 'problems' | 'change'>;
  term: Pick<Term, 'first_monday' | 'weeks'> & Partial<Pick<Term, 'id' | 'period_tables'>>;
  /** Its own lessons are not in its way. */
  planId: string;
  today: string;
  /** Of all of them. */
  onWeeks: (weeks: string) => void;
}

/** When it meets: the cells of a week, and which weeks. */
export function WeeklyLessons({ form, term, planId, today, onWeeks }: WeeklyLessonsProps) {
  const t = useTexts();
  const name = useWeekdayName();
  const { values, problems, change } = form;
  const { meetings, weeks, classroom, apart } = values;
  const plans = useTermPlans(term.id);
  const taken = useMemo(() => takenBy(plans, planId), [plans, planId]);
  const clashes = useMemo(
    () => clashesOf(meetings, taken, term.weeks),
    [meetings, taken, term.weeks],
  );
  const [clash] = clashes;
  const free = clash && freeParity(clash.weeks);
  const periods = periodsOn(term, today > term.first_monday ? today : term.first_monday);
  const fresh = (): MeetingDraft => ({ ...emptyMeeting(term.weeks), weeks, classroom });
  const problem = Object.entries(problems).find(([field]) => field.startsWith('meetings'))?.[1];
  const summary = weekdays.flatMap((weekday) => {
    const words = runs(chosenOn(meetings, weekday)).map(writeRun);
    return words.length > 0 ? [`${name(weekday)} ${words.join(', ')}`] : [];
  });

  return (
    <>
      <div className={styles.cells}>
        <p className={styles.when} aria-live="polite">
          {summary.length > 0 ? summary.join(t('list.dot')) : t('cells.pressOne')}
        </p>
        <p className={styles.hint}>
          {t('cells.hint')} <span>{t('cells.keys')}</span>
        </p>
        <CourseCells
          periods={periods}
          meetings={meetings}
          taken={taken}
          clashes={clashes}
          onPaint={(range) => change({ meetings: paint(meetings, range, fresh) })}
        />
        {!apart && problem && <Problem>{problem}</Problem>}
        {clash && (
          <p className={styles.clash} role="status">
            <Icon name="warning" size="small" />
            {t('cells.clash', { name: clash.name, when: name(clash.weekday) })}{' '}
            {free && t(`cells.free.${free}`)}
          </p>
        )}
      </div>
      {!apart && (
        <WeeksChoice
          value={weeks}
          weeks={term.weeks}
          thisWeek={
            isGoingOn(term.first_monday, term.weeks, today)
              ? weekNumber({ first_monday: term.first_monday }, today)
              : null
          }
          onChange={onWeeks}
        />
      )}
    </>
  );
}

/** Where another course comes every other week, the weeks between are free. */
function freeParity(weeks: readonly number[]): 'odd' | 'even' | undefined {
  if (weeks.every((week) => week % 2 === 1)) return 'even';
  return weeks.every((week) => week % 2 === 0) ? 'odd' : undefined;
}
