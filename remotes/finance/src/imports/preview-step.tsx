import type { CategoryRule, ImportDouble } from '@board/contracts/calls/finance';
import { useFormat, useText } from '@board/platform';
import { Checkbox, toggled } from '@board/ui';
import { Table } from '@board/ui/table';
import { CategoryCell } from './category-cell.tsx';
import { OtherField } from './other-field.tsx';
import styles from './preview-step.module.css';
import type { ReadRow } from './read-rows.ts';
import { isLeftOut, RowState } from './row-state.tsx';
import { isReadable, type ReadableRow } from './use-import.ts';

/** By their lines, what the ledger holds already. */
interface Known {
  readonly duplicates: ReadonlySet<number>;
  readonly doubles: ReadonlyMap<number, ImportDouble>;
}

interface PreviewStepProps extends Known {
  /** Whose statement it is, '' for that of none. */
  readonly account: string;
  /** Where its transfers lead or come from. */
  readonly other: string;
  readonly onOther: (other: string) => void;
  readonly rows: readonly ReadRow[];
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
  /** Unless somebody decides, what is moved is moved between accounts, and is no record. */
  readonly transfers: boolean | undefined;
  /** Lines of likely doubles. */
  readonly doubles: ReadonlySet<number>;
}
export const noExtra: Extra = { duplicates: false, transfers: undefined, doubles: new Set() };

const withTransfers = ({ transfers }: Extra, account: string) => transfers ?? account !== '';

export const isTaken = (
  { line, kind }: ReadableRow,
  known: Known,
  extra: Extra,
  account: string,
): boolean =>
  (extra.duplicates || !known.duplicates.has(line)) &&
  (extra.doubles.has(line) || !known.doubles.has(line)) &&
  (withTransfers(extra, account) || kind !== 'transfer' || known.doubles.has(line));

const shownRows = 200;

/** What will happen to each line, before it does. */
export function PreviewStep(props: PreviewStepProps) {
  const { rows, duplicates, doubles, account, other, onOther, extra, onExtra } = props;
  const t = useText('finance');
  const { number } = useFormat();
  const readable = rows.filter(isReadable).length;
  const leftOut = rows.filter(isLeftOut).length;
  const unreadable = rows.length - readable - leftOut;
  const transfers = rows.filter(
    (read) =>
      isReadable(read) &&
      read.kind === 'transfer' &&
      !duplicates.has(read.line) &&
      !doubles.has(read.line),
  ).length;
  const known = duplicates.size + doubles.size;
  return (
    <>
      <ul className={styles.counts} aria-label={t('import.result')}>
        <li>{t('import.countNew', { shown: number(readable - known - transfers) })}</li>
        {duplicates.size > 0 && (
          <li>{t('import.countKnown', { shown: number(duplicates.size) })}</li>
        )}
        {doubles.size > 0 && <li>{t('import.countDoubles', { shown: number(doubles.size) })}</li>}
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
      {doubles.size > 0 && (
        <Checkbox
          label={t('import.withDoubles')}
          checked={[...doubles.keys()].every((line) => extra.doubles.has(line))}
          onChange={(all) => onExtra({ ...extra, doubles: new Set(all ? doubles.keys() : []) })}
        />
      )}
      {transfers > 0 && (
        <Checkbox
          label={t(account ? 'import.asTransfers' : 'import.withTransfers')}
          checked={withTransfers(extra, account)}
          onChange={(transfers) => onExtra({ ...extra, transfers })}
        />
      )}
      {transfers > 0 && account && withTransfers(extra, account) && (
        <OtherField account={account} value={other} onChange={onOther} />
      )}
      <PreviewTable {...props} />
      {rows.length > shownRows && (
        <small>{t('import.firstRows', { shown: number(shownRows) })}</small>
      )}
    </>
  );
}

function PreviewTable(props: PreviewStepProps) {
  const { rows, duplicates, doubles, account, corrected, extra, onExtra, onCorrect, onAlways } =
    props;
  const t = useText('finance');
  const { currency, mediumDay } = useFormat();
  const isDouble = ({ line }: ReadRow) => doubles.has(line);
  return (
    <Table<ReadRow>
      label={t('import.result')}
      rows={[...rows.filter(isDouble), ...rows.filter((read) => !isDouble(read))].slice(
        0,
        shownRows,
      )}
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
                {mediumDay(read.row.date)} {read.row.time && <small>{read.row.time}</small>}
              </span>
            ),
        },
        {
          header: t('field.category'),
          cell: (read) =>
            'row' in read &&
            !(account && read.kind === 'transfer') && (
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
            <RowState
              read={read}
              duplicate={duplicates.has(read.line)}
              double={doubles.get(read.line)}
              taken={extra.doubles.has(read.line)}
              onTake={() => onExtra({ ...extra, doubles: toggled(extra.doubles, read.line) })}
            />
          ),
        },
      ]}
    />
  );
}

function signed(
  { type, amount }: { type: string; amount: number },
  currency: (value: number) => string,
) {
  return type === 'income' ? `+${currency(amount)}` : currency(-amount);
}
