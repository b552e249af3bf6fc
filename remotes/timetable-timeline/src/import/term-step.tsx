import type { Term } from '@board/contracts/calls/terms';
import { useToday } from '@board/platform';
import { mondayOf } from '@board/time';
import { DateField, SelectField, TextField } from '@board/ui';
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
