import { weekdays } from '@board/contracts/constants/timetable';
import { useFormat } from '@board/platform';
import { addDays } from '@board/time';
import { DateField, IconButton, SelectField, TextField } from '@board/ui';
import { useTexts } from '../text.ts';
import type { MeetingDraft, SessionDraft } from './course-draft.ts';
import styles from './course-form.module.css';
import { LessonTimeFields } from './lesson-time-fields.tsx';

const aMonday = '2026-11-16';

/** The weekdays in words, Monday first. */
export function useWeekdayOptions() {
  const format = useFormat();
  return weekdays.map((weekday) => ({
    value: String(weekday),
    label: format.weekday(addDays(aMonday, weekday - 1)),
  }));
}

interface RowProps<Draft> {
  value: Draft;
  number: number;
  /** What the server said of one of its fields. */
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<Draft>) => void;
  onRemove: () => void;
}

/** One weekly meeting of a course. */
export function MeetingFields({
  value,
  number,
  errorOf,
  onChange,
  onRemove,
}: RowProps<MeetingDraft>) {
  const text = useTexts();
  return (
    <fieldset className={styles.lesson}>
      <legend className={styles.legend}>{text('course.meeting', { number })}</legend>
      <SelectField
        label={text('course.weekday')}
        options={useWeekdayOptions()}
        value={String(value.weekday)}
        onChange={(weekday) => onChange({ weekday: Number(weekday) })}
      />
      <LessonTimeFields
        value={value}
        onChange={onChange}
        error={errorOf('periods') ?? errorOf('time')}
      />
      <TextField
        label={text('course.weeks')}
        placeholder="1-16周(单)"
        value={value.weeks}
        onChange={(weeks) => onChange({ weeks })}
        error={errorOf('weeks')}
      />
      <TextField
        label={text('lesson.location')}
        value={value.classroom}
        onChange={(classroom) => onChange({ classroom })}
      />
      <IconButton
        className={styles.remove}
        icon="trash"
        label={text('course.removeMeeting', { number })}
        onClick={onRemove}
      />
    </fieldset>
  );
}

/** One lesson on one date. */
export function SessionFields({
  value,
  number,
  errorOf,
  onChange,
  onRemove,
}: RowProps<SessionDraft>) {
  const text = useTexts();
  return (
    <fieldset className={styles.lesson}>
      <legend className={styles.legend}>{text('course.session', { number })}</legend>
      <DateField
        label={text('lesson.date')}
        value={value.date}
        onChange={(date) => onChange({ date })}
        error={errorOf('date')}
      />
      <LessonTimeFields
        value={value}
        onChange={onChange}
        error={errorOf('periods') ?? errorOf('time')}
      />
      <TextField
        label={text('lesson.location')}
        value={value.classroom}
        onChange={(classroom) => onChange({ classroom })}
      />
      <IconButton
        className={styles.remove}
        icon="trash"
        label={text('course.removeSession', { number })}
        onClick={onRemove}
      />
    </fieldset>
  );
}
