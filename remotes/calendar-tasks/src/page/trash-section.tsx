import type { TrashedTask } from '@board/contracts/calls/tasks';
import { confirm, toast, useFormat } from '@board/platform';
import { Button, EmptyState, PanelSkeleton } from '@board/ui';
import { Pager } from '@board/ui/pager';
import { Table } from '@board/ui/table';
import { useState } from 'react';
import { LoadProblem } from '../states/load-problem.tsx';
import { messageOf } from '../states/message-of.ts';
import { useTaskWrites } from '../tasks/tasks.queries.ts';
import { useTexts } from '../text.ts';
import { useEmptyTrash, useTrash } from './page.queries.ts';
import styles from './task-section.module.css';

/** What was deleted in the last thirty days. */
export function TrashSection() {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const request = useTrash(page);
  const empty = useEmptyTrash();
  const { data } = request;

  async function emptyAll() {
    const agreed = await confirm({
      title: t('trash.emptyTitle'),
      message: t('trash.emptyMessage', { count: data?.pagination.total ?? 0 }),
      confirmLabel: t('trash.empty'),
      cancelLabel: t('action.cancel'),
      danger: true,
    });
    if (!agreed) return;
    try {
      await empty.write({});
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('message.deleteFailed')) });
    }
  }

  if (data?.pagination.total === 0 && !request.error) {
    return (
      <div className={styles.empty}>
        <EmptyState text={t('trash.nothing')} />
      </div>
    );
  }
  return (
    <section className={styles.section} aria-busy={request.isValidating || undefined}>
      <LoadProblem request={request} message={t('state.refreshFailed')} />
      {!data && !request.error && (
        <PanelSkeleton height={240} rows={5} label={t('state.loading')} />
      )}
      {data && (
        <>
          <div className={styles.bar}>
            <p>{t('trash.explain')}</p>
            <Button variant="danger" busy={empty.pending} onClick={() => void emptyAll()}>
              {t('trash.empty')}
            </Button>
          </div>
          <TrashTable tasks={data.items} />
          <Pager
            page={data.pagination.page}
            pageSize={data.pagination.limit}
            total={data.pagination.total}
            totalPages={data.pagination.total_pages}
            onChange={setPage}
          />
        </>
      )}
    </section>
  );
}

function TrashTable({ tasks }: { readonly tasks: readonly TrashedTask[] }) {
  const t = useTexts();
  const format = useFormat();
  const { restore } = useTaskWrites();

  async function giveBack(task: TrashedTask) {
    try {
      await restore(task.id);
      toast({ tone: 'success', message: t('message.restored') });
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('message.restoreFailed')) });
    }
  }

  return (
    <Table<TrashedTask>
      label={t('page.trash')}
      rows={tasks}
      rowKey={({ id }) => id}
      actionsLabel={t('trash.actions')}
      rowActions={(task) => (
        <Button icon="undo" size="small" onClick={() => void giveBack(task)}>
          {t('trash.restore')}
        </Button>
      )}
      columns={[
        {
          id: 'title',
          header: t('field.title'),
          lead: true,
          cell: ({ title, together }) =>
            together > 1 ? t('trash.together', { title, count: together }) : title,
        },
        { id: 'date', header: t('field.date'), cell: ({ date }) => format.mediumDay(date) },
        {
          id: 'deleted',
          header: t('trash.deleted'),
          cell: ({ deleted_at }) => format.instant(Date.parse(deleted_at)),
        },
      ]}
    />
  );
}
