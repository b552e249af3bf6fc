import type { CategoryRule } from '@board/contracts/calls/finance';
import { useFormat } from '@board/platform';
import { Checkbox } from '@board/ui';
import { Table } from '@board/ui/table';
import { useTexts } from '../text.ts';
import { CategoryCell } from './category-cell.tsx';
import styles from './preview-step.module.css';
import type { ReadRow } from './read-rows.ts';
import { RowState } from './row-state.tsx';
import { type ImportStep, isReadable, type ReadableRow } from './use-import.ts';

export interface PreviewTableProps {
  readonly step: Extract<ImportStep, { name: 'preview' }>;
  readonly rows: readonly ReadRow[];
  /** Whose statement it is, '' for that of none. */
  readonly account: string;
  readonly isTaken: (read: ReadableRow) => boolean;
  readonly onTake: (read: ReadableRow, isTaken: boolean) => void;
  readonly onCorrect: (line: number, category: string) => void;
  readonly onAlways: (rule: CategoryRule) => void;
}

/** A line that cannot be read is shown as it stands in the file. */
export function PreviewTable(props: PreviewTableProps) {
  const { step, rows, account, isTaken, onTake, onCorrect, onAlways } = props;
  const t = useTexts();
  const { currency, mediumDay } = useFormat();
  return (
    <Table<ReadRow>
      label={t('import.result')}
      rows={rows}
      rowKey={({ line }) => line}
      maxHeight="min(48dvh, 440px)"
      columns={[
        {
          header: t('field.description'),
          lead: true,
          cell: (read) => (
            <span className={styles.lead}>
              {isReadable(read) ? (
                <Checkbox
                  label={read.row.description}
                  checked={isTaken(read)}
                  onChange={(taken) => onTake(read, taken)}
                />
              ) : (
                <>
                  {t('import.line', { line: read.line })}
                  <small>{wordsOf(step.table.rows[read.line - 1])}</small>
                </>
              )}
              <RowState
                read={read}
                duplicate={step.duplicates.has(read.line)}
                double={step.doubles.get(read.line)}
              />
            </span>
          ),
        },
        {
          header: t('field.date'),
          cell: (read) =>
            isReadable(read) && (
              <span className={styles.date}>
                {mediumDay(read.row.date)} {read.row.time && <small>{read.row.time}</small>}
              </span>
            ),
        },
        {
          header: t('field.category'),
          cell: (read) =>
            isReadable(read) &&
            !(account && read.kind === 'transfer') && (
              <CategoryCell
                read={read}
                isAsked={read.line === step.corrected}
                onCorrect={(category) => onCorrect(read.line, category)}
                onAlways={onAlways}
              />
            ),
        },
        {
          header: t('field.amount'),
          align: 'end',
          cell: (read) =>
            isReadable(read) && <span className={styles.amount}>{signed(read.row, currency)}</span>,
        },
      ]}
    />
  );
}

const mostWords = 200;
const wordsOf = (cells: readonly string[] = []) =>
  cells.filter(Boolean).join(' ').slice(0, mostWords).toWellFormed();

function signed(
  { type, amount }: { type: string; amount: number },
  currency: (value: number) => string,
) {
  return type === 'income' ? `+${currency(amount)}` : currency(-amount);
}
