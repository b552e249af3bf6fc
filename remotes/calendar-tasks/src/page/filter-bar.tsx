import { priorities } from '@board/contracts/constants/priorities';
import { Checkbox, DateSpan, SelectField, usePieces } from '@board/ui';
import { SearchField } from '@board/ui/page';
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
      <SearchField
        label={t('filter.search')}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
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
