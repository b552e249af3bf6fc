import type { Task } from '@board/contracts/calls/tasks';
import { pageLimit } from '@board/contracts/constants/limits';
import { type Priority, priorities } from '@board/contracts/constants/priorities';
import { toast, useToday } from '@board/platform';
import { addDays } from '@board/time';
import { Button, classNames, phone, Segmented, useDialogs, useMedia } from '@board/ui';
import { QueryList, useSelection } from '@board/ui/query-table';
import { useMemo, useRef, useState } from 'react';
import { useChangeTasks } from '../task/use-change-tasks.ts';
import { useRemoveTasks } from '../task/use-remove-tasks.ts';
import { useToggleTask } from '../task/use-tick.ts';
import { useTold } from '../task/use-told.ts';
import { useTexts } from '../text.ts';
import { FilterRow } from './filter-row.tsx';
import { LineMenu } from './line-menu.tsx';
import type { LineAct } from './list-keys.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useTaskPage } from './page.queries.ts';
import { SelectionBar } from './selection-bar.tsx';
import { isUnfiltered, queryOf, type TaskFilter } from './task-filter.ts';
import { TaskGroup } from './task-group.tsx';
import {
  dayBeside,
  daySaid,
  daysOfGroups,
  groupTasks,
  type TaskGroupName,
  withEmpty,
} from './task-groups.ts';
import { type LineActs, TaskLine } from './task-line.tsx';
import styles from './task-section.module.css';
import { useListKeys } from './use-list-keys.ts';

interface TaskSectionProps {
  readonly filter: TaskFilter;
  readonly onChange: (part: Partial<TaskFilter>) => void;
  readonly onOpen: (task: Task) => void;
}

