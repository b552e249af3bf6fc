import { toast, useFormat } from '@board/platform';
import { addDays, mondayOf } from '@board/time';
import { classNames, ErrorState, IconButton, PanelSkeleton } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { Pager } from '@board/ui/pager';
import { type ReactNode, useState } from 'react';
import colours from '../lessons/course-colours.module.css';
import { useCourseDeletion } from '../lessons/lessons.queries.ts';
import { usePlanWords } from '../lessons/plan-words.ts';
import { useTexts } from '../text.ts';
import styles from './course-list.module.css';
import { type CoursePlan, plansPerPage, useCoursePlans } from './courses.queries.ts';

interface CourseListProps {
  /** Null lists the courses on single days. */
  termId: string | null;
  empty: ReactNode;
  onEdit: (plan: CoursePlan) => void;
}

export function CourseList({ termId, empty, onEdit }: CourseListProps) {
  const text = useTexts();
  const [page, setPage] = useState(1);
  const { data, error, mutate, isLoading } = useCoursePlans(termId, page);
  if (isLoading) return <PanelSkeleton height={320} rows={6} label={text('courses.loading')} />;
  return (
    <>
      {error && <ErrorState message={text('courses.failed')} onRetry={() => void mutate()} />}
      {data?.items.length === 0 && empty}
      <ul className={styles.list}>
        {data?.items.map((plan) => (
          <CourseRow key={plan.id} plan={plan} onEdit={onEdit} />
        ))}
      </ul>
      {data && data.pagination.total_pages > 1 && (
        <Pager
          page={page}
          pageSize={plansPerPage}
          total={data.pagination.total}
          totalPages={data.pagination.total_pages}
          onChange={setPage}
        />
      )}
    </>
  );
}

function CourseRow({ plan, onEdit }: { plan: CoursePlan; onEdit: (plan: CoursePlan) => void }) {
  const text = useTexts();
  const lines = useLessonLines(plan);
  const { remove, restore } = useCourseDeletion();

  async function removeIt() {
    const name = plan.course_name;
    const failed = () => toast({ tone: 'error', message: text('lesson.failed') });
    try {
      await remove(plan.id);
      toast({
        tone: 'success',
        message: text('lesson.deleted', { name }),
        action: { label: text('undo'), run: () => void restore(plan.id).catch(failed) },
      });
    } catch {
      failed();
    }
  }

  return (
    <li className={classNames(colours.coloured, styles.row)} data-colour={plan.color}>
      <button type="button" className={styles.open} onClick={() => onEdit(plan)}>
        <span className={styles.name}>{plan.course_name}</span>
        {plan.teacher && <span className={styles.teacher}>{plan.teacher}</span>}
        {plan.source === 'school' && (
          <span className={styles.teacher}>{text('lesson.fromSchool')}</span>
        )}
      </button>
      <ul className={styles.lessons}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Menu
        trigger={
          <IconButton icon="more" label={text('course.actions', { name: plan.course_name })} />
        }
      >
        <MenuItem icon="edit" onSelect={() => onEdit(plan)}>
          {text('edit')}
        </MenuItem>
        <MenuItem icon="trash" danger onSelect={() => void removeIt()}>
          {text('delete')}
        </MenuItem>
      </Menu>
    </li>
  );
}

const shownSessions = 3;

/** When and where, a line a meeting; of many single days the first ones. */
function useLessonLines({ meetings, sessions }: CoursePlan): readonly string[] {
  const text = useTexts();
  const format = useFormat();
  const { periodsInWords, weeksInWords } = usePlanWords();
  const separator = text('list.dot');
  const when = (lesson: { periods: string; time: string | null }) =>
    lesson.time === null ? periodsInWords(lesson.periods) : format.timeRange(lesson.time);
  const monday = mondayOf('2026-11-16');
  const weekly = meetings.map((each) =>
    [
      format.shortWeekday(addDays(monday, each.weekday - 1)),
      when(each),
      weeksInWords(each.weeks),
      each.classroom,
    ]
      .filter(Boolean)
      .join(separator),
  );
  const dated = sessions
    .slice(0, shownSessions)
    .map((each) =>
      [format.mediumDay(each.date), when(each), each.classroom].filter(Boolean).join(separator),
    );
  const more = sessions.length - shownSessions;
  return [...weekly, ...dated, ...(more > 0 ? [text('course.moreSessions', { count: more })] : [])];
}
