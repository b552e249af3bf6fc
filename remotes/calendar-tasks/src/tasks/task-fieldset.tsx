import { priorities } from '@board/contracts/constants/priorities';
import type { Form } from '@board/platform/forms';
import { endAfter, later, lengthOf } from '@board/time';
import { Checkbox, DateField, Segmented, TextArea, TextField, TimeField } from '@board/ui';
import { type RefObject, useId, useState } from 'react';
import { TitleWords } from '../quick-add/title-words.tsx';
import { RepeatFields } from '../recurrence/repeat-fields.tsx';
import { ReminderFields } from '../reminders/reminder-fields.tsx';
import { type FormValues, onDay } from '../task/form-values.ts';
import { useTexts } from '../text.ts';
import { PlanFields } from './plan-fields.tsx';
import styles from './task-fieldset.module.css';

interface TaskFieldsetProps {
  readonly form: Form<FormValues>;
  readonly titleField: RefObject<HTMLInputElement | null>;
  readonly isNew: boolean;
}

export function TaskFieldset(props: TaskFieldsetProps) {
  const { form, titleField } = props;
  const t = useTexts();
  const { startTime, endTime, title, date } = form.values;
  // Who empties the day and writes another has moved it.
  const [from, setFrom] = useState(date);
  if (date && date !== from) setFrom(date);
  return (
    <>
      <TextField ref={titleField} label={t('field.title')} {...form.field('title')} />
      {props.isNew && <TitleWords title={title} day={date} onTake={form.change} />}
      <div className={styles.when}>
        <DateField
          label={t('field.date')}
          {...form.field('date')}
          onChange={(date) => form.change(onDay({ ...form.values, date: from }, date))}
          onTime={({ start, end = later(start) }) =>
            form.change({ startTime: start, endTime: end })
          }
        />
        <TimeField
          label={t('field.start')}
          value={startTime}
          onChange={(start) => form.change(withStart(form.values, start))}
        />
        <TimeField
          label={t('field.end')}
          after={startTime}
          hint={endTime && endTime < startTime ? t('field.nextDay') : undefined}
          {...form.field('endTime')}
        />
      </div>
      {Boolean(startTime) !== Boolean(endTime) && <small>{t('field.bothEnds')}</small>}
      <More {...props} />
    </>
  );
}

/** Below what every task has. */
function More({ form, isNew }: TaskFieldsetProps) {
  const t = useTexts();
  const priorityId = useId();
  const { values, problems, change } = form;
  return (
    <>
      <div className={styles.choice}>
        <span id={priorityId} className={styles.label} aria-hidden="true">
          {t('field.priority')}
        </span>
        <Segmented
          label={t('field.priority')}
          size="tall"
          options={priorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
          value={values.priority}
          onChange={(priority) => change({ priority })}
        />
      </div>
      <PlanFields form={form} />
      <ReminderFields values={values} problem={problems.hasReminder} onChange={change} />
      <RepeatFields
        choice={values.repeat}
        day={values.date}
        problem={problems.repeat}
        onChange={(part) => change({ repeat: { ...values.repeat, ...part } })}
      />
      <TextArea
        label={t('field.description')}
        hint={t('field.markdown')}
        optional
        rows={3}
        {...form.field('description')}
      />
      {isNew && <Checkbox label={t('field.completed')} {...form.checkbox('completed')} />}
    </>
  );
}

/** The end keeps its distance; the first start gets what is planned, or an hour. */
function withStart(
  { startTime, endTime, minutes }: FormValues,
  start: string,
): Partial<FormValues> {
  if (!start) return { startTime: start };
  if (!startTime && endTime) return { startTime: start };
  const length = endTime ? (lengthOf(`${startTime}-${endTime}`) ?? 0) : Number(minutes);
  return { startTime: start, endTime: endTime || length ? endAfter(start, length) : later(start) };
}
