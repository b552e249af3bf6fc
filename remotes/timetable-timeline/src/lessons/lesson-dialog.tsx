import { toast, useFormat } from '@board/platform';
import { Button, Dialog, IconButton, lateDialog } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { accentOf } from './accent.ts';
import styles from './lesson-dialog.module.css';
import { type Lesson, useCourseDeletion, useLessonChange } from './lessons.queries.ts';
import { usePlanWords } from './plan-words.ts';

const LessonForm = lateDialog(async () => (await import('./lesson-form.tsx')).LessonForm);
const CourseForm = lateDialog(
  async () => (await import('../courses/course-form-loader.tsx')).CourseFormLoader,
);

interface LessonDialogProps {
  lesson: Lesson;
  onClose: () => void;
}

/** A lesson's details, and the ways to edit this one or all of its course. */
export function LessonDialog({ lesson, onClose }: LessonDialogProps) {
  const text = useTexts();
  const [editing, setEditing] = useState<'lesson' | 'course' | null>(null);
  const { cancelLesson, deleteCourse } = useRemovals(lesson, onClose);

  if (editing === 'lesson') return <LessonForm lesson={lesson} onClose={onClose} />;
  if (editing === 'course') return <CourseForm id={lesson.course_id} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={lesson.name}
      accent={accentOf(lesson.color)}
      footerStart={
        <Menu align="start" trigger={<IconButton icon="trash" label={text('lesson.remove')} />}>
          <MenuItem icon="x" onSelect={cancelLesson}>
            {text('lesson.cancelThis')}
          </MenuItem>
          <MenuItem icon="trash" danger onSelect={deleteCourse}>
            {text('lesson.deleteAll')}
          </MenuItem>
        </Menu>
      }
      footer={
        <>
          <Button onClick={() => setEditing('course')}>{text('lesson.editAll')}</Button>
          <Button variant="primary" onClick={() => setEditing('lesson')}>
            {text('lesson.editThis')}
          </Button>
        </>
      }
    >
      <Facts lesson={lesson} />
    </Dialog>
  );
}

function Facts({ lesson }: { lesson: Lesson }) {
  const text = useTexts();
  const format = useFormat();
  const { periodsInWords } = usePlanWords();
  const day = format.day({ weekday: 'long', month: 'long', day: 'numeric' });
  const facts: readonly (readonly [string, string])[] = [
    ['lesson.teacher', lesson.teacher || text('lesson.unknown')],
    ['lesson.time', `${day(lesson.date)}${text('list.separator')}${format.timeRange(lesson.time)}`],
    ['lesson.location', lesson.location || text('lesson.unknown')],
    ['lesson.periods', periodsInWords(lesson.periods) || text('lesson.ownTime')],
    ...(lesson.week === null
      ? []
      : [['lesson.week', text('courses.weekNumber', { week: lesson.week })] as const]),
    ...(lesson.planned_date === lesson.date
      ? []
      : [['lesson.movedFrom', day(lesson.planned_date)] as const]),
    ...(lesson.source === 'school' ? [['lesson.source', text('lesson.fromSchool')] as const] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) => (
        <div key={key} className={styles.fact}>
          <dt>{text(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useRemovals(lesson: Lesson, onClose: () => void) {
  const text = useTexts();
  const { change } = useLessonChange();
  const { remove, restore } = useCourseDeletion();

  async function attempt(work: () => Promise<unknown>, done: string, undo: () => Promise<unknown>) {
    onClose();
    try {
      await work();
      toast({
        tone: 'success',
        message: text(done, { name: lesson.name }),
        action: { label: text('undo'), run: () => void undo().catch(sayFailed) },
      });
    } catch {
      sayFailed();
    }
  }
  const sayFailed = () => toast({ tone: 'error', message: text('lesson.failed') });

  return {
    cancelLesson: () =>
      void attempt(
        () => change(lesson, { cancelled: true }),
        'lesson.cancelled',
        () => change(lesson, { cancelled: false }),
      ),
    deleteCourse: () =>
      void attempt(
        () => remove(lesson.course_id),
        'lesson.deleted',
        () => restore(lesson.course_id),
      ),
  };
}
