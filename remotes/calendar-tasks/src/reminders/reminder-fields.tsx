import { reminderPresets, remindersPerTask } from '@board/contracts/constants/tasks';
import { useFormat, useNow, useTimeZone } from '@board/platform';
import { Button, Checkbox, DateTimeField, IconButton, Problem, Switch } from '@board/ui';
import { type FormValues, isOver, momentBefore, wallMoment } from '../task/form-values.ts';
import { useTexts } from '../text.ts';
import styles from './reminder-fields.module.css';
import { usePresetName } from './use-preset-name.ts';

interface ReminderFieldsProps {
  readonly values: FormValues;
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<FormValues>) => void;
}

/** Presets before the start, and moments of their own, none of them before now. */
export function ReminderFields({ values, problem, onChange }: ReminderFieldsProps) {
  const t = useTexts();
  const { hasReminder, before, moments } = values;
  const hasTime = values.startTime !== '' && values.endTime !== '';
  const presets = [...new Set([...reminderPresets, ...before])].sort((a, b) => a - b);
  const isFull = before.length + moments.length >= remindersPerTask;

  const place = { timeZone: useTimeZone(), now: useNow() };
  const over = presets.filter((minutes) => isOver(values, minutes, place));

  function turn(on: boolean) {
    const nothingYet = before.length + moments.length === 0;
    const usual = hasTime && [10, 0].find((minutes) => !over.includes(minutes));
    const first = typeof usual === 'number' ? { before: [usual] } : { moments: [''] };
    onChange({ hasReminder: on, ...(on && nothingYet ? first : {}) });
  }

  return (
    <div className={styles.reminders}>
      <Switch label={t('field.reminder')} checked={hasReminder} onChange={turn} />
      {hasReminder && (
        <>
          {hasTime ? (
            <fieldset className={styles.presets}>
              <legend className={styles.legend}>{t('reminders.before')}</legend>
              {presets.map((minutes) => (
                <Checkbox
                  key={minutes}
                  label={<Preset values={values} minutes={minutes} />}
                  checked={before.includes(minutes)}
                  disabled={(isFull || over.includes(minutes)) && !before.includes(minutes)}
                  onChange={(chosen) =>
                    onChange({
                      before: chosen
                        ? [...before, minutes]
                        : before.filter((each) => each !== minutes),
                    })
                  }
                />
              ))}
              {over.length > 0 && <small>{t('reminders.over')}</small>}
            </fieldset>
          ) : (
            <small>{t('reminders.needsTime')}</small>
          )}
          <Moments values={values} onChange={onChange} />
          {!isFull && (
            <Button
              label={t('reminders.addMoment')}
              variant="link"
              icon="plus"
              className={styles.add}
              onClick={() => onChange({ moments: [...moments, ''] })}
            />
          )}
          {problem && <Problem>{problem}</Problem>}
        </>
      )}
    </div>
  );
}

/** How long before, and when that is. */
function Preset({ values, minutes }: { readonly values: FormValues; readonly minutes: number }) {
  const { shortWeekday } = useFormat();
  const nameOf = usePresetName();
  const timeZone = useTimeZone();
  const when = values.date ? momentBefore(values, minutes, timeZone) : undefined;
  return (
    <>
      {nameOf(minutes)}{' '}
      {when && (
        <small>
          {when.day && shortWeekday(when.day)} {when.time}
        </small>
      )}
    </>
  );
}

/** Each is a box for words; those of how long before are ticked among the presets. */
function Moments({ values, onChange }: Pick<ReminderFieldsProps, 'values' | 'onChange'>) {
  const t = useTexts();
  const nameOf = usePresetName();
  const place = { timeZone: useTimeZone(), now: useNow() };
  const { moments, before, startTime, endTime } = values;

  function problemOf(minutes: number): string | undefined {
    if (startTime === '' || endTime === '') return t('reminders.needsTime');
    return isOver(values, minutes, place) ? t('problem.reminderPast') : undefined;
  }

  return moments.map((moment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two empty moments differ by nothing but their place
    <div key={index} className={styles.moment}>
      <DateTimeField
        hideLabel
        label={t('reminders.moment')}
        min={wallMoment(place.timeZone, place.now)}
        example={t('reminders.example')}
        value={moment}
        onChange={(value) => onChange({ moments: moments.with(index, value) })}
        before={(minutes) => ({
          means: nameOf(minutes),
          problem: problemOf(minutes),
          keep: () =>
            onChange({
              before: [...new Set([...before, minutes])],
              moments: moments.with(index, ''),
            }),
        })}
      />
      <IconButton
        icon="x"
        label={t('reminders.removeMoment')}
        onClick={() => onChange({ moments: moments.toSpliced(index, 1) })}
      />
    </div>
  ));
}
