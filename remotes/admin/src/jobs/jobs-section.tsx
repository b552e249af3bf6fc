import type { Job } from '@board/contracts/calls/admin';
import { reminderJobs } from '@board/contracts/constants/operating';
import { attempt, useFormat } from '@board/platform';
import { Segmented } from '@board/ui';
import { type Column, QueryTable } from '@board/ui/query-table';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { JobState } from './job-state.tsx';
import { type StateFilter, useJobRun, useJobs } from './jobs.queries.ts';
import { useJobName } from './use-job-name.ts';

const filters: readonly StateFilter[] = ['all', 'ready', 'dead'];
/** What the server does by itself: what waits, what failed, and why. */
export function JobsSection() {
  const t = useTexts();
  const { number, instant } = useFormat();
  const [{ state, page }, show] = useState<{ state: StateFilter; page: number }>({
    state: 'all',
    page: 1,
  });
  const request = useJobs(state, page);
  const { write } = useJobRun();

  const nameOf = useJobName();

  async function run({ id, kind }: Job) {
    const words = { done: t('jobs.started', { kind: nameOf(kind) }), failed: t('jobs.runFailed') };
    await attempt(() => write({ params: { id } }), words);
    void request.mutate();
  }

  const columns: readonly Column<Job>[] = [
    {
      header: t('jobs.kind'),
      lead: true,
      cell: ({ kind, person, last_error }) => (
        <>
          {person === null
            ? nameOf(kind)
            : t('jobs.ofPerson', { kind: nameOf(kind), name: person })}
          {last_error && <small>{last_error}</small>}
        </>
      ),
    },
    {
      header: t('word.state'),
      cell: ({ state }) => <JobState state={state} />,
    },
    { header: t('word.time'), cell: ({ run_at, finished_at }) => instant(finished_at ?? run_at) },
    { header: t('jobs.attempts'), align: 'end', cell: ({ attempts }) => number(attempts) },
  ];

  return (
    <QueryTable
      title={t('jobs.title')}
      actions={
        <Segmented
          label={t('jobs.filter')}
          value={state}
          options={filters.map((value) => ({
            value,
            label: t(value === 'all' ? 'jobs.all' : `jobs.of.${value}`),
          }))}
          onChange={(next) => show({ state: next, page: 1 })}
        />
      }
      request={request}
      failed={t('jobs.loadFailed')}
      empty={t('jobs.none')}
      rowsWhileLoading={4}
      onPage={(next) => show({ state, page: next })}
      columns={columns}
      rowKey={({ id }) => id}
      acts={(job) => [
        job.state !== 'running' &&
          job.state !== 'done' &&
          !(job.state === 'ready' && reminderJobs.includes(job.kind)) && {
            label: t('jobs.run'),
            needsNetwork: true,
            run: () => run(job),
          },
      ]}
    />
  );
}
