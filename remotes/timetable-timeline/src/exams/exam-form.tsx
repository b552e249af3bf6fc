import type { ExamEdit } from '@board/contracts/calls/exams';
import { examReminderDays, usualExamReminders } from '@board/contracts/constants/exams';
import fields from '@board/contracts/fields';
import { attempt, newId } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { later } from '@board/time';
import { Checkbox, DateField, Row, SelectField, TextArea, TextField, TimeField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useKnownCourses } from '../plan/courses.queries.ts';
import { usePutBack } from '../plan/use-put-back.ts';
import { useTexts } from '../text.ts';
import styles from './exam-form.module.css';
import { type Exam, editOf, useExamWrites } from './exams.queries.ts';

interface ExamFormProps {
  /** The one to change, or what is known of a new one. */
  exam?: Exam | undefined;
  course?: string | undefined;
  date?: string | undefined;
  onClose: () => void;
}

/** All of an exam: which, when, where, what it counts, and when one is reminded. */
export function ExamForm({ exam, course = '', date = '', onClose }: ExamFormProps) {
  const t = useTexts();
  const { add, update, remove } = useExamWrites();
  const putBack = usePutBack();
  const courses = useKnownCourses();
  const removeIt = useRemoval(onClose);
  const form = useForm({
    draft: `exam.${exam?.id ?? 'new'}`,
    seen: exam,
    initial: {
      id: exam?.id ?? newId(),
      title: exam?.title ?? '',
      course: exam?.course ?? course,
      date: exam?.date ?? date,
      from: exam?.time?.slice(0, 5) ?? '',
      to: exam?.time?.slice(6) ?? '',
      room: exam?.room ?? '',
      seat: exam?.seat ?? '',
      weight: exam?.weight?.toString() ?? '',
      note: exam?.note ?? '',
      remind_days: exam?.remind_days ?? usualExamReminders,
    },
    rules: fields.createExam,
    names: { time: 'to' },
    read: ({ from, to, weight, ...values }) => {
      if (!from !== !to) return { problems: { [from ? 'to' : 'from']: t('exam.bothEnds') } };
      if (from && to <= from) return { problems: { to: t('exam.timeOrder') } };
      const body = {
        ...values,
        time: from ? `${from}-${to}` : null,
        weight: weight === '' ? null : Number(weight),
      } satisfies Record<keyof ExamEdit, unknown>;
      return { body };
    },
    send: ({ id, ...body }, over) =>
      exam ? update({ ...exam, ...over }, body) : add({ id, ...body }),
    conflict: {
      title: t('exam.conflict'),
      undecided: t('exam.undecided'),
      describe: (body) => [
        { label: t('exam.name'), value: body.title },
        { label: t('exam.date'), value: [body.date, body.time].filter(Boolean).join(' ') },
        { label: t('exam.room'), value: [body.room, body.seat].filter(Boolean).join(' ') },
      ],
    },
    done: (after) => ({
      key: after.id,
      message: t(exam ? 'saved' : 'added', { name: after.title }),
      undo: putBack(() => (exam ? update(after, editOf(exam)) : remove(after)), after.id),
    }),
    waits: true,
    failed: t('exam.notSaved'),
    onDone: onClose,
  });
  const { values, change } = form;
  const names = [...new Set([...courses.keys(), values.course])].filter(Boolean);

  return (
    <FormDialog
      form={form}
      title={t(exam ? 'exam.edit' : 'exam.add')}
      submitLabel={exam ? undefined : t('add')}
      remove={exam && { label: t('delete'), onRemove: () => form.close(() => removeIt(exam)) }}
    >
      <TextField
        label={t('exam.name')}
        placeholder={t('exam.nameExample')}
        required
        {...form.field('title')}
      />
      <SelectField
        label={t('exam.course')}
        options={[
          { value: '', label: t('exam.noCourse') },
          ...names.map((value) => ({ value, label: value })),
        ]}
        {...form.field('course')}
      />
      <DateField label={t('exam.date')} required {...form.field('date')} />
      <Row even>
        <TimeField
          label={t('lesson.from')}
          {...form.field('from')}
          onChange={(from) => change({ from, to: values.to || (from && later(from)) })}
        />
        <TimeField label={t('lesson.to')} after={values.from} {...form.field('to')} />
      </Row>
      <Row even>
        <TextField label={t('exam.room')} optional {...form.field('room')} />
        <TextField label={t('exam.seat')} optional {...form.field('seat')} />
      </Row>
      <TextField
        label={t('exam.weight')}
        hint={t('exam.weightHint')}
        optional
        inputMode="numeric"
        {...form.field('weight')}
      />
      <fieldset className={styles.days}>
        <legend>{t('exam.remind')}</legend>
        {examReminderDays.map((days) => (
          <Checkbox
            key={days}
            label={t('exam.daysBefore', { count: days })}
            checked={values.remind_days.includes(days)}
            onChange={(chosen) =>
              change({
                remind_days: examReminderDays.filter((each) =>
                  each === days ? chosen : values.remind_days.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <TextArea label={t('exam.note')} optional rows={2} {...form.field('note')} />
    </FormDialog>
  );
}

/** Deletes it, and the way back. */
function useRemoval(onDone: () => void) {
  const t = useTexts();
  const { remove, restore } = useExamWrites();
  return (exam: Exam) => {
    onDone();
    void attempt(() => remove(exam), {
      key: exam.id,
      done: t('deleted', { name: exam.title }),
      failed: t('exam.notSaved'),
      undo: () => restore(exam),
    });
  };
}
