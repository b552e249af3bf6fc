import type { CategoryRule } from '@board/contracts/calls/finance';
import { useFormat, useText } from '@board/platform';
import { Checkbox, Status } from '@board/ui';
import { Table } from '@board/ui/table';
import { CategoryCell } from './category-cell.tsx';
import styles from './preview-step.module.css';
import { noRecord, type ReadRow } from './read-rows.ts';
import { isReadable } from './use-import.ts';

interface PreviewStepProps {
  readonly rows: readonly ReadRow[];
  readonly duplicates: ReadonlySet<number>;
  readonly extra: Extra;
  readonly onExtra: (extra: Extra) => void;
  /** The line whose category was set right last: it asks whether that is always so. */
  readonly corrected: number | undefined;
  readonly onCorrect: (line: number, category: string) => void;
  readonly onAlways: (rule: CategoryRule) => void;
}

/** What is left out unless it is asked for. */
export interface Extra {
  readonly duplicates: boolean;
  readonly transfers: boolean;
}

const shownRows = 200;

/** What will happen to each line, before it does. */
export function PreviewStep(props: PreviewStepProps) {
  const { rows, duplicates, extra, onExtra } = props;
  const t = useText('finance');
  const { number } = useFormat();
  const readable = rows.filter(isReadable).length;
  const leftOut = rows.filter(isLeftOut).length;
  const unreadable = rows.length - readable - leftOut;
  const transfers = rows.filter(
    (read) => isReadable(read) && read.kind === 'transfer' && !duplicates.has(read.line),
  ).length;
  return (
    <>
      <ul className={styles.counts} aria-label={t('import.result')}>
        <li>{t('import.countNew', { shown: number(readable - duplicates.size - transfers) })}</li>
        {duplicates.size > 0 && (
          <li>{t('import.countKnown', { shown: number(duplicates.size) })}</li>
        )}
        {transfers > 0 && <li>{t('import.countTransfers', { shown: number(transfers) })}</li>}
        {leftOut > 0 && <li>{t('import.countLeftOut', { shown: number(leftOut) })}</li>}
        {unreadable > 0 && <li>{t('import.countUnreadable', { shown: number(unreadable) })}</li>}
      </ul>
      {duplicates.size > 0 && (
        <Checkbox
          label={t('import.withDuplicates')}
          checked={extra.duplicates}
          onChange={(duplicates) => onExtra({ ...extra, duplicates })}
        />
      )}
      {transfers > 0 && (
        <Checkbox
          label={t('import.withTransfers')}
          checked={extra.transfers}
          onChange={(transfers) => onExtra({ ...extra, transfers })}
        />
      )}
      <PreviewTable {...props} />
      {rows.length > shownRows && (
        <small>{t('import.firstRows', { shown: number(shownRows) })}</small>
      )}
    </>
  );
}

function PreviewTable(props: PreviewStepProps) {
  const { rows, duplicates, corrected, onCorrect, onAlways } = props;
  const t = useText('finance');
  const { currency } = useFormat();
  return (
    <Table<ReadRow>
      label={t('import.result')}
      rows={rows.slice(0, shownRows)}
      rowKey={({ line }) => line}
      maxHeight="min(48dvh, 440px)"
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
            'row' in read && (
              <span className={styles.date}>
                {[read.row.date, read.row.time].filter(Boolean).join(' ')}
              </span>
            ),
        },
        {
          header: t('field.category'),
          cell: (read) =>
            'row' in read && (
              <CategoryCell
                read={read}
                isAsked={read.line === corrected}
                onCorrect={(category) => onCorrect(read.line, category)}
                onAlways={onAlways}
              />
            ),
        },
        {
          header: t('field.amount'),
          align: 'end',
          cell: (read) =>
            'row' in read && <span className={styles.amount}>{signed(read.row, currency)}</span>,
        },
        {
          header: t('import.state'),
          cell: (read) => (
            <span className={styles.state}>
              <RowState read={read} duplicate={duplicates.has(read.line)} />
            </span>
          ),
        },
      ]}
    />
  );
}

const isLeftOut = (read: ReadRow): boolean => 'problem' in read && noRecord.includes(read.problem);

function signed(
  { type, amount }: { type: string; amount: number },
  currency: (value: number) => string,
) {
  return type === 'income' ? `+${currency(amount)}` : currency(-amount);
}

function RowState({ read, duplicate }: { readonly read: ReadRow; readonly duplicate: boolean }) {
  const t = useText('finance');
  if ('problem' in read)
    return (
      <Status tone={isLeftOut(read) ? 'off' : 'error'}>
        {t(`import.problem.${read.problem}`)}
      </Status>
    );
  if (duplicate) return <Status tone="warning">{t('import.known')}</Status>;
  if (read.kind) return <Status tone="info">{t(`import.kind.${read.kind}`)}</Status>;
  return <Status tone="success">{t('import.new')}</Status>;
}
