import * as calls from '@board/contracts/calls/tasks';
import { updatePreferences } from '@board/contracts/calls/user';
import { newId } from '../../../database/ids.ts';
import { pieces } from '../../../database/pieces.ts';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import { longestShare } from '../../../testing/longest-share.ts';
import type { SignedIn } from '../../../testing/test-app.ts';
import { findTaskRow } from '../tasks.repository.ts';

describeOnEngines('reminders of a person who moves to another time zone', () => {
  const board = boardForAll();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser();
  });

  /** As they stand after years of series. */
  async function fill(tasks: number): Promise<void> {
    const reminders = [60, 10].map((minutes_before) => ({ minutes_before }));
    const body = { title: 'Words', date: '2026-11-20', time: '16:00-17:00', reminders };
    const { id } = (await lin.call(calls.createTask, { body })).body;
    await board.services.database.transaction(async (tx) => {
      const row = await findTaskRow(tx, lin.user.id, id);
      if (!row) return;
      const others = Array.from({ length: tasks - 1 }, () => ({ ...row, id: newId() }));
      for (const piece of pieces(others))
        await tx.query.insertInto('tasks').values(piece).execute();
    });
  }
  const move = (timeZone: string) => lin.call(updatePreferences, { body: { timeZone } });
  async function momentsOfAll(): Promise<Record<string, number>> {
    const rows = await board.services.database.reader.query
      .selectFrom('tasks')
      .select(({ fn }) => ['reminder_time', fn.countAll<number>().as('tasks')])
      .where('user_id', '=', lin.user.id)
      .groupBy('reminder_time')
      .execute();
    return Object.fromEntries(rows.map((row) => [row.reminder_time, Number(row.tasks)]));
  }

  it('move some hundreds at once and the others in a job, in the zone that holds by then', async () => {
    const { statements } = board.services.database;
    await fill(1_200);
    statements.forget();
    await move('Asia/Tokyo');
    const done = statements.slowest(0, 1_000).reduce((sum, { times }) => sum + times, 0);
    expect(done).toBeLessThan(700);
    expect(await momentsOfAll()).toEqual({
      '2026-11-20T06:00:00.000Z': 500,
      '2026-11-20T07:00:00.000Z': 700,
    });
    await move('UTC');
    await board.app.jobs.runDue();
    expect(await momentsOfAll()).toEqual({ '2026-11-20T15:00:00.000Z': 1_200 });
    const { rows } = await board.services.database.reader.run(
      `select count(*) as jobs from jobs where kind = 'tasks.remind' and run_at = '2026-11-20T15:00:00.000Z'`,
      [],
    );
    expect(Number(rows[0]?.jobs)).toBe(1_200);
  });

  it('leave others their turns', async () => {
    await fill(500);
    const share = await longestShare((sample) => move(['Asia/Tokyo', 'UTC'][sample % 2] ?? ''));
    expect(share).toBeLessThan(0.5);
  });
});
