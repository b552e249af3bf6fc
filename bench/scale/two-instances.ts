import { type Instance, startInstance } from '../../e2e/harness/instance.ts';
import { cpuSince, cpuTimes } from '../api/cpu-time.ts';
import { growBoard } from '../grown/grown-board.ts';
import { addBusyPeople, type GrownPerson } from '../grown/people.ts';
import { settled } from '../grown/settled.ts';
import { type Call, moments } from './model.ts';

const tasksEach = 20;
const warmUp = 60;
const atOnce = 16;

export interface TwoInstances {
  people: readonly GrownPerson[];
  instances: readonly [Instance, Instance];
  /** Begins to count; what it answers tells the CPU microseconds since, of both and of PostgreSQL for them. */
  spending(): () => number;
  remove(): Promise<void>;
}

/** On one PostgreSQL, with so many people who have something to do today. */
export async function startTwo(count: number): Promise<TwoInstances> {
  const board = await growBoard('postgres', (tx) => addBusyPeople(tx, count, tasksEach));
  const second = await startInstance(board.environment);
  await settled(second);
  const calls = moments.flatMap(({ acts }) => acts.flatMap((act) => act.calls));
  // What is compiled and prepared at first belongs to a start, not to a day.
  await inTurns(
    Array.from({ length: warmUp }, (_, nth) => board.people[nth % count]?.token ?? ''),
    async (token) => {
      for (const call of calls)
        for (const { url } of [board.instance, second]) await ask(url, call, token);
    },
  );
  const first = board.get('', () => '');
  return {
    people: board.people,
    instances: [board.instance, second],
    spending() {
      const before = [cpuTimes(first), cpuTimes(second)] as const;
      return () => cpuSince(first, before[0]) + cpuSince(second, before[1]);
    },
    async remove() {
      await second.stop();
      await board.remove();
    },
  };
}

/** Whether it was answered with what was asked for. */
export async function ask(
  url: string,
  { method = 'GET', path, body }: Call,
  token: string,
): Promise<boolean> {
  const reply = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body()) }),
  });
  await reply.arrayBuffer();
  return reply.ok;
}

/** Each once, some at a time. */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const some = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, some));
}
