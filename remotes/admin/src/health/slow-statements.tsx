import type { SlowStatement } from '@board/contracts/calls/admin';
import { slowStatementMs } from '@board/contracts/constants/operating';
import { useFormat } from '@board/platform';
import { Section } from '@board/ui/page';
import { type Column, Table } from '@board/ui/table';
import { useTexts } from '../text.ts';
import styles from './health-page.module.css';

/** What the database was slow at, without anybody's values. */
export function SlowStatements({ slow }: { readonly slow: readonly SlowStatement[] }) {
  const t = useTexts();
  const { number } = useFormat();
  const ms = (value: number) => t('health.ms', { value: number(value) });
  const columns: readonly Column<SlowStatement>[] = [
    {
      header: t('health.slow.shape'),
      lead: true,
      cell: ({ shape }) => <code className={styles.shape}>{shape}</code>,
    },
    { header: t('health.slow.times'), align: 'end', cell: ({ times }) => number(times) },
    { header: t('health.slow.p95'), align: 'end', cell: ({ p95_ms }) => ms(p95_ms) },
    { header: t('health.slow.slowest'), align: 'end', cell: ({ slowest_ms }) => ms(slowest_ms) },
  ];
  return (
    <Section title={t('health.slow.title')} note={t('health.slow.note')}>
      <Table
        label={t('health.slow.title')}
        columns={columns}
        rows={slow}
        rowKey={({ shape }) => shape}
        empty={t('health.slow.none', { ms: number(slowStatementMs) })}
      />
    </Section>
  );
}
