import type { Call } from '@board/contracts/calls/call';
import { createCourse, deleteCourse } from '@board/contracts/calls/courses';
import { createTransaction, deleteTransaction } from '@board/contracts/calls/finance';
import { getChanges } from '@board/contracts/calls/system';
import { createTask, deleteTask } from '@board/contracts/calls/tasks';
import { createTerm, deleteTerm } from '@board/contracts/calls/terms';
import { newId } from '../database/ids.ts';
import { boardForAll, describeOnEngines } from './engines.ts';

const date = '2026-11-18';
const things: [string, Call, Call, object][] = [
  ['a task', createTask, deleteTask, { title: 'Sheet 5', date }],
  [
    'a transaction',
    createTransaction,
    deleteTransaction,
    { type: 'expense', amount: 18, category: 'dining', description: 'Lunch', date },
  ],
  ['a course', createCourse, deleteCourse, { course_name: 'Algebra', date, periods: '1-2节' }],
  ['a term', createTerm, deleteTerm, { name: 'Autumn', first_monday: '2026-09-07', weeks: 18 }],
];

describeOnEngines('under the id of something deleted', () => {
  const board = boardForAll();

  it.each(things)(
    '%s is not made again, and nothing moves',
    async (_what, create, remove, body) => {
      const lin = await board.asUser();
      const id = newId(board.clock.now());
      const make = create as Call<{ body: object; reply: { id: string } }>;
      const end = remove as Call<{ params: { id: string } }>;
      const key = { 'idempotency-key': 'first' };
      const first = await lin.call(make, { body: { ...body, id } }, key);
      expect((await lin.call(make, { body: { ...body, id } })).body).toEqual(first.body);
      await lin.call(end, { params: { id } });
      const before = (await lin.call(getChanges, {})).body.revisions;

      const again = await lin.refused(make, { body: { ...body, id } });
      expect([again.status, again.body.code]).toEqual([409, 'request.deleted']);
      // An answer that was lost on its way is still had by its key.
      expect((await lin.call(make, { body: { ...body, id } }, key)).body).toEqual(first.body);
      expect((await lin.call(getChanges, {})).body.revisions).toEqual(before);
    },
  );
});
