import { assignments } from '@board/contracts/constants/tasks';
import { useNow, useTimeZone } from '@board/platform';
import type { Form } from '@board/platform/forms';
import { endAfter, lengthOf } from '@board/time';
import { SelectField, TextField } from '@board/ui';
import { useCourses } from '../task/courses.queries.ts';
import type { FormValues } from '../task/form-values.ts';
import { usualReminders } from '../task/usual-reminders.ts';
import { useTexts } from '../text.ts';
import styles from './task-fieldset.module.css';

const lengths = [15, 30, 45, 60, 90, 120, 180, 240];

/** How long, for what course, under which words. */
export function PlanFields({ form }: { readonly form: Form<FormValues> }) {
  const t = useTexts();
  const courses = useCourses();
  const { values, change } = form;
  const place = { timeZone: useTimeZone(), now: useNow() };
  const minutes = lengthIn(values);
  const known = [...new Set([...lengths.map(String), minutes])]
    .filter(Boolean)
    .sort((a, b) => Number(a) - Number(b));
  const names = [...new Set([...courses.map(({ name }) => name), values.course])].filter(Boolean);
  return (
    <>
      <div className={styles.plan}>
        <SelectField
          label={t('field.duration_minutes')}
          error={form.problems.minutes}
          value={minutes}
          options={[
            { value: '', label: t('field.none') },
            ...known.map((value) => ({ value, label: t('reminders.minutes', { minutes: value }) })),
          ]}
          onChange={(length) => change(withLength(values, length))}
        />
        <SelectField
          label={t('field.course')}
          value={values.course}
          options={[
            { value: '', label: t('field.none') },
            ...names.map((value) => ({ value, label: value })),
          ]}
          onChange={(course) => change({ course })}
        />
      </div>
      <SelectField
        label={t('field.assignment')}
        options={assignments.map((value) => ({ value, label: t(`assignment.${value}`) }))}
        {...form.field('assignment')}
        onChange={(assignment) =>
          change({ assignment, ...(assignment === 'set' && usualReminders(values, place)) })
        }
      />
      <TextField
        label={t('field.tags')}
        optional
        placeholder={t('field.tagsExample')}
        {...form.field('tags')}
      />
    </>
  );
}

/** A span says its length by itself. */
function lengthIn({ startTime, endTime, minutes }: FormValues): string {
  if (!startTime || !endTime) return minutes;
  return String(lengthOf(`${startTime}-${endTime}`) ?? '');
}

/** With a start it moves the end. */
function withLength({ startTime }: FormValues, minutes: string): Partial<FormValues> {
  if (!startTime) return { minutes };
  return { minutes, endTime: endAfter(startTime, Number(minutes)) };
}