/** The tasks of a view by how near they are, a page at a time; what is done to one is done to all that are chosen. */
export function TaskSection({ filter, onChange, onOpen }: TaskSectionProps) {
  const t = useTexts();
  const today = useToday();
  // A phone draws fewer at a time; elsewhere a group is rarely cut.
  const limit = useMedia(phone) ? pageLimit.default : pageLimit.max;
  const request = useTaskPage({ ...queryOf(filter, today), limit });
  const { data: page, isValidating } = request;
  const groups = useMemo(() => groupTasks(page?.items ?? [], today), [page, today]);
  const tasks = useMemo(() => groups.flatMap((group) => group.tasks), [groups]);
  const selection = useSelection(tasks);
  const chosen = selection.lines;
  const isChoosing = chosen.length > 0;
  const list = useRef<HTMLDivElement>(null);
  const [renamed, setRenamed] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const [menu, setMenu] = useState<{ task: Task; x: number; y: number }>();
  const { open: openDialog, drawn } = useDialogs();
  const change = useChangeTasks();
  const { removeAll } = useRemoveTasks();
  const told = useTold();
  const toggle = useToggleTask();

  const lineOf = (id: string) => tasks.filter((task) => task.id === id);
  /** Keys count for those chosen wherever they are pressed in the list. */
  const meant = (id: string): readonly Task[] => (isChoosing ? chosen : lineOf(id));
  /** What is done to a line by a pointer is meant for others only where it is one of them. */
  const meantBy = (id: string): readonly Task[] => (selection.has(id) ? chosen : lineOf(id));

  function chooseAll() {
    selection.all();
    list.current?.querySelector<HTMLElement>('[data-title]')?.focus();
  }

  async function done(work: Promise<boolean>) {
    if (await work) selection.clear();
  }

  function complete(those: readonly Task[]) {
    const completed = those.some((task) => !task.completed);
    void done(change(those, { completed }));
  }

  function rename(task: Task, title: string) {
    setRenamed(undefined);
    if (title === task.title) return;
    void told.save(task, { title, date: task.date });
  }

  /** What was typed is a press away still. */
  function dropped(task: Task, typed: string) {
    toast({
      tone: 'info',
      key: task.id,
      message: t('line.dropped'),
      action: { label: t('line.renameStill'), run: () => rename(task, typed) },
    });
  }

  function actOn(id: string, act: LineAct, those = meant(id)) {
    const [task] = lineOf(id);
    const weight = priorities.find((each) => each === act);
    if (weight) void done(change(those, { priority: weight }));
    else if (act === 'complete') complete(those);
    else if (act === 'select') selection.toggle(id);
    else if (act === 'rename') setRenamed(id);
    else if (act === 'open') task && onOpen(task);
    else if (act === 'move') askWhere(those);
    else if (act === 'delete') void done(removeAll(those));
    else {
      const tomorrow = addDays(today, 1);
      const day = act === 'today' ? today : act === 'tomorrow' ? tomorrow : undefined;
      const beside = task && dayBeside(task, today, act === 'sooner' ? -1 : 1);
      const date = day ?? beside;
      if (date) void done(change(those, { date }));
    }
  }

  const takes = (group: TaskGroupName): boolean =>
    dragged !== undefined && daysOfGroups(today).some(([name]) => name === group);

  function dropIn(group: TaskGroupName) {
    const [, date] = daysOfGroups(today).find(([name]) => name === group) ?? [];
    const isThere = groups.some(
      ({ name, tasks: own }) => name === group && own.some(({ id }) => id === dragged),
    );
    setDragged(undefined);
    if (dragged === undefined || !date || isThere) return;
    void done(change(meantBy(dragged), { date }));
  }

  const askWhere = (those: readonly Task[]) =>
    openDialog((opened) => <MoveDialog {...opened} tasks={those} onMoved={selection.clear} />);

  const { stayAt } = useListKeys(list, {
    onAct: actOn,
    onExtend: selection.extend,
    onEscape: () => {
      selection.clear();
      return isChoosing;
    },
  });

  const acts: LineActs = {
    open: onOpen,
    toggle,
    edit: setRenamed,
    rename,
    dropped,
    select: (id, toHere) => (toHere ? selection.extend(id) : selection.toggle(id)),
    move: (task) => askWhere([task]),
    weigh: (task, priority: Priority) => void change([task], { priority }),
    drag: filter.shape ? setDragged : undefined,
    menu: (task, x, y) => setMenu({ task, x, y }),
  };

  return (
    <section className={styles.section} aria-busy={isValidating || undefined}>
      <FilterRow
        filter={filter}
        onChange={onChange}
        end={
          tasks.length > 0 && (
            <>
              {/* While some are chosen it is in their bar. */}
              {!isChoosing && (
                <Button variant="link" onClick={chooseAll} label={t('page.chooseAll')} />
              )}
              <span className={styles.wide}>
                <Segmented
                  label={t('page.shape')}
                  options={[
                    { value: '', label: t('page.list') },
                    { value: 'columns', label: t('page.columns') },
                  ]}
                  value={filter.shape}
                  onChange={(shape) => onChange({ shape })}
                />
              </span>
            </>
          )
        }
      />
      <QueryList
        request={request}
        failed={t('state.refreshFailed')}
        onRefreshed={() => toast({ tone: 'success', message: t('message.refreshed') })}
        empty={t(isUnfiltered(filter) ? 'page.nothingOpen' : 'page.nothing')}
        rowsWhileLoading={9}
        counts
        onPage={(wanted) => {
          selection.clear();
          onChange({ page: wanted });
        }}
      >
        {() => (
          <div ref={list} className={classNames(filter.shape && styles.columns)}>
            {(filter.shape ? withEmpty(groups, today) : groups).map((group) => (
              <TaskGroup
                key={group.name}
                group={group}
                goesOn={page?.pagination.has_next === true && group === groups.at(-1)}
                onDrop={takes(group.name) ? () => dropIn(group.name) : undefined}
                onToToday={() => void change(group.tasks, { date: today })}
              >
                {group.tasks.map((task) => (
                  <TaskLine
                    key={task.id}
                    task={task}
                    isLate={group.name === 'overdue'}
                    says={daySaid[group.name] ?? 'day'}
                    isSelected={selection.has(task.id)}
                    isChoosing={isChoosing}
                    isRenamed={renamed === task.id}
                    isDragged={dragged === task.id}
                    acts={acts}
                  />
                ))}
              </TaskGroup>
            ))}
          </div>
        )}
      </QueryList>
      {isChoosing && (
        <SelectionBar
          count={chosen.length}
          onComplete={() => complete(chosen)}
          onMove={() => askWhere(chosen)}
          onPriority={(priority) => void done(change(chosen, { priority }))}
          onDelete={() => void done(removeAll(chosen))}
          onAll={selection.all}
          onClear={selection.clear}
        />
      )}
      {menu && (
        <LineMenu
          at={menu}
          onAct={(id, act) => actOn(id, act, meantBy(id))}
          onClose={() => {
            stayAt(menu.task.id);
            setMenu(undefined);
          }}
        />
      )}
      {drawn}
    </section>
  );
}
