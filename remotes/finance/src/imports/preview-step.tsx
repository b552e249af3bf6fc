import { useFormat } from '@board/platform';
import { Button, Checkbox } from '@board/ui';
import { Pager } from '@board/ui/pager';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { OtherField } from './other-field.tsx';
import {
  type Decided,
  isTaken,
  type LineKind,
  lineKind,
  lineKinds,
  sumsOf,
} from './preview-lines.ts';
import styles from './preview-step.module.css';
import { PreviewTable, type PreviewTableProps } from './preview-table.tsx';
import { isReadable, type ReadableRow } from './use-import.ts';

interface PreviewStepProps extends Omit<PreviewTableProps, 'rows' | 'isTaken' | 'onTake'> {
  readonly decided: Decided;
  readonly onDecide: (decided: Decided) => void;
  /** What it has as out came in, and the other way round. */
  readonly onTurn: (turned: boolean) => void;
  /** Where its transfers lead or come from. */
  readonly other: string;
  readonly onOther: (other: string) => void;
}

const pageSize = 50;

/** What will happen to each line, before it does. */
export function PreviewStep(props: PreviewStepProps) {
  const { step, account, onTurn, decided, onDecide, other, onOther } = props;
  const t = useTexts();
  const { number, currency } = useFormat();
  const [kind, setKind] = useState<LineKind>();
  const [page, setPage] = useState(1);
  const byKind = lineKinds.map(
    (each) => [each, step.rows.filter((read) => lineKind(read, step) === each)] as const,
  );
  const shown = byKind.flatMap(([each, rows]) => (kind === undefined || kind === each ? rows : []));
  const readable = step.rows.filter(isReadable);
  const taken = readable.filter((read) => isTaken(read, step, decided, account));
  const takenLines = new Set(taken);
  const ofKind = kind ? shown.filter(isReadable) : [];
  const takenOfKind = ofKind.filter((read) => takenLines.has(read)).length;
  const take = (reads: readonly ReadableRow[], isTaken: boolean) =>
    onDecide(new Map([...decided, ...reads.map(({ line }) => [line, isTaken] as const)]));
  const kindButton = (value: LineKind | undefined, count: number) => (
    <Button
      key={value ?? 'all'}
      size="small"
      variant={value === kind ? 'default' : 'quiet'}
      aria-pressed={value === kind}
      label={t(`import.lines.${value ?? 'all'}`, { shown: number(count) })}
      onClick={() => {
        setKind(value);
        setPage(1);
      }}
    />
  );
  const { expense, income } = sumsOf(taken, account);
  return (
    <>
      <fieldset className={styles.kinds} aria-label={t('import.kinds')}>
        {kindButton(undefined, step.rows.length)}
        {byKind.map(([each, rows]) => rows.length > 0 && kindButton(each, rows.length))}
      </fieldset>
      {step.table.columns.amount >= 0 && (
        <Checkbox
          label={t('import.turned')}
          checked={step.table.turned === true}
          onChange={onTurn}
        />
      )}
      {account !== '' && taken.some((read) => read.kind === 'transfer') && (
        <OtherField account={account} value={other} onChange={onOther} />
      )}
      {ofKind.length > 0 && (
        <Checkbox
          label={t('import.takeAll')}
          checked={takenOfKind === ofKind.length}
          indeterminate={takenOfKind > 0 && takenOfKind < ofKind.length}
          onChange={(all) => take(ofKind, all)}
        />
      )}
      <PreviewTable
        {...props}
        rows={shown.slice((page - 1) * pageSize, page * pageSize)}
        isTaken={(read) => takenLines.has(read)}
        onTake={(read, isTaken) => take([read], isTaken)}
      />
      {shown.length > pageSize && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={shown.length}
          totalPages={Math.ceil(shown.length / pageSize)}
          onChange={setPage}
        />
      )}
      <p className={styles.sums} role="status">
        {t('import.sums', { expense: currency(expense), income: currency(income) })}
      </p>
    </>
  );
}
