import type { Task } from '@board/contracts/schemas/tasks';
import { addDays } from '@board/time';
import { type Context, today } from '../../../../context/context.ts';
import { listTasks } from '../../../tasks/index.ts';
import type { Target } from '../grammar/meaning.ts';
import { named } from '../grammar/named.ts';

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
  const has = (title: string) => joined(title).includes(wanted);
  const search = name.slice(0, mostRead);
  const { items } = await listTasks(ctx, { search, completed, limit: mostRead });
  const having = items.filter(({ title }) => has(title));
  const all = async () => (await listTasks(ctx, { completed, limit: mostRead })).items;
  const titled = having.length > 0 ? having : named(name, await all(), ({ title }) => title, has);
  const course = name.replace(/的?作业$|\b(?:homework|hw|assignment|coursework)$/i, '').trim();
  const isOfCourse = titled.length === 0 && course !== name && course !== '';
  const found = isOfCourse ? named(course, await all(), ({ course }) => course) : titled;
  const same = found.filter(({ title }) => joined(title) === wanted);
  const due = nearestOfSeries(same.length > 0 ? same : found, today(ctx));
  const ofDay = due.filter(({ date }) => date === day);
  return ofDay.length > 0 ? ofDay : due;
}

/** Where none has all that was said: those that have the most of its words, or of its Han two by two, and at least half. */
export async function findAlike(
  ctx: Context,
  { name }: Target,
  completed: boolean,
): Promise<Task[]> {
  const said = name.toLowerCase().replaceAll('的', '');
  const pieces = [...said.matchAll(/[a-z]{4,}|(?=(\p{Script=Han}{2}))/gu)].map(
    ([word, pair = word]) => pair,
  );
  const { items } = await listTasks(ctx, { completed, limit: mostRead });
  const shares = ({ title }: Task) =>
    pieces.filter((piece) => title.toLowerCase().includes(piece)).length;
  const most = Math.max(1, pieces.length / 2, ...items.map(shares));
  return nearestOfSeries(items, today(ctx)).filter((task) => shares(task) === most);
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
