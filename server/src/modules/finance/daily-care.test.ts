import { createTransaction, deleteTransaction } from '@board/contracts/calls/finance';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { statisticsDifferences } from './check-statistics.ts';

const dayMs = 24 * 60 * 60_000;
const lunch = {
  type: 'expense' as const,
  amount: 18,
  category: 'dining',
  description: 'Lunch',
  date: '2026-11-18',
};

describeOnEngines('the daily care of finance', () => {
  const board = boardForEach();
  beforeEach(async () => {
    board.app.jobs.start();
    await board.app.jobs.stop();
  });

  const rows = (userId: string) =>
    board.services.database.reader.query
      .selectFrom('transactions')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();

  test('drops what can no longer be restored, and nothing else', async () => {
    const student = await board.asUser();
    const { body } = await student.call(createTransaction, { body: lunch });
    await student.call(createTransaction, { body: lunch });
    await student.call(deleteTransaction, { params: { id: body.id } });
    board.clock.advance(2 * dayMs);
    await board.app.jobs.runDue();
    expect(await rows(student.user.id)).toHaveLength(2);
    board.clock.advance(30 * dayMs);
    await board.app.jobs.runDue();
    expect((await rows(student.user.id)).map(({ deleted_at }) => deleted_at)).toEqual([null]);
  });

  test('finds figures that are wrong, says so in the log and mends them', async () => {
    const student = await board.asUser();
    await student.call(createTransaction, { body: lunch });
    const { database } = board.services;
    await database.transaction(async (tx) => {
      await tx.query
        .updateTable('transaction_days')
        .set({ entries: 5 })
        .where('user_id', '=', student.user.id)
        .execute();
    });
    board.clock.advance(2 * dayMs);
    await board.app.jobs.runDue();
    expect(
      board.logged.filter(({ msg }) => msg === 'the kept finance figures were wrong'),
    ).toHaveLength(1);
    expect(await statisticsDifferences(database.reader, student.user.id)).toEqual([]);
  });
});
