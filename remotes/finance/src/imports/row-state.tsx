import type { ImportDouble } from '@board/contracts/calls/finance';
import { useFormat } from '@board/platform';
import { Status } from '@board/ui';
import { useTexts } from '../text.ts';
import { noRecord, type ReadRow } from './read-rows.ts';

interface RowStateProps {
  readonly read: ReadRow;
  readonly duplicate: boolean;
  readonly double: ImportDouble | undefined;
}

/** What is to be said of a line, and of what it is likely a double; nothing of one that is as all are. */
export function RowState({ read, duplicate, double }: RowStateProps) {
  const t = useTexts();
  const { namedDay } = useFormat();
  if ('problem' in read)
    return (
      <Status tone={noRecord.includes(read.problem) ? 'off' : 'error'}>
        {t(`import.problem.${read.problem}`)}
      </Status>
    );
  if (duplicate) return <Status tone="warning">{t('import.known')}</Status>;
  if (!double) return read.kind && <Status tone="info">{t(`import.kind.${read.kind}`)}</Status>;
  const where = [namedDay(double.date), double.file].filter(Boolean).join(', ');
  return (
    <>
      <Status tone="warning">{t('import.double')}</Status>
      <small>{t('import.doubleOf', { description: double.description, where })}</small>
    </>
  );
}
