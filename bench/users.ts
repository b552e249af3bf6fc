import { parseArgs } from 'node:util';
import { today } from './grown/days.ts';
import { type GrownBoard, growBoard } from './grown/grown-board.ts';
import { type Growth, growthTable } from './grown/growth-table.ts';
import { addPeople } from './grown/people.ts';
import { addTasks, keepCounts } from './grown/tasks.ts';

/** What a request costs among ten people and among a hundred thousand, with twenty tasks each. */
const few = 10;
const tasksEach = 20;
const peoplePerStatement = 5_000;
/** Steps over the people so that neighbours in the database do not follow each other. */
const stride = 7_919;

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '3000' },
    postgres: { type: 'boolean', default: false },
  },
});
const many = Number(values.users);

const boardOf = (count: number) =>
  growBoard(values.postgres ? 'postgres' : 'sqlite', async (tx) => {
    const people = await addPeople(tx, count);
    for (let from = 0; from < count; from += peoplePerStatement) {
      const some = people.slice(from, from + peoplePerStatement);
      const range = { first: some[0]?.id ?? '', last: some.at(-1)?.id ?? '' };
      await addTasks(tx, range, { date: today, rows: tasksEach, after: 0, inSeries: 1 });
      await keepCounts(tx, range);
    }
    return people;
  });

/** Each request by another one of the first so many. */
function inTurn({ people }: GrownBoard, count: number): () => string {
  let asked = 0;
  return () => {
    asked += stride;
    return people[asked % count]?.token ?? '';
  };
}

function growths(small: GrownBoard, large: GrownBoard): Growth[] {
  const list = (board: GrownBoard, active: number) =>
    board.get(`/tasks?date=${today}`, inTurn(board, active));
  const create = (board: GrownBoard, active: number) => ({
    ...board.get('/tasks', inTurn(board, active)),
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: () => JSON.stringify({ title: 'Red-black tree lab report', date: '2026-12-01' }),
  });
  const pair = (name: string, of: typeof list, active: number): Growth => ({
    name,
    goal: 1.3,
    small: of(small, few),
    large: of(large, active),
  });
  return [
    pair('day list, ten people active', list, few),
    pair('day list, everybody in turn', list, many),
    pair('create, ten people active', create, few),
    pair('create, everybody in turn', create, many),
  ];
}

const boards: GrownBoard[] = [];
try {
  for (const count of [few, many]) boards.push(await boardOf(count));
  const [small, large] = boards;
  if (!small || !large) throw new Error('There are two boards to compare.');
  const engine = values.postgres ? 'PostgreSQL, its backends included' : 'SQLite';
  const title = `${many} people against ${few}, ${tasksEach} tasks each, ${engine}`;
  const met = await growthTable(title, growths(small, large), Number(values.requests));
  process.exitCode = met ? 0 : 1;
} finally {
  for (const board of boards) await board.remove();
}
