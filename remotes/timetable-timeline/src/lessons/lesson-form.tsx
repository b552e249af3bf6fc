import { isApiError, messageOf, toast, useDraft } from '@board/platform';
import { Button, DateField, Dialog, TextField, TimeField } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { accentOf } from './accent.ts';
import styles from './lesson-form.module.css';
import { type Lesson, useLessonChange, useLessonReset } from './lessons.queries.ts';

interface LessonFormProps {
  lesson: Lesson;
  onClose: () => void;
}

/** Changes this one lesson: another day, other periods, room or teacher. */
export function LessonForm({ lesson, onClose }: LessonFormProps) {
  const text = useTexts();
  const { change, pending } = useLessonChange();
  const { reset, pending: resetting } = useLessonReset();
  const { value, change: edit, discard } = useDraft(`lesson.${lesson.id}`, draftOf(lesson));
  const [error, setError] = useState<unknown>();
  const timed = lesson.periods === '';
  const fieldError = (field: string) => (isApiError(error) ? error.fieldMessage(field) : undefined);

  function close() {
    discard();
    onClose();
  }

  async function run(work: () => Promise<unknown>, done: string) {
    try {
      await work();
      toast({ tone: 'success', message: text(done, { name: lesson.name }) });
      close();
    } catch (failure) {
      setError(failure);
    }
  }

  const save = () => run(() => change(lesson, changeOf(lesson, value)), 'lesson.saved');
  const general = error !== undefined && !(isApiError(error) && error.details.length > 0);
  return (
    <Dialog
      open
      onClose={close}
      title={text('lesson.editThis')}
      subtitle={lesson.name}
      accent={accentOf(lesson.color)}
      onSubmit={() => void save()}
      footerStart={
        lesson.changed && (
          <Button
            variant="quiet"
            icon="undo"
            busy={resetting}
            onClick={() => void run(() => reset(lesson), 'lesson.asPlanned')}
          >
            {text('lesson.backToPlan')}
          </Button>
        )
      }
      footer={
        <>
          <Button onClick={close}>{text('cancel')}</Button>
          <Button variant="primary" type="submit" busy={pending}>
            {text('save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <DateField
          label={text('lesson.date')}
          value={value.date}
          onChange={(date) => edit({ date })}
          error={fieldError('new_date')}
          required
        />
        {timed ? (
          <div className={styles.pair}>
            <TimeField
              label={text('lesson.from')}
              value={value.from}
              onChange={(from) => edit({ from })}
              error={fieldError('time')}
            />
            <TimeField label={text('lesson.to')} value={value.to} onChange={(to) => edit({ to })} />
          </div>
        ) : (
          <TextField
            label={text('lesson.periods')}
            hint={text('lesson.periodsHint')}
            value={value.periods}
            onChange={(periods) => edit({ periods })}
            error={fieldError('periods')}
          />
        )}
        <TextField
          label={text('lesson.location')}
          value={value.classroom}
          onChange={(classroom) => edit({ classroom })}
        />
        <TextField
          label={text('lesson.teacher')}
          value={value.teacher}
          onChange={(teacher) => edit({ teacher })}
        />
        {general && (
          <p role="alert" className={styles.error}>
            {messageOf(error, text('lesson.failed'))}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function draftOf(lesson: Lesson) {
  return {
    date: lesson.date,
    periods: lesson.periods,
    from: lesson.time.slice(0, 5),
    to: lesson.time.slice(6),
    classroom: lesson.classroom,
    teacher: lesson.teacher,
  };
}

type Draft = ReturnType<typeof draftOf>;

function changeOf(lesson: Lesson, draft: Draft) {
  return {
    cancelled: false,
    new_date: draft.date === lesson.planned_date ? null : draft.date,
    ...(lesson.periods === '' ? { time: `${draft.from}-${draft.to}` } : { periods: draft.periods }),
    classroom: draft.classroom,
    teacher: draft.teacher,
  };
}
