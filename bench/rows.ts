import { parseArgs } from 'node:util';
import type { Transaction } from '../server/src/database/connection.ts';
import { dayFrom, today } from './grown/days.ts';
import { type GrownBoard, growBoard } from './grown/grown-board.ts';
import { type Growth, growthTable } from './grown/growth-table.ts';
import { addPeople, type GrownPerson } from './grown/people.ts';
import { spreadTasks } from './rows/spread-tasks.ts';

/** What a person's board costs at a hundred tasks and at a million, each in a database of its own. */
const few = 100;
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '4000' },
    postgres: { type: 'boolean', default: false },
  },
});
const many = Number(values.rows);

const boardOf = (count: number) =>
  growBoard(values.postgres ? 'postgres' : 'sqlite', async (tx: Transaction) => {
    const people: GrownPerson[] = await addPeople(tx, 1);
    for (const { id } of people) await spreadTasks(tx, id, count);
    return people;
  });

function growths(small: GrownBoard, large: GrownBoard): Growth[] {
  const read = (name: string, goal: number, path: string): Growth => {
    const of = (board: GrownBoard) => board.get(path, () => board.people[0]?.token ?? '');
    return { name, goal, small: of(small), large: of(large) };
  };
  const month = `start_date=${dayFrom(today, -20)}&end_date=${dayFrom(today, 21)}`;
  return [
    read('day list, 20 tasks', 1.15, `/tasks?date=${today}`),
    ...[1, 2, 3].map((page) => read(`list, page ${page}`, 1.15, `/tasks?page=${page}&limit=20`)),
    read('rings', 1.5, '/tasks/stats'),
    read('trend behind the rings', 1.5, '/tasks/trend'),
    read('calendar of six weeks', 1.5, `/tasks/calendar?${month}`),
    read('counters of the profile', 1.5, '/user/profile'),
    read('first screen', 1.5, '/dashboard'),
  ];
}

const boards: GrownBoard[] = [];
try {
  for (const count of [few, many]) boards.push(await boardOf(count));
  const [small, large] = boards;
  if (!small || !large) throw new Error('There are two boards to compare.');
  const engine = values.postgres ? 'PostgreSQL, its backends included' : 'SQLite';
  const title = `${many} tasks of one person against ${few}, ${engine}`;
  const met = await growthTable(title, growths(small, large), Number(values.requests));
  process.exitCode = met ? 0 : 1;
} finally {
  for (const board of boards) await board.remove();
}
