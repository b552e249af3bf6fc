import type { Task } from '@board/contracts/schemas/tasks';
import { matcherOf } from '@board/contracts/search/matcher';
import { addDays } from '@board/time';
import { type Context, today } from '../../../../context.ts';
import { listTasks } from '../../../tasks/index.ts';
import type { Target } from '../grammar/meaning.ts';

const mostRead = 100;

/** A page of all that should have been done before today. */
export async function findLate(ctx: Context, limit: number): Promise<[Task[], total: number]> {
  const { items, pagination } = await listTasks(ctx, {
    end_date: addDays(today(ctx), -1),
    completed: false,
    limit,
  });
  return [items, pagination.total];
}

/** The tasks that a name may mean: by all of its letters, or else by its words, pinyin or a slip. */
export async function findTarget(
  ctx: Context,
  { name, day }: Target,
  completed: boolean,
): Promise<Task[]> {
  const wanted = joined(name);
  const search = name.slice(0, mostRead);
  const { items } = await listTasks(ctx, { search, completed, limit: mostRead });
  const having = items.filter(({ title }) => joined(title).includes(wanted));
  const found = having.length > 0 ? having : await guessed(ctx, name, completed);
  const same = found.filter(({ title }) => joined(title) === wanted);
  const named = nearestOfSeries(same.length > 0 ? same : found, today(ctx));
  const ofDay = named.filter(({ date }) => date === day);
  return ofDay.length > 0 ? ofDay : named;
}

async function guessed(ctx: Context, name: string, completed: boolean): Promise<Task[]> {
  const { items } = await listTasks(ctx, { completed, limit: mostRead });
  const having = items.filter(({ title }) => joined(title).includes(joined(name)));
  const meant = matcherOf(name, { forgiving: true });
  return having.length > 0 ? having : items.filter(({ title }) => meant(title) !== undefined);
}

/** Between Chinese words a blank is written by some and not by others. */
const joined = (text: string): string =>
  text.toLowerCase().replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');

/** Of a series the one that is due: today's or the next, or else the last. */
function nearestOfSeries(tasks: readonly Task[], day: string): Task[] {
  const groups = Map.groupBy(tasks, ({ id, series_id }) => series_id ?? id);
  return [...groups.values()].flatMap(
    (group) => group.find(({ date }) => date >= day) ?? group.at(-1) ?? [],
  );
}
