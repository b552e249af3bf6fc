import { updateAdminSettings } from '@board/contracts/calls/admin';
import { login } from '@board/contracts/calls/auth';
import { listNotifications } from '@board/contracts/calls/notifications';
import { getChanges, getKept } from '@board/contracts/calls/system';
import { createTask, deleteTask, listTaskTrash, restoreTask } from '@board/contracts/calls/tasks';
import { type Kept, usuallyKept } from '@board/contracts/constants/retention';
import { dayMs } from '@board/time';
import { sweep } from './housekeeping.ts';
import { forgetOldNotifications } from './modules/notifications/forget-old.ts';
import { notify } from './modules/notifications/index.ts';
import { boardForEach, describeOnEngines } from './testing/engines.ts';
import { type SignedIn, testPassword } from './testing/test-app.ts';
import { testClient } from './testing/test-client.ts';
import { instant } from './time/clock.ts';

describeOnEngines('what is kept for a time', () => {
  const board = boardForEach();
  let chief: SignedIn;
  let lin: SignedIn;
  beforeEach(async () => {
    chief = await board.asRole('super_admin');
    lin = await board.asUser();
  });

  /** Days pass in these tests, and sessions with them. */
  async function again({ user: { username } }: SignedIn) {
    const body = { username, password: testPassword };
    const { token } = (await board.anybody.call(login, { body })).body;
    return testClient(board.app.http, token);
  }
  const keep = async (change: Partial<Kept>) =>
    (await again(chief)).call(updateAdminSettings, {
      body: { kept: { ...usuallyKept, ...change } },
    });

  it('is said to everybody, and changed to one of the choices alone', async () => {
    expect((await board.anybody.call(getKept, {})).body).toEqual(usuallyKept);
    await keep({ trash: 7 });
    expect((await board.anybody.call(getKept, {})).body.trash).toBe(7);
    const odd = { body: { kept: { ...usuallyKept, trash: 8 } } };
    expect((await chief.refused(updateAdminSettings, odd)).status).toBe(400);
    const { body } = await lin.call(listTaskTrash, { query: {} });
    expect(body.kept_days).toBe(7);
  });

  it('of the audit log is changed by the super administrator alone', async () => {
    const admin = await board.asAdmin();
    const kept = { ...usuallyKept, notifications: 30 };
    await admin.call(updateAdminSettings, { body: { kept } });
    const refusal = await admin.refused(updateAdminSettings, {
      body: { kept: { ...kept, audit: 365 } },
    });
    expect(refusal.body.code).toBe('user.not_yours_to_manage');
  });

  it('is not had back any more when the time has become shorter', async () => {
    const { body: task } = await lin.call(createTask, {
      body: { title: 'Swim', date: '2026-11-18' },
    });
    const target = { params: { id: task.id }, query: {} };
    await lin.call(deleteTask, target);
    await keep({ trash: 7 });
    board.clock.advance(6 * dayMs);
    await (await again(lin)).call(restoreTask, { params: { id: task.id } });
    await (await again(lin)).call(deleteTask, target);
    board.clock.advance(8 * dayMs);
    const back = await again(lin);
    expect((await back.refused(restoreTask, { params: { id: task.id } })).status).toBe(404);
    expect((await back.call(listTaskTrash, { query: {} })).body.items).toEqual([]);
  });

  it('goes from the bell, with its count, and open pages hear of it', async () => {
    const ctx = await board.contextOf(lin);
    const tell = () =>
      board.services.database.transaction((tx) =>
        notify(ctx, tx, {
          userId: lin.user.id,
          title: 'Told',
          message: '',
          type: 'info',
          category: 'system',
          actionUrl: null,
        }),
      );
    await tell();
    board.clock.advance(31 * dayMs);
    await tell();
    await forgetOldNotifications(ctx);
    const owner = await again(lin);
    const before = (await owner.call(listNotifications, { query: {} })).body;
    await keep({ notifications: 30 });
    const { notifications: moved } = (await owner.call(getChanges, {})).body.revisions;
    await forgetOldNotifications(ctx);
    const after = (await owner.call(listNotifications, { query: {} })).body;
    expect(before.items.length - after.items.length).toBe(1);
    expect(before.unread - after.unread).toBe(1);
    expect((await owner.call(getChanges, {})).body.revisions.notifications).toBe(moved + 1);
  });

  it('leaves the audit log whole but for what is too old, and the database holds the rest', async () => {
    const ctx = await board.contextOf(chief);
    const old = { id: 'old', at: '2019-05-01T00:00:00.000Z' };
    const words = { actor_id: '', actor_name: '', action: 'log.cleared', target: '' };
    const rest = { details: '{}', request_id: '', address: '' };
    await board.services.database.transaction((tx) =>
      tx.query
        .insertInto('audit_log')
        .values({ ...old, ...words, ...rest })
        .execute(),
    );
    const count = async () =>
      (await board.services.database.reader.query.selectFrom('audit_log').select('id').execute())
        .map(({ id }) => id)
        .includes('old');
    await sweep(ctx);
    expect(await count()).toBe(true);
    await keep({ audit: 365 });
    await sweep(ctx);
    expect(await count()).toBe(false);
    await expect(
      board.services.database.transaction((tx) =>
        tx.query.deleteFrom('audit_log').where('at', '>', instant(0)).execute(),
      ),
    ).rejects.toThrow('never changed');
  });

  it('ends remembered sessions, those that are open as well', async () => {
    const ctx = await board.contextOf(chief);
    const body = { username: lin.user.username, password: testPassword, remember: true };
    await board.anybody.call(login, { body });
    await keep({ sessions: 1 });
    board.clock.advance(dayMs + 1);
    await sweep(ctx);
    const { reader } = board.services.database;
    expect(await reader.query.selectFrom('sessions').select('id').execute()).toEqual([]);
  });
});
