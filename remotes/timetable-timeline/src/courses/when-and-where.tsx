import type { CoursePlan } from '../plan/courses.queries.ts';
import { useLessonLines } from '../plan/use-lesson-lines.ts';
import { useTexts } from '../text.ts';
import styles from './course-list.module.css';

const shownSessions = 3;

/** The lessons of a course, a line each; of many single days the first ones. */
export function WhenAndWhere({ plan: { meetings, sessions } }: { plan: CoursePlan }) {
  const t = useTexts();
  const lines = useLessonLines()({ meetings, sessions: sessions.slice(0, shownSessions) });
  const more = sessions.length - shownSessions;
  if (more > 0) lines.push(t('course.moreSessions', { count: more }));
  return (
    <ul>
      {lines.map((line) => (
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
