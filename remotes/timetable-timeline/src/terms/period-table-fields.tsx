import { DateField, IconButton, TextArea } from '@board/ui';
import { useTexts } from '../text.ts';
import { readPeriodLines } from './period-lines.ts';
import type { TableDraft } from './term-draft.ts';
import styles from './term-form.module.css';

interface PeriodTableFieldsProps {
  value: TableDraft;
  error: string | undefined;
  onChange: (part: Partial<TableDraft>) => void;
  onRemove: () => void;
}

/** A period table: from when it holds, and one period a line. */
export function PeriodTableFields({ value, error, onChange, onRemove }: PeriodTableFieldsProps) {
  const text = useTexts();
  const unreadable =
    readPeriodLines(value.lines) === null ? text('term.linesUnreadable') : undefined;
  return (
    <div className={styles.row}>
      <DateField
        label={text('term.tableFrom')}
        value={value.from}
        onChange={(from) => onChange({ from })}
      />
      <TextArea
        label={text('term.tableLines')}
        hint={text('term.tableLinesHint')}
        rows={6}
        value={value.lines}
        onChange={(lines) => onChange({ lines })}
        error={unreadable ?? error}
      />
      <IconButton
        className={styles.remove}
        icon="trash"
        label={text('term.removePeriods')}
        onClick={onRemove}
      />
    </div>
  );
}
