import { categoryName } from '@board/contracts/constants/categories';
import { useFormat, useLocale, useText } from '@board/platform';
import { Checkbox, Status } from '@board/ui';
import { Table } from '@board/ui/table';
import styles from './preview-step.module.css';
import type { ReadRow } from './read-rows.ts';
import { isReadable } from './use-import.ts';

interface PreviewStepProps {
  readonly rows: readonly ReadRow[];
  readonly duplicates: ReadonlySet<number>;
  readonly withDuplicates: boolean;
  readonly onWithDuplicates: (include: boolean) => void;
}

const shownRows = 200;

/** What will happen to each line, before it does. */
export function PreviewStep(props: PreviewStepProps) {
  const { rows, duplicates, withDuplicates, onWithDuplicates } = props;
  const t = useText('finance');
  const { number } = useFormat();
  const readable = rows.filter(isReadable).length;
  const unreadable = rows.length - readable;
  return (
    <>
      <ul className={styles.counts} aria-label={t('import.result')}>
        <li>{t('import.countNew', { shown: number(readable - duplicates.size) })}</li>
        {duplicates.size > 0 && (
          <li>{t('import.countKnown', { shown: number(duplicates.size) })}</li>
        )}
        {unreadable > 0 && <li>{t('import.countUnreadable', { shown: number(unreadable) })}</li>}
      </ul>
      {duplicates.size > 0 && (
        <Checkbox
          label={t('import.withDuplicates')}
          checked={withDuplicates}
          onChange={onWithDuplicates}
        />
      )}
      <PreviewTable rows={rows} duplicates={duplicates} />
      {rows.length > shownRows && (
        <small>{t('import.firstRows', { shown: number(shownRows) })}</small>
      )}
    </>
  );
}

function PreviewTable({ rows, duplicates }: Pick<PreviewStepProps, 'rows' | 'duplicates'>) {
  const t = useText('finance');
  const { money } = useFormat();
  const locale = useLocale();
  return (
    <Table<ReadRow>
      label={t('import.result')}
      rows={rows.slice(0, shownRows)}
      rowKey={({ line }) => line}
      maxHeight={280}
      columns={[
        {
          header: t('field.description'),
          lead: true,
          cell: (read) =>
            'row' in read ? read.row.description : t('import.line', { line: read.line }),
        },
        {
          header: t('field.date'),
          cell: (read) =>
            'row' in read ? [read.row.date, read.row.time].filter(Boolean).join(' ') : '',
        },
        {
          header: t('field.category'),
          cell: (read) => ('row' in read ? categoryName(read.row.category, locale) : ''),
        },
        {
          header: t('field.amount'),
          align: 'end',
          cell: (read) => ('row' in read ? signed(read.row, money) : ''),
        },
        {
          header: t('import.state'),
          cell: (read) => <RowState read={read} duplicate={duplicates.has(read.line)} />,
        },
      ]}
    />
  );
}

function signed(
  { type, amount }: { type: string; amount: number },
  money: (value: number) => string,
) {
  return type === 'income' ? `+${money(amount)}` : money(-amount);
}

function RowState({ read, duplicate }: { readonly read: ReadRow; readonly duplicate: boolean }) {
  const t = useText('finance');
  if ('problem' in read) return <Status tone="error">{t(`import.problem.${read.problem}`)}</Status>;
  if (duplicate) return <Status tone="warning">{t('import.known')}</Status>;
  return <Status tone="success">{t('import.new')}</Status>;
}
