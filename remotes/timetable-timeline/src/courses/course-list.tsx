import { attempt, Slot, useFormat } from '@board/platform';
import { IconButton } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { QueryList } from '@board/ui/query-table';
import { Fragment, type ReactNode, useState } from 'react';
import { coloured } from '../plan/accent.ts';
import { type CoursePlan, useCoursePlans } from '../plan/courses.queries.ts';
import { useCourseDeletion } from '../plan/lessons.queries.ts';
import { usePlanWords } from '../plan/plan-words.ts';
import { useWeekdayName } from '../plan/weekdays.ts';
import { useTexts } from '../text.ts';
import styles from './course-list.module.css';

interface CourseListProps {
  /** Null lists the courses on single days. */
  termId: string | null;
  empty: ReactNode;
  onEdit: (plan: CoursePlan) => void;
}

export function CourseList({ termId, empty, onEdit }: CourseListProps) {
  const t = useTexts();
  const [page, setPage] = useState(1);
  return (
    <QueryList
      request={useCoursePlans(termId, page)}
      failed={t('courses.failed')}
      empty={empty}
      rowsWhileLoading={6}
      onPage={setPage}
    >
      {({ items }) => (
        <ul>
          {items.map((plan) => (
            <CourseRow key={plan.id} plan={plan} onEdit={onEdit} />
          ))}
        </ul>
      )}
    </QueryList>
  );
}

function CourseRow({ plan, onEdit }: { plan: CoursePlan; onEdit: (plan: CoursePlan) => void }) {
  const t = useTexts();
  const lines = useLessonLines(plan);
  const { remove, restore } = useCourseDeletion();

  function removeIt() {
    const failed = t('lesson.failed');
    const run = () => attempt(() => restore(plan.id), { failed });
    void attempt(() => remove(plan.id), {
      done: t('lesson.deleted', { name: plan.course_name }),
      failed,
      undo: { label: t('undo'), run },
    });
  }

  return (
    <li className={styles.row} style={coloured(plan.color)}>
      <button type="button" className={styles.open} onClick={() => onEdit(plan)}>
        <span className={styles.name}>{plan.course_name}</span>
        {plan.teacher && <span className={styles.teacher}>{plan.teacher}</span>}
        {plan.source === 'school' && (
          <span className={styles.teacher}>{t('lesson.fromSchool')}</span>
        )}
      </button>
      <div className={styles.lessons}>
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <LessonLine line={line} />
            </li>
          ))}
        </ul>
        <Slot name="course" about={{ id: plan.id, name: plan.course_name }} />
      </div>
      <Menu
        trigger={<IconButton icon="more" label={t('course.actions', { name: plan.course_name })} />}
      >
        <MenuItem icon="edit" onSelect={() => onEdit(plan)}>
          {t('edit')}
        </MenuItem>
        <MenuItem icon="trash" danger needsNetwork onSelect={removeIt}>
          {t('delete')}
        </MenuItem>
      </Menu>
    </li>
  );
}

/** It breaks between its parts, and not within a room such as 'A-302'. */
function LessonLine({ line }: { line: string }) {
  const separator = useTexts()('list.dot');
  return line.split(separator).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it stands
    <Fragment key={at}>
      {at > 0 && separator}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
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
