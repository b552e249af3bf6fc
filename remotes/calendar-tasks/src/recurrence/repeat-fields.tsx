import { repeatWeekdayName } from '@board/contracts/formats/repeat-text';
import { useFormat } from '@board/platform';
import { DateField, SelectField, TextField } from '@board/ui';
import { Tile } from '@board/ui/dialogs';
import { useTexts } from '../text.ts';
import {
  endOf,
  isRareDay,
  kindsFor,
  type RepeatChoice,
  repeatEnds,
  weekdayAt,
  weekdays,
} from './repeat-choice.ts';
import styles from './repeat-fields.module.css';
import { useRepeatWords } from './use-repeat-words.ts';

interface RepeatFieldsProps {
  readonly choice: RepeatChoice;
  /** The task's own day, which its rhythm follows. */
  readonly day: string;
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<RepeatChoice>) => void;
}

/** Whether a task comes again, on which days and how long. */
export function RepeatFields({ choice, day, problem, onChange }: RepeatFieldsProps) {
  const t = useTexts();
  const words = useRepeatWords();
  const { kind } = choice;
  const end = endOf(choice);
  const own =
    choice.rule && kind === 'other' ? [{ value: 'other' as const, label: words(choice.rule) }] : [];
  return (
    <div className={styles.repeat}>
      <div className={styles.row}>
        <SelectField
          label={t('field.repeat')}
          value={kind}
          hint={
            (kind === 'monthly' && isRareDay(day)) || (kind === 'yearly' && day.endsWith('-02-29'))
              ? t('repeat.skipsMonths', { date: Number(day.slice(8)) })
              : undefined
          }
          error={end === 'never' ? problem : undefined}
          options={[
            ...kindsFor(choice, day).map((value) => ({ value, label: t(`repeat.kind.${value}`) })),
            ...own,
          ]}
          onChange={(next) => onChange({ kind: next })}
        />
        {kind !== 'none' && kind !== 'other' && (
          <SelectField
            label={t('repeat.end.label')}
            value={end}
            options={repeatEnds.map((value) => ({ value, label: t(`repeat.end.${value}`) }))}
            onChange={(next) => onChange({ end: next })}
          />
        )}
      </div>
      {kind === 'weekly' && <WeekdayChoice choice={choice} day={day} onChange={onChange} />}
      {end === 'until' && (
        <DateField
          label={t('repeat.until')}
          min={day}
          value={choice.until}
          error={problem}
          onChange={(until) => onChange({ until })}
        />
      )}
      {end === 'count' && (
        <TextField
          label={t('repeat.count')}
          inputMode="numeric"
          figures
          value={choice.count}
          error={problem}
          onChange={(count) => onChange({ count: count.replace(/\D/g, '').slice(0, 3) })}
        />
      )}
    </div>
  );
}

function WeekdayChoice({ choice, day, onChange }: Omit<RepeatFieldsProps, 'problem'>) {
  const t = useTexts();
  const nameOf = repeatWeekdayName(useFormat());
  const days = choice.days.length > 0 ? choice.days : [weekdayAt(day)];
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>{t('repeat.days')}</legend>
      {weekdays.map((weekday) => (
        <Tile
          key={weekday}
          type="checkbox"
          className={styles.day}
          checked={days.includes(weekday)}
          onChange={(on) =>
            onChange({ days: on ? [...days, weekday] : days.filter((each) => each !== weekday) })
          }
        >
          {nameOf(weekday)}
        </Tile>
      ))}
    </fieldset>
  );
}
