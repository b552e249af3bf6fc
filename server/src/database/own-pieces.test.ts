import { deleteUser } from '@board/contracts/calls/account';
import * as notificationCalls from '@board/contracts/calls/notifications';
import * as calls from '@board/contracts/calls/tasks';
import { findRow } from '../modules/notifications/notifications.repository.ts';
import { findTaskRow } from '../modules/tasks/tasks.repository.ts';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import { type SignedIn, testPassword } from '../testing/test-app.ts';
import { newId } from './ids.ts';
import { pieces } from './pieces.ts';

describeOnEngines('what one request does to all that a person has', () => {
  const board = boardForAll();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser();
    const body = { title: 'Words', date: '2026-11-20' };
    const { id } = (await lin.call(calls.createTask, { body })).body;
    await lin.call(calls.deleteTask, { params: { id } });
    const told = (await lin.call(notificationCalls.createNotification, { body: { title: 'Told' } }))
      .body;
    await board.services.database.transaction(async (tx) => {
      const task = await findTaskRow(tx, lin.user.id, id);
      const notification = await findRow(tx, lin.user.id, told.id);
      if (!task || !notification) return;
      const ids = Array.from({ length: 1_200 }, () => newId());
      for (const piece of pieces(ids)) {
        const like = <Row>(row: Row) => piece.map((each) => ({ ...row, id: each }));
        await tx.query.insertInto('tasks').values(like(task)).execute();
        await tx.query.insertInto('notifications').values(like(notification)).execute();
      }
    });
  });

  /** The statements that begin so, while something is done. */
  async function statements(begin: string, work: () => Promise<unknown>): Promise<number> {
    const { statements: all } = board.services.database;
    all.forget();
    await work();
    const such = all.slowest(0, 1_000).filter(({ shape }) => shape.startsWith(begin));
    return such.reduce((sum, { times }) => sum + times, 0);
  }

  it('is done in pieces, and all of it: emptying a trash', async () => {
    let gone = 0;
    const empty = async () => {
      gone = (await lin.call(calls.emptyTaskTrash, {})).body.deleted;
    };
    expect(await statements('delete from tasks', empty)).toBe(3);
    expect(gone).toBe(1_201);
  });

  it('is done in pieces, and all of it: reading and clearing what was told', async () => {
    const readAll = () => lin.call(notificationCalls.readAllNotifications, {});
    expect(await statements('update notifications', readAll)).toBe(3);
    const unread = async () =>
      (await lin.call(notificationCalls.listNotifications, { query: { unread_only: true } })).body
        .items;
    expect(await unread()).toEqual([]);
    const clear = () => lin.call(notificationCalls.clearNotifications, {});
    expect(await statements('delete from notifications', clear)).toBe(3);
  });

  it('is done in pieces, and all of it: an account that is deleted', async () => {
    const leave = () => lin.call(deleteUser, { body: { password: testPassword } });
    expect(await statements('delete from tasks', leave)).toBe(3);
    const { rows } = await board.services.database.reader.run(
      `select id from tasks where user_id = '${lin.user.id}'`,
      [],
    );
    expect(rows).toEqual([]);
  });
});
