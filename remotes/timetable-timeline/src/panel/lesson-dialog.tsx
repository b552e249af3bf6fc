import { courseAt } from '@board/contracts/constants/course-paths';
import { attempt, Slot, useFormat } from '@board/platform';
import { Link } from '@board/platform/router';
import { Button, Dialog, lateDialog, tintOf } from '@board/ui';
import { Facts } from '@board/ui/dialogs';
import { Menu, MenuItem } from '@board/ui/menu';
import { useState } from 'react';
import { useCourseWrites } from '../plan/courses.queries.ts';
import { type Lesson, useLessonWrites } from '../plan/lessons.queries.ts';
import { printed, usePlanWords } from '../plan/plan-words.ts';
import { useTexts } from '../text.ts';

const LessonForm = lateDialog(async () => (await import('../lessons/lesson-form.tsx')).LessonForm);
const CourseForm = lateDialog(
  async () => (await import('../courses/course-form-loader.tsx')).CourseFormLoader,
);

/** A lesson's details, and the ways to edit this one or all of its course. */
export function LessonDialog({ lesson, onClose }: { lesson: Lesson; onClose: () => void }) {
  const t = useTexts();
  const [editing, setEditing] = useState<'lesson' | 'course' | null>(null);
  const { cancelLesson, deleteCourse } = useRemovals(lesson, onClose);

  if (editing === 'lesson') return <LessonForm lesson={lesson} onClose={onClose} />;
  if (editing === 'course') return <CourseForm id={lesson.course_id} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={lesson.name}
      accent={tintOf(lesson.color)}
      footerStart={
        <Menu align="start" trigger={<Button variant="danger">{t('lesson.remove')}</Button>}>
          <MenuItem icon="x" needsNetwork onSelect={cancelLesson}>
            {t('lesson.cancelThis')}
          </MenuItem>
          <MenuItem icon="trash" danger needsNetwork onSelect={deleteCourse}>
            {t('lesson.deleteAll')}
          </MenuItem>
        </Menu>
      }
      footer={
        <>
          <Button onClick={() => setEditing('course')}>{t('lesson.editAll')}</Button>
          <Button variant="primary" onClick={() => setEditing('lesson')}>
            {t('lesson.editThis')}
          </Button>
        </>
      }
    >
      <LessonFacts lesson={lesson} />
      <Link to={courseAt(lesson.name)} onClick={onClose}>
        {t('course.page')}
      </Link>
      <Slot
        name="course-page"
        about={{ id: lesson.course_id, name: lesson.name, date: lesson.date }}
      />
    </Dialog>
  );
}

function LessonFacts({ lesson }: { lesson: Lesson }) {
  const t = useTexts();
  const format = useFormat();
  const { periodFigures } = usePlanWords();
  const day = format.day({ weekday: 'long', month: 'long', day: 'numeric' });
  const { date, planned_date, week } = lesson;
  return (
    <Facts
      facts={[
        [t('lesson.teacher'), lesson.teacher || t('lesson.unknown')],
        [t('lesson.time'), `${day(date)}${t('list.separator')}${format.timeRange(lesson.time)}`],
        [t('lesson.location'), lesson.location || t('lesson.unknown')],
        [t('lesson.periods'), printed(periodFigures(lesson.periods)) || t('lesson.ownTime')],
        [t('lesson.week'), week !== null && t('lesson.weekOf', { week })],
        [t('lesson.movedFrom'), planned_date !== date && day(planned_date)],
        [t('lesson.source'), lesson.source === 'school' && t('lesson.fromSchool')],
      ]}
    />
  );
}

function useRemovals(lesson: Lesson, onClose: () => void) {
  const t = useTexts();
  const { change } = useLessonWrites();
  const { remove, restore } = useCourseWrites();
  const { name, course_id } = lesson;
  const failed = t('failed');

  function take(work: () => Promise<unknown>, done: string, back: () => Promise<unknown>) {
    onClose();
    void attempt(work, { done: t(done, { name }), failed, undo: back });
  }

  return {
    cancelLesson: () =>
      take(
        () => change(lesson, { cancelled: true }),
        'lesson.cancelled',
        () => change(lesson, { cancelled: false }),
      ),
    deleteCourse: () =>
      take(
        () => remove(course_id),
        'deleted',
        () => restore(course_id),
      ),
  };
}
