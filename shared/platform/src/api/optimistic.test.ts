import { listTasks, taskStats } from '@board/contracts/calls/tasks';
import type { ScopedMutator } from 'swr';
import { showPatches, showWaiting } from './optimistic.ts';
import { patch } from './patch.ts';

/** What SWR does with a cache, as far as patches need it. */
function cacheOf(replies: Record<string, unknown>) {
  const keys = Object.keys(replies).map((name) => [name, `/api/${name}`, []] as const);
  const mutate = (key: unknown, next: unknown) => {
    if (typeof key === 'function') {
      for (const each of keys) key(each);
      return;
    }
    const [name] = key as [string];
    replies[name] = typeof next === 'function' ? next(replies[name]) : next;
  };
  return { replies, mutate: mutate as unknown as ScopedMutator };
}

const patches = (add: string) => [
  patch(listTasks, (shown) => (shown + add) as never),
  patch(taskStats, (shown) => (shown + add) as never),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('nothing shows within the press, and each reply in a piece of work of its own', async () => {
  const { replies, mutate } = cacheOf({ listTasks: 'list', taskStats: 'stats' });
  const shown = showPatches(mutate, patches('+'));
  expect(replies).toEqual({ listTasks: 'list', taskStats: 'stats' });
  await nextTask();
  expect(replies).toEqual({ listTasks: 'list+', taskStats: 'stats' });
  await shown.whole;
  expect(replies).toEqual({ listTasks: 'list+', taskStats: 'stats+' });
});

test('taken back before all of it shows, the rest never does', async () => {
  const { replies, mutate } = cacheOf({ listTasks: 'list', taskStats: 'stats' });
  const shown = showPatches(mutate, patches('+'));
  await nextTask();
  shown.takeBack();
  await shown.whole;
  expect(replies).toEqual({ listTasks: 'list', taskStats: 'stats' });
});

test('a later write is shown on top of the whole of an earlier one', async () => {
  const { replies, mutate } = cacheOf({ listTasks: 'list', taskStats: 'stats' });
  showPatches(mutate, patches('1'));
  await showPatches(mutate, patches('2')).whole;
  expect(replies).toEqual({ listTasks: 'list12', taskStats: 'stats12' });
});

test('who reads all that shows can have the rest of it at once', () => {
  const { replies, mutate } = cacheOf({ listTasks: 'list', taskStats: 'stats' });
  showPatches(mutate, patches('+'));
  showWaiting();
  expect(replies).toEqual({ listTasks: 'list+', taskStats: 'stats+' });
});
