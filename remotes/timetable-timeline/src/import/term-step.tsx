import type { Term } from '@board/contracts/calls/terms';
import { timetableLimit } from '@board/contracts/constants/limits';
import { useToday } from '@board/platform';
import { addDays, daysBetween, mondayOf } from '@board/time';
import { DateField, SelectField, TextField } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import type { ImportPreview } from './import.queries.ts';

/** Where an import goes: an existing term, or a new one. */
export interface Place {
  termId: string;
  name: string;
  firstMonday: string;
  weeks: string;
}

export function placeOf({ term }: ImportPreview, terms: readonly Term[], today: string): Place {
  const firstMonday = term.first_monday ?? mondayOf(today);
  const same = terms.find((each) => each.first_monday === term.first_monday);
  return { termId: same?.id ?? '', name: term.name, firstMonday, weeks: String(term.weeks) };
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
      firstMonday: term?.first_monday ?? (value.firstMonday || mondayOf(today)),
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
          <WeekNow
            key={value.termId}
            firstMonday={value.firstMonday}
            today={today}
            onChange={(firstMonday) => onChange({ ...value, firstMonday })}
          />
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
        </>
      )}
    </>
  );
}

interface WeekNowProps {
  firstMonday: string;
  today: string;
  onChange: (firstMonday: string) => void;
}

/** Few know the Monday that their term began with, everybody knows which week it is. */
function WeekNow({ firstMonday, today, onChange }: WeekNowProps) {
  const t = useTexts();
  const thisMonday = mondayOf(today);
  const week = Math.floor(daysBetween(firstMonday, thisMonday) / 7) + 1;
  const [typed, setTyped] = useState<string>();
  const isNow = week >= 1 && week <= timetableLimit.weeks;

  function type(text: string) {
    const now = Number(text);
    const fits = Number.isInteger(now) && now >= 1 && now <= timetableLimit.weeks;
    setTyped(fits ? undefined : text);
    if (fits) onChange(addDays(thisMonday, (1 - now) * 7));
  }

  return (
    <TextField
      label={t('import.weekNow')}
      inputMode="numeric"
      figures
      optional
      maxLength={2}
      value={typed ?? (isNow ? String(week) : '')}
      onChange={type}
    />
  );
}
