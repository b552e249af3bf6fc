import type { Outgoing } from '@board/contracts/calls/admin';
import { useFormat } from '@board/platform';
import { Section } from '@board/ui/page';
import { type Column, Table } from '@board/ui/table';
import { useTexts } from '../text.ts';
import styles from './health-page.module.css';

const names = { 'mail.send': 'mail', 'notifications.push': 'push' } as const;

/** Whether mail and push get out, and why they do not. */
export function OutgoingTold({ outgoing }: { readonly outgoing: readonly Outgoing[] }) {
  const t = useTexts();
  const { number } = useFormat();
  const nameOf = ({ kind }: Outgoing) => t(`health.outgoing.${names[kind]}`);
  const columns: readonly Column<Outgoing>[] = [
    { header: t('health.outgoing.what'), lead: true, cell: nameOf },
    { header: t('health.outgoing.sent'), align: 'end', cell: ({ sent }) => number(sent) },
    { header: t('health.outgoing.failed'), align: 'end', cell: ({ failed }) => number(failed) },
    { header: t('health.outgoing.waiting'), align: 'end', cell: ({ waiting }) => number(waiting) },
    { header: t('health.outgoing.dead'), align: 'end', cell: ({ dead }) => number(dead) },
  ];
  return (
    <Section title={t('health.outgoing.title')} note={t('health.outgoing.note')}>
      <Table
        label={t('health.outgoing.title')}
        columns={columns}
        rows={outgoing}
        rowKey={({ kind }) => kind}
      />
      {outgoing.flatMap((each) =>
        each.reasons.map(({ reason, jobs }) => (
          <p key={`${each.kind} ${reason}`} className={styles.failed}>
            {t('health.outgoing.why', {
              what: nameOf(each),
              count: jobs,
              shown: number(jobs),
              reason,
            })}
          </p>
        )),
      )}
    </Section>
  );
}
