import { courseAt } from '@board/contracts/constants/course-paths';
import { attempt, Slot, useFormat } from '@board/platform';
import { useNavigate } from '@board/platform/router';
import { IconButton, tinted } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { QueryList } from '@board/ui/query-table';
import { type ReactNode, useState } from 'react';
import { type CoursePlan, useCoursePlans, useCourseWrites } from '../plan/courses.queries.ts';
import { useTexts } from '../text.ts';
import styles from './course-list.module.css';
import { WhenAndWhere } from './when-and-where.tsx';

interface CourseListProps {
  /** Null lists the courses on single days. */
  termId: string | null;
  empty: ReactNode;
  onEdit: (plan: CoursePlan) => void;
}

export function CourseList({ termId, empty, onEdit }: CourseListProps) {
  const t = useTexts();
  const { compare } = useFormat();
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
          {items
            .toSorted((one, other) => compare(one.course_name, other.course_name))
            .map((plan) => (
              <CourseRow key={plan.id} plan={plan} onEdit={onEdit} />
            ))}
        </ul>
      )}
    </QueryList>
  );
}

function CourseRow({ plan, onEdit }: { plan: CoursePlan; onEdit: (plan: CoursePlan) => void }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { remove, restore } = useCourseWrites();

  function removeIt() {
    void attempt(() => remove(plan.id), {
      key: plan.id,
      done: t('deleted', { name: plan.course_name }),
      failed: t('failed'),
      undo: () => restore(plan.id),
    });
  }

  return (
    <li className={styles.row} style={tinted(plan.color)}>
      <button type="button" className={styles.open} onClick={() => onEdit(plan)}>
        <span className={styles.name}>{plan.course_name}</span>
        {plan.teacher && <span className={styles.teacher}>{plan.teacher}</span>}
        {plan.source === 'school' && (
          <span className={styles.teacher}>{t('lesson.fromSchool')}</span>
        )}
      </button>
      <div className={styles.lessons}>
        <WhenAndWhere plan={plan} />
        <Slot name="course" about={{ id: plan.id, name: plan.course_name }} />
      </div>
      <Menu
        trigger={<IconButton icon="more" label={t('actionsFor', { name: plan.course_name })} />}
      >
        <MenuItem icon="right" onSelect={() => void navigate(courseAt(plan.course_name))}>
          {t('course.page')}
        </MenuItem>
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
