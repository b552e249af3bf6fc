import { given } from './given.ts';
import { compareBoards } from './grown/compare-boards.ts';
import { today } from './grown/days.ts';
import type { GrownBoard } from './grown/grown-board.ts';
import type { Growth } from './grown/growth-table.ts';
import { addBusyPeople } from './grown/people.ts';

/** What a request costs among ten people and among a hundred thousand, with twenty tasks each. */
const few = 10;
const tasksEach = 20;
/** Steps over the people so that neighbours in the database do not follow each other. */
const stride = 7_919;

const { users, requests, postgres } = given({ users: 100_000, requests: 3_000, postgres: false });

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
    pair('day list, everybody in turn', list, users),
    pair('create, ten people active', create, few),
    pair('create, everybody in turn', create, users),
  ];
}

await compareBoards({
  title: `${users} people against ${few}, ${tasksEach} tasks each`,
  sizes: [few, users],
  fill: (tx, count) => addBusyPeople(tx, count, tasksEach),
  growths,
  requests,
  postgres,
});
