import type { Task } from '@board/contracts/calls/tasks';
import { toast, useToday } from '@board/platform';
import { useSearchParams } from '@board/platform/router';
import { Button, Checkbox } from '@board/ui';
import { QueryList } from '@board/ui/query-table';
import { startTransition, useDeferredValue, useMemo, useState } from 'react';
import { useRemoveTasks } from '../task/use-remove-tasks.ts';
import { useTexts } from '../text.ts';
import { ChosenProvider } from './chosen.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useTaskPage } from './page.queries.ts';
import { isUnfiltered, queryOf, readFilter, type TaskFilter, writeFilter } from './task-filter.ts';
import styles from './task-section.module.css';
import { TaskTable } from './task-table.tsx';

const none: readonly Task[] = [];

/** Every task, by words, state, weight and span, a page at a time. */
export function TaskSection({ onOpen }: { readonly onOpen: (task: Task) => void }) {
  const t = useTexts();
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const query = queryOf(filter, today);
  const { data, error, isValidating, mutate } = useTaskPage(query);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choice = useMemo(() => ({ ids: chosen, change: setChosen }), [chosen]);
  const { removeAll } = useRemoveTasks();

  const page = useDeferredValue(data);
  const items = page?.items ?? none;
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
    <section className={styles.section} aria-busy={isValidating || undefined}>
      <FilterBar filter={filter} onChange={change} />
      <QueryList
        request={{ data: page, error, isValidating, mutate }}
        failed={t('state.refreshFailed')}
        onRefreshed={() => toast({ tone: 'success', message: t('message.refreshed') })}
        empty={t(isUnfiltered(filter) ? 'page.nothingOpen' : 'page.nothing')}
        rowsWhileLoading={9}
        counts
        onPage={(wanted) => change({ page: wanted })}
      >
        {({ pagination }) => (
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
              <TaskTable key={pagination.page} tasks={items} onOpen={onOpen} />
            </ChosenProvider>
          </>
        )}
      </QueryList>
    </section>
  );
}
