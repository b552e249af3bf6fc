import type { ImportDouble } from '@board/contracts/calls/finance';
import { useFormat, useText } from '@board/platform';
import { Button, Status } from '@board/ui';
import { noRecord, type ReadRow } from './read-rows.ts';
import styles from './row-state.module.css';

export const isLeftOut = (read: ReadRow): boolean =>
  'problem' in read && noRecord.includes(read.problem);

interface RowStateProps {
  readonly read: ReadRow;
  readonly duplicate: boolean;
  readonly double: ImportDouble | undefined;
  readonly taken: boolean;
  readonly onTake: () => void;
}

/** What becomes of a line, and of what it is likely a double. */
export function RowState({ read, duplicate, double, taken, onTake }: RowStateProps) {
  const t = useText('finance');
  const { namedDay } = useFormat();
  if ('problem' in read)
    return (
      <span className={styles.state}>
        <Status tone={isLeftOut(read) ? 'off' : 'error'}>
          {t(`import.problem.${read.problem}`)}
        </Status>
      </span>
    );
  if (duplicate) return <Status tone="warning">{t('import.known')}</Status>;
  if (!double) return <KindState read={read} />;
  const where = [namedDay(double.date), double.file].filter(Boolean).join(', ');
  return (
    <span className={styles.double}>
      {taken ? <KindState read={read} /> : <Status tone="warning">{t('import.double')}</Status>}
      <small>{t('import.doubleOf', { description: double.description, where })}</small>
      <Button
        size="small"
        onClick={onTake}
        label={taken ? t('import.leaveOut') : t('import.takeIn')}
      />
    </span>
  );
}

function KindState({ read }: { readonly read: ReadRow }) {
  const t = useText('finance');
  if ('row' in read && read.kind)
    return <Status tone="info">{t(`import.kind.${read.kind}`)}</Status>;
  return <Status tone="success">{t('import.new')}</Status>;
}
