import type { Term } from '@board/contracts/calls/terms';
import { useToday } from '@board/platform';
import { DateField, SelectField, TextArea, TextField } from '@board/ui';
import { likelyMonday } from '../plan/new-term.ts';
import { defaultPeriodLines, readPeriodLines, writePeriodLines } from '../plan/period-lines.ts';
import { isGoingOn, WeekNow } from '../plan/week-now.tsx';
import { useTexts } from '../text.ts';
import type { ImportPreview } from './import.queries.ts';

/** Where an import goes: an existing term, or a new one. */
export interface Place {
  termId: string;
  name: string;
  firstMonday: string;
  weeks: string;
  /** When the periods of a new term ring, one a line; absent where the file itself knows better. */
  bell?: string | undefined;
}

export function placeOf(
  { term, format }: ImportPreview,
  terms: readonly Term[],
  today: string,
): Place {
  const firstMonday = term.first_monday ?? likelyMonday(today);
  const same = terms.find((each) => each.first_monday === term.first_monday);
  const [table, ...more] = term.period_tables;
  const isOwn = format === 'ics' || more.length > 0;
  return {
    termId: same?.id ?? '',
    name: term.name,
    firstMonday,
    weeks: String(term.weeks),
    bell: isOwn ? undefined : table ? writePeriodLines(table.periods) : defaultPeriodLines,
  };
}

export const isBellRead = (place: Place | null): boolean =>
  place?.bell === undefined || readPeriodLines(place.bell) !== null;

/** Nothing where the file's own table counts; none where everybody's does. */
export function bellOf({ bell, firstMonday }: Place) {
  if (bell === undefined) return undefined;
  const periods = bell === defaultPeriodLines ? null : readPeriodLines(bell);
  return periods ? [{ from: firstMonday, periods: [...periods] }] : [];
}

interface TermStepProps {
  terms: readonly Term[];
  value: Place;
  onChange: (place: Place) => void;
}

export function TermStep({ terms, value, onChange }: TermStepProps) {
  const t = useTexts();
  const today = useToday();

  function choose(termId: string) {
    const term = terms.find((each) => each.id === termId);
    onChange({
      ...value,
      termId,
      firstMonday: term?.first_monday ?? (value.firstMonday || likelyMonday(today)),
    });
  }

  return (
    <>
      <SelectField
        label={t('import.into')}
        options={[
          { value: '', label: t('import.newTerm') },
          ...terms.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={value.termId}
        onChange={choose}
      />
      {value.termId === '' && (
        <>
          <TextField
            label={t('term.name')}
            value={value.name}
            onChange={(name) => onChange({ ...value, name })}
          />
          {isGoingOn(value.firstMonday, Number(value.weeks), today) && (
            <WeekNow
              firstMonday={value.firstMonday}
              weeks={Number(value.weeks)}
              onChange={(firstMonday) => onChange({ ...value, firstMonday })}
            />
          )}
          <DateField
            label={t('term.firstMonday')}
            value={value.firstMonday}
            onChange={(firstMonday) => onChange({ ...value, firstMonday })}
          />
          <TextField
            label={t('term.weeks')}
            inputMode="numeric"
            figures
            value={value.weeks}
            onChange={(weeks) => onChange({ ...value, weeks })}
          />
          {value.bell !== undefined && (
            <TextArea
              label={t('term.tableLines')}
              hint={t('import.bellHint')}
              rows={6}
              value={value.bell}
              onChange={(bell) => onChange({ ...value, bell })}
              error={readPeriodLines(value.bell) === null ? t('term.linesUnreadable') : undefined}
            />
          )}
        </>
      )}
    </>
  );
}
