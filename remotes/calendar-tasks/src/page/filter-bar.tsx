import { priorities } from '@board/contracts/constants/priorities';
import { Checkbox, DateSpan, SelectField, TextField, usePieces } from '@board/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './filter-bar.module.css';
import { type TaskFilter, taskStates } from './task-filter.ts';

interface FilterBarProps {
  readonly filter: TaskFilter;
  readonly onChange: (part: Partial<TaskFilter>) => void;
}

export function FilterBar({ filter, onChange }: FilterBarProps) {
  const t = useTexts();
  // The browser builds much behind a list of choices, and more behind a date.
  const drawn = usePieces(3, 1);
  return (
    <div role="search" className={styles.bar} aria-label={t('filter.label')}>
      <SearchField value={filter.search} onChange={(search) => onChange({ search })} />
      {drawn > 1 && <Choices filter={filter} onChange={onChange} />}
      {drawn > 2 && (
        <DateSpan
          from={filter.from}
          to={filter.to}
          labels={{ from: t('filter.from'), to: t('filter.to') }}
          onChange={onChange}
        />
      )}
      <Checkbox
        className={styles.reminder}
        label={t('filter.reminder')}
        checked={filter.reminder}
        onChange={(reminder) => onChange({ reminder })}
      />
    </div>
  );
}

function Choices({ filter, onChange }: FilterBarProps) {
  const t = useTexts();
  return (
    <>
      <SelectField
        label={t('field.state')}
        value={filter.state}
        options={taskStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(state) => onChange({ state })}
      />
      <SelectField
        label={t('field.priority')}
        value={filter.priority}
        options={[
          { value: '', label: t('state.all') },
          ...priorities.map((value) => ({ value, label: t(`priority.${value}`) })),
        ]}
        onChange={(priority) => onChange({ priority })}
      />
    </>
  );
}

const pauseMs = 250;

/** Asks once the typing pauses. */
function SearchField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (text: string) => void;
}) {
  const t = useTexts();
  const [typed, setTyped] = useState(value);
  const ask = useEffectEvent(onChange);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => ask(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      label={t('filter.search')}
      type="search"
      icon="search"
      maxLength={100}
      value={typed}
      onChange={setTyped}
    />
  );
}
