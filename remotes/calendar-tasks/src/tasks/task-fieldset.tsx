import { textLength } from '@board/contracts/constants/limits';
import { priorities } from '@board/contracts/constants/priorities';
import { minutesOf, timeOf } from '@board/time';
import {
  Checkbox,
  DateField,
  Segmented,
  TextArea,
  TextField,
  TimeField,
  usePieces,
} from '@board/ui';
import { type RefObject, useId } from 'react';
import { RepeatFields } from '../recurrence/repeat-fields.tsx';
import { ReminderFields } from '../reminders/reminder-fields.tsx';
import { useTexts } from '../text.ts';
import type { FormProblems, FormValues } from './form-values.ts';
import styles from './task-fieldset.module.css';

interface TaskFieldsetProps {
  readonly values: FormValues;
  /** In words. */
  readonly problems: FormProblems;
  readonly onChange: (part: Partial<FormValues>) => void;
  readonly titleField: RefObject<HTMLInputElement | null>;
  readonly isNew: boolean;
}

export function TaskFieldset(props: TaskFieldsetProps) {
  const { values, problems, onChange, titleField } = props;
  const t = useTexts();
  // Native date and time fields are dear to make.
  const drawn = usePieces(3, 1);
  const { startTime, endTime } = values;
  return (
    <div className={styles.fields}>
      <TextField
        ref={titleField}
        label={t('field.title')}
        value={values.title}
        error={problems.title}
        maxLength={textLength.title}
        onChange={(title) => onChange({ title })}
      />
      {drawn > 1 && (
        <div className={styles.when}>
          <DateField
            label={t('field.date')}
            value={values.date}
            error={problems.date}
            onChange={(date) => onChange({ date })}
          />
          <TimeField
            label={t('field.start')}
            value={startTime}
            onChange={(start) => onChange(withStart(values, start))}
          />
          <TimeField
            label={t('field.end')}
            value={endTime}
            error={problems.endTime}
            onChange={(end) => onChange({ endTime: end })}
          />
        </div>
      )}
      {Boolean(startTime) !== Boolean(endTime) && (
        <p className={styles.hint}>{t('field.bothEnds')}</p>
      )}
      {drawn > 2 && <More {...props} />}
    </div>
  );
}

/** Below what every task has. */
function More({ values, problems, onChange, isNew }: TaskFieldsetProps) {
  const t = useTexts();
  const priorityId = useId();
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
          onChange={(priority) => onChange({ priority })}
        />
      </div>
      <ReminderFields values={values} problem={problems.reminder} onChange={onChange} />
      <RepeatFields
        choice={values.repeat}
        day={values.date}
        problem={problems.repeat}
        onChange={(part) => onChange({ repeat: { ...values.repeat, ...part } })}
      />
      <TextArea
        label={t('field.description')}
        optional
        rows={2}
        value={values.description}
        maxLength={textLength.description}
        onChange={(description) => onChange({ description })}
      />
      {isNew && (
        <Checkbox
          label={t('field.completed')}
          checked={values.completed}
          onChange={(completed) => onChange({ completed })}
        />
      )}
    </>
  );
}

/** The end keeps its distance; the first start gets an hour. */
function withStart({ startTime, endTime }: FormValues, start: string): Partial<FormValues> {
  if (!start) return { startTime: start };
  const length = startTime && endTime ? minutesOf(endTime) - minutesOf(startTime) : 60;
  const isFree = !endTime || startTime !== '';
  if (!isFree || length <= 0) return { startTime: start };
  return { startTime: start, endTime: timeOf(Math.min(minutesOf(start) + length, 23 * 60 + 59)) };
}
