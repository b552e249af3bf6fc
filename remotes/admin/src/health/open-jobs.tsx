import type { Health } from '@board/contracts/calls/admin';
import { useFormat } from '@board/platform';
import { Section } from '@board/ui/page';
import { type Column, Table } from '@board/ui/table';
import { JobState } from '../jobs/job-state.tsx';
import { useJobName } from '../jobs/use-job-name.ts';
import { useTexts } from '../text.ts';

type OpenJob = Health['jobs'][number];

/** How many of each kind are due, run or have failed for good, and since when. */
export function OpenJobs({ jobs }: Pick<Health, 'jobs'>) {
  const t = useTexts();
  const nameOf = useJobName();
  const { instant, number } = useFormat();
  const columns: readonly Column<OpenJob>[] = [
    { header: t('jobs.kind'), lead: true, cell: ({ kind }) => nameOf(kind) },
    { header: t('word.state'), cell: ({ state }) => <JobState state={state} /> },
    { header: t('health.due'), cell: ({ due }) => instant(due) },
    { header: t('health.count'), align: 'end', cell: ({ jobs }) => number(jobs) },
  ];
  return (
    <Section title={t('health.jobs')}>
      <Table
        label={t('health.jobs')}
        columns={columns}
        rows={jobs}
        rowKey={({ kind, state }) => `${kind} ${state}`}
        empty={t('health.idle')}
      />
    </Section>
  );
}
