import { useFormat } from '@board/platform';
import type { CoursePlan } from '../plan/courses.queries.ts';
import { usePlanWords } from '../plan/plan-words.ts';
import { useWeekdayName } from '../plan/weekdays.ts';
import { useTexts } from '../text.ts';
import styles from './course-list.module.css';

/** The lessons of a course, a line each. */
export function WhenAndWhere({ plan }: { plan: CoursePlan }) {
  return (
    <ul>
      {useLessonLines(plan).map((line) => (
        <li key={line}>
          <LessonLine line={line} />
        </li>
      ))}
    </ul>
  );
}

/** It breaks between its parts, where the dot is not seen, and not within a room such as 'A-302'. */
function LessonLine({ line }: { line: string }) {
  const separator = useTexts()('list.dot');
  return (
    <span className={styles.parts}>
      {line.split(separator).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it stands
        <span key={at}>
          <i>{at > 0 && separator}</i>
          {part}
        </span>
      ))}
    </span>
  );
}

const shownSessions = 3;

/** When and where, a line a meeting; of many single days the first ones. */
function useLessonLines({ meetings, sessions }: CoursePlan): readonly string[] {
  const t = useTexts();
  const format = useFormat();
  const { periodsInWords, weeksInWords } = usePlanWords();
  const separator = t('list.dot');
  const when = (lesson: { periods: string; time: string | null }) =>
    lesson.time === null ? periodsInWords(lesson.periods) : format.timeRange(lesson.time);
  const weekdayName = useWeekdayName();
  const weekly = meetings.map((each) =>
    [weekdayName(each.weekday), when(each), weeksInWords(each.weeks), each.classroom]
      .filter(Boolean)
      .join(separator),
  );
  const dated = sessions
    .slice(0, shownSessions)
    .map((each) =>
      [format.mediumDay(each.date), when(each), each.classroom].filter(Boolean).join(separator),
    );
  const more = sessions.length - shownSessions;
  return [...weekly, ...dated, ...(more > 0 ? [t('course.moreSessions', { count: more })] : [])];
}
