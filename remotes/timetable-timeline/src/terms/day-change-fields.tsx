import { DateField, IconButton, SelectField } from '@board/ui';
import { useWeekdayOptions } from '../courses/meeting-fields.tsx';
import { useTexts } from '../text.ts';
import type { DayDraft } from './term-draft.ts';
import styles from './term-form.module.css';

interface DayChangeFieldsProps {
  value: DayDraft;
  weeks: number;
  onChange: (part: Partial<DayDraft>) => void;
  onRemove: () => void;
}

/** A day off, or one that runs as another week's weekday. */
export function DayChangeFields({ value, weeks, onChange, onRemove }: DayChangeFieldsProps) {
  const text = useTexts();
  const weekdays = useWeekdayOptions();
  const numbers = Array.from({ length: weeks }, (_, index) => ({
    value: String(index + 1),
    label: text('courses.weekNumber', { week: index + 1 }),
  }));
  return (
    <div className={styles.day}>
      <DateField
        label={text('lesson.date')}
        value={value.date}
        onChange={(date) => onChange({ date })}
      />
      <SelectField
        label={text('term.runs')}
        options={[
          { value: 'off', label: text('term.off') },
          { value: 'as', label: text('term.as') },
        ]}
        value={value.runs}
        onChange={(runs) => onChange({ runs })}
      />
      {value.runs === 'as' && (
        <>
          <SelectField
            label={text('lesson.week')}
            options={numbers}
            value={value.week}
            onChange={(week) => onChange({ week })}
          />
          <SelectField
            label={text('course.weekday')}
            options={weekdays}
            value={value.weekday}
            onChange={(weekday) => onChange({ weekday })}
          />
        </>
      )}
      <IconButton
        className={styles.remove}
        icon="trash"
        label={text('term.removeDay')}
        onClick={onRemove}
      />
    </div>
  );
}
