import type { Job } from '@board/contracts/calls/admin';
import { jobKinds } from '@board/contracts/constants/operating';
import { messageOf, toast, useFormat } from '@board/platform';
import { Button, EmptyState, Segmented, Status, type StatusProps } from '@board/ui';
import { Pager } from '@board/ui/pager';
import { type Column, Table } from '@board/ui/table';
import { useState } from 'react';
import { Section } from '../console/section.tsx';
import { Loaded } from '../states/loaded.tsx';
import { RowsSkeleton } from '../states/rows-skeleton.tsx';
import { useAdminText } from '../text.ts';
import { type StateFilter, useJobRun, useJobs } from './jobs.queries.ts';
import styles from './jobs-section.module.css';

const filters: readonly StateFilter[] = ['all', 'ready', 'dead'];
const tones: Record<Job['state'], StatusProps['tone']> = {
  ready: 'off',
  running: 'info',
  done: 'success',
  dead: 'error',
};

/** What the server does by itself: what waits, what failed, and why. */
export function JobsSection() {
  const t = useAdminText();
  const { number, instant } = useFormat();
  const [state, setState] = useState<StateFilter>('all');
  const [page, setPage] = useState(1);
  const request = useJobs(state, page);
  const { write } = useJobRun();

  const nameOf = (kind: string) =>
    jobKinds.some((known) => known === kind) ? t(`jobs.name.${kind}`) : kind;

  async function run(job: Job) {
    try {
      await write({ params: { id: job.id } });
      toast({ tone: 'success', message: t('jobs.started', { kind: nameOf(job.kind) }) });
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('jobs.run_failed')) });
    }
    void request.mutate();
  }

  const columns: readonly Column<Job>[] = [
    {
      id: 'kind',
      header: t('jobs.kind'),
      lead: true,
      cell: ({ kind, last_error }) => (
        <span className={styles.kind}>
          {nameOf(kind)}
          {last_error && <small>{last_error}</small>}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('jobs.state'),
      cell: (job) => <Status tone={tones[job.state]}>{t(`jobs.of.${job.state}`)}</Status>,
    },
    {
      id: 'time',
      header: t('jobs.time'),
      cell: ({ run_at, finished_at }) => instant(Date.parse(finished_at ?? run_at)),
    },
    {
      id: 'attempts',
      header: t('jobs.attempts'),
      align: 'end',
      cell: ({ attempts }) => number(attempts),
    },
  ];

  return (
    <Section
      title={t('jobs.title')}
      actions={
        <Segmented
          label={t('jobs.filter')}
          value={state}
          options={filters.map((value) => ({ value, label: t(`jobs.show.${value}`) }))}
          onChange={(next) => {
            setState(next);
            setPage(1);
          }}
        />
      }
    >
      <Loaded
        request={request}
        failure={t('jobs.load_failed')}
        skeleton={<RowsSkeleton rows={4} />}
      >
        {({ items, pagination }) => (
          <>
            <Table
              label={t('state.table', { title: t('jobs.title') })}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
              actionsLabel={t('users.actions')}
              rowActions={(job) =>
                job.state !== 'running' &&
                job.state !== 'done' && (
                  <Button variant="quiet" size="small" onClick={() => void run(job)}>
                    {t('jobs.run')}
                  </Button>
                )
              }
              empty={<EmptyState text={t('jobs.none')} />}
            />
            {pagination.total_pages > 1 && (
              <Pager
                page={pagination.page}
                pageSize={pagination.limit}
                total={pagination.total}
                totalPages={pagination.total_pages}
                onChange={setPage}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
