import type { TrashedTask } from '@board/contracts/calls/tasks';
import { attempt, isSure, toastWritten, useFormat } from '@board/platform';
import { Button, classNames } from '@board/ui';
import { QueryList } from '@board/ui/query-table';
import { Table } from '@board/ui/table';
import { useState } from 'react';
import { useTold } from '../task/use-told.ts';
import { useTaskWrites } from '../task/writes.queries.ts';
import { useTexts } from '../text.ts';
import { useEmptyTrash, useTrash } from './page.queries.ts';
import styles from './task-section.module.css';

/** What was deleted and can be had back. */
export function TrashSection() {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const request = useTrash(page);
  const empty = useEmptyTrash();

  async function emptyAll(count: number) {
    const agreed = await isSure(
      t('trash.emptyTitle'),
      t('trash.emptyMessage', { count }),
      t('trash.empty'),
    );
    if (agreed) await attempt(() => empty.write({}), { failed: t('message.deleteFailed') });
  }

  return (
    <section
      className={classNames(styles.section, styles.trash)}
      aria-busy={request.isValidating || undefined}
    >
      <QueryList
        request={request}
        failed={t('state.refreshFailed')}
        empty={t('trash.nothing', { count: request.data?.kept_days ?? 0 })}
        rowsWhileLoading={5}
        counts
        onPage={setPage}
      >
        {({ items, pagination, kept_days }) => (
          <>
            <div className={styles.bar}>
              <p>{t('trash.explain', { count: kept_days })}</p>
              <Button
                needsNetwork
                label={t('trash.empty')}
                variant="danger"
                busy={empty.pending}
                onClick={() => void emptyAll(pagination.total)}
              />
            </div>
            <TrashTable tasks={items} />
          </>
        )}
      </QueryList>
    </section>
  );
}

function TrashTable({ tasks }: { readonly tasks: readonly TrashedTask[] }) {
  const t = useTexts();
  const format = useFormat();
  const { restore } = useTaskWrites();
  const told = useTold();

  async function haveBack(id: string) {
    await attempt(
      async () => {
        const task = await restore(id);
        const message = t('message.restoredTo', { day: told.nameOf(task.date) });
        toastWritten(task, { key: id, message, open: told.open(task) });
      },
      { key: id, failed: t('message.restoreFailed') },
    );
  }

  return (
    <Table<TrashedTask>
      label={t('page.trash')}
      rows={tasks}
      rowKey={({ id }) => id}
      rowActions={({ id }) => (
        <Button
          needsNetwork
          icon="undo"
          size="small"
          onClick={() => void haveBack(id)}
          label={t('trash.restore')}
        />
      )}
      columns={[
        {
          header: t('field.title'),
          lead: true,
          cell: ({ title, together }) =>
            together > 1 ? t('trash.together', { title, count: together }) : title,
        },
        { header: t('field.date'), cell: ({ date }) => format.mediumDay(date) },
        { header: t('trash.deleted'), cell: ({ deleted_at }) => format.instant(deleted_at) },
      ]}
    />
  );
}
