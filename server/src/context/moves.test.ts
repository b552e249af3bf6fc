import type { Call } from '@board/contracts/calls/call';
import { createTask, deleteTask, listTasks, toggleTask } from '@board/contracts/calls/tasks';
import { boardForEach, describeOnEngines } from '../testing/engines.ts';
import { Moves, standingOf } from './moves.ts';

describeOnEngines('which state a reply stands for', () => {
  const board = boardForEach();

  const body = { title: 'Linear Algebra', date: '2026-11-18' };
  const standing = ({ headers }: { headers: Record<string, unknown> }) =>
    headers['board-revisions'];

  it('is said by reads, unchanged ones too, and as a step by writes', async () => {
    const lin = await board.asUser();
    const first = await lin.call(listTasks, { query: {} });
    expect(standing(first)).toBe('tasks=1');
    const created = await lin.call(createTask, { body });
    expect(standing(created)).toBe('tasks=1>2');
    const { id } = created.body;
    expect(standing(await lin.call(toggleTask, { params: { id } }))).toBe('tasks=2>3');
    const second = await lin.call(listTasks, { query: {} });
    expect(standing(second)).toBe('tasks=3');
    const etag = String(second.headers.etag);
    const unchanged = await lin.call(listTasks, { query: {} }, { 'if-none-match': etag });
    expect([unchanged.status, standing(unchanged)]).toEqual([304, 'tasks=3']);
  });

  it('is not said by what was done before, nor by a refusal', async () => {
    const lin = await board.asUser();
    const key = { 'idempotency-key': 'once' };
    expect(standing(await lin.call(createTask, { body }, key))).toBe('tasks=1>2');
    const again = await lin.call(createTask, { body }, key);
    expect(standing(again)).toBeUndefined();
    const { id } = again.body;
    const stale = { 'if-match': '"7"' };
    const refused = await lin.refused(deleteTask as Call, { params: { id } } as never, stale);
    expect([refused.status, standing(refused)]).toEqual([412, undefined]);
  });

  it('counts only what the person itself moved', async () => {
    const lin = await board.asUser();
    const eve = await board.asUser();
    await eve.call(createTask, { body });
    expect(standing(await lin.call(createTask, { body }))).toBe('tasks=1>2');
  });
});

test('several moves of one request are one step, unless somebody else wrote in between', () => {
  const moves = new Moves();
  moves.note({ tasks: 5 });
  moves.note({ tasks: 6, notifications: 2 });
  const step = { from: { tasks: 4, notifications: 1 }, to: { tasks: 6, notifications: 2 } };
  expect(moves.standing()).toEqual({ ...step, alone: true });
  moves.note({ tasks: 8 });
  expect(moves.standing()).toMatchObject({ to: { tasks: 8 }, alone: false });
});

test('rows that were read while something moved stand for no one state', () => {
  const before = { tasks: 4, courses: 1 };
  expect(standingOf(['courses'], before, { tasks: 5, courses: 1 })).toMatchObject({ alone: true });
  expect(standingOf(['tasks'], before, { tasks: 5, courses: 1 })).toEqual({
    from: { tasks: 4 },
    to: { tasks: 5 },
    alone: false,
  });
});
