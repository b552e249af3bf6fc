import type { Transaction } from '../server/src/database/connection.ts';
import { given } from './given.ts';
import { compareBoards } from './grown/compare-boards.ts';
import { dayFrom, today } from './grown/days.ts';
import type { GrownBoard } from './grown/grown-board.ts';
import type { Growth } from './grown/growth-table.ts';
import { addPeople, type GrownPerson } from './grown/people.ts';
import { spreadTasks } from './rows/spread-tasks.ts';

/** What a person's board costs at a hundred tasks and at a million, each in a database of its own. */
const few = 100;
const { rows, requests, postgres } = given({ rows: 1_000_000, requests: 4_000, postgres: false });

async function fill(tx: Transaction, count: number): Promise<GrownPerson[]> {
  const people = await addPeople(tx, 1);
  for (const { id } of people) await spreadTasks(tx, id, count);
  return people;
}

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
    // Up to twelve kept counts for each day, where a hundred tasks have one.
    read('calendar of six weeks', 2, `/tasks/calendar?${month}`),
    read('counters of the profile', 1.5, '/user/profile'),
    read('first screen', 1.5, '/dashboard'),
  ];
}

await compareBoards({
  title: `${rows} tasks of one person against ${few}`,
  sizes: [few, rows],
  fill,
  growths,
  requests,
  postgres,
});
