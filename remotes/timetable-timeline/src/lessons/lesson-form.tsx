import { useFormat } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, DateField, Row, TextField, TimeField, tintOf } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { type Lesson, useLessonWrites } from '../plan/lessons.queries.ts';
import { usePlanWords } from '../plan/plan-words.ts';
import { usePutBack } from '../plan/use-put-back.ts';
import { useTexts } from '../text.ts';

/** Changes this one lesson: another day, other periods, room or teacher. */
export function LessonForm({ lesson, onClose }: { lesson: Lesson; onClose: () => void }) {
  const t = useTexts();
  const { change, reset } = useLessonWrites();
  const putBack = usePutBack();
  const { fullDay } = useFormat();
  const { name, date, periods, time, classroom, teacher } = lesson;
  const written = usePlanWords().periodFigures(periods);
  const [from, to] = [time.slice(0, 5), time.slice(6)];
  const initial = { date, periods: written, from, to, classroom, teacher };
  const bodyOf = (values: typeof initial) => ({
    cancelled: false,
    new_date: values.date === lesson.planned_date ? null : values.date,
    ...(periods === ''
      ? { time: `${values.from}-${values.to}` }
      : { periods: values.periods === written ? periods : values.periods, time: null }),
    classroom: values.classroom,
    teacher: values.teacher,
  });
  const form = useForm({
    draft: `lesson.${lesson.id}`,
    initial,
    names: { new_date: 'date', time: 'from' },
    read: (values) => ({ body: bodyOf(values) }),
    send: (body) => change(lesson, body),
    done: (_, { new_date }) => ({
      key: lesson.id,
      message:
        new_date && new_date !== date
          ? t('lesson.moved', { name, day: fullDay(new_date) })
          : t('lesson.saved', { name }),
      undo: putBack(
        () => (lesson.changed ? change(lesson, bodyOf(initial)) : reset(lesson)),
        lesson.id,
      ),
    }),
    failed: t('failed'),
    onDone: onClose,
  });

  return (
    <FormDialog
      form={form}
      title={t('lesson.editThis')}
      subtitle={name}
      accent={tintOf(lesson.color)}
      footerStart={
        lesson.changed && (
          <Button
            label={t('lesson.backToPlan')}
            variant="quiet"
            icon="undo"
            hindrance={form.hindrance}
            onClick={() => form.attempt(() => reset(lesson), t('lesson.asPlanned', { name }))}
          />
        )
      }
    >
      <DateField label={t('lesson.date')} required {...form.field('date')} />
      {periods === '' ? (
        <Row even>
          <TimeField label={t('lesson.from')} {...form.field('from')} />
          <TimeField label={t('lesson.to')} after={form.values.from} {...form.field('to')} />
        </Row>
      ) : (
        <TextField
          label={t('lesson.periods')}
          hint={t('lesson.periodsHint')}
          {...form.field('periods')}
        />
      )}
      <TextField label={t('lesson.location')} {...form.field('classroom')} />
      <TextField label={t('lesson.teacher')} {...form.field('teacher')} />
    </FormDialog>
  );
}
