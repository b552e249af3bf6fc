import type { Task } from '@board/contracts/calls/tasks';
import { useToday } from '@board/platform';
import { useSearchParams } from '@board/platform/router';
import { Button, Checkbox, EmptyState, PanelSkeleton } from '@board/ui';
import { Pager } from '@board/ui/pager';
import { startTransition, useDeferredValue, useMemo, useState } from 'react';
import { LoadProblem } from '../states/load-problem.tsx';
import { useRemoveTasks } from '../tasks/use-remove-tasks.ts';
import { useTexts } from '../text.ts';
import { ChosenProvider } from './chosen.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useTaskPage } from './page.queries.ts';
import { isUnfiltered, queryOf, readFilter, type TaskFilter, writeFilter } from './task-filter.ts';
import styles from './task-section.module.css';
import { TaskTable } from './task-table.tsx';

/** Every task, by words, state, weight and span, a page at a time. */
export function TaskSection({ onOpen }: { readonly onOpen: (task: Task) => void }) {
  const t = useTexts();
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const query = queryOf(filter, today);
  const request = useTaskPage(query);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choice = useMemo(() => ({ ids: chosen, change: setChosen }), [chosen]);
  const { removeAll } = useRemoveTasks();

  const page = useDeferredValue(request.data);
  const items = page?.items ?? [];
  const picked = items.filter((task) => chosen.has(task.id));
  const change = (part: Partial<TaskFilter>) => {
    startTransition(() => {
      setChosen(new Set());
      setAddress(writeFilter({ ...filter, page: 1, ...part }), { replace: true });
    });
  };

  async function removePicked() {
    if (await removeAll(picked)) setChosen(new Set());
  }

  return (
    <section className={styles.section} aria-busy={request.isValidating || undefined}>
      <FilterBar filter={filter} onChange={change} />
      <LoadProblem
        request={request}
        message={t('state.refreshFailed')}
        refreshed={t('message.refreshed')}
      />
      {!page && !request.error && (
        <PanelSkeleton height={400} rows={9} label={t('state.loading')} />
      )}
      {page?.pagination.total === 0 && (
        <div className={styles.empty}>
          <EmptyState text={t(isUnfiltered(filter) ? 'page.nothingOpen' : 'page.nothing')} />
        </div>
      )}
      {items.length > 0 && (
        <>
          <div className={styles.bar}>
            <Checkbox
              label={t('page.chooseAll')}
              checked={picked.length === items.length}
              indeterminate={picked.length > 0 && picked.length < items.length}
              onChange={(all) => setChosen(new Set(all ? items.map((task) => task.id) : []))}
            />
            <Button
              variant="danger"
              icon="trash"
              disabled={picked.length === 0}
              onClick={() => void removePicked()}
            >
              {picked.length === 0
                ? t('action.delete')
                : t('page.deleteChosen', { count: picked.length })}
            </Button>
          </div>
          <ChosenProvider value={choice}>
            <TaskTable key={page?.pagination.page} tasks={items} onOpen={onOpen} />
          </ChosenProvider>
        </>
      )}
      {page && page.pagination.total > 0 && (
        <Pager
          page={page.pagination.page}
          pageSize={page.pagination.limit}
          total={page.pagination.total}
          totalPages={page.pagination.total_pages}
          onChange={(wanted) => change({ page: wanted })}
        />
      )}
    </section>
  );
}
