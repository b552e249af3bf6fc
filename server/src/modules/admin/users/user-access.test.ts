import {
  createAdminUser,
  deleteAdminUser,
  endUserSession,
  endUserSessions,
  listUserSessions,
  removeUserSecondFactor,
  resetUserPassword,
  updateAdminUser,
  updateUserStatus,
} from '@board/contracts/calls/admin-users';
import { login, verifySession } from '@board/contracts/calls/auth';
import { listNotifications } from '@board/contracts/calls/notifications';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import { useAuthenticator } from '../../../testing/second-factor.ts';
import { startTestApp, testPassword } from '../../../testing/test-app.ts';

describeOnEngines('access of users', (engine) => {
  const board = boardForAll();

  it('lets admins manage students and teachers, super admins everybody', async () => {
    const admin = await board.asAdmin();
    const other = await board.asAdmin();
    const chief = await board.asRole('super_admin');
    const lin = await board.asUser();
    const params = { id: lin.user.id };
    const raised = await admin.call(updateAdminUser, { params, body: { role: 'teacher' } });
    expect(raised.body.role).toBe('teacher');
    const tooHigh = await admin.refused(updateAdminUser, { params, body: { role: 'admin' } });
    expect([tooHigh.status, tooHigh.body.code]).toEqual([403, 'user.not_yours_to_manage']);
    const made = {
      body: { username: 'new_chief', email: 'c@example.org', role: 'admin' as const },
    };
    expect((await admin.refused(createAdminUser, made)).status).toBe(403);
    for (const foreign of [other, chief]) {
      const target = { params: { id: foreign.user.id } };
      const name = { ...target, body: { username: 'renamed_one' } };
      expect((await admin.refused(updateAdminUser, name)).status).toBe(403);
      expect((await admin.refused(deleteAdminUser, target)).status).toBe(403);
      expect((await admin.refused(resetUserPassword, target)).status).toBe(403);
      expect((await admin.refused(listUserSessions, target)).status).toBe(403);
      expect((await admin.refused(endUserSessions, target)).status).toBe(403);
    }
    const up = { params, body: { role: 'super_admin' as const } };
    expect((await chief.call(updateAdminUser, up)).body.role).toBe('super_admin');
  });

  it('lets in who has lost telephone and codes, tells him and writes it down', async () => {
    const admin = await board.asAdmin();
    const lin = await board.asUser();
    const target = { params: { id: lin.user.id } };
    await useAuthenticator(board, lin);
    const without = await admin.refused(removeUserSecondFactor, target);
    expect([without.status, without.body.code]).toEqual([403, 'user.second_factor_first']);
    await useAuthenticator(board, admin);
    const body = { username: lin.user.username, password: testPassword };
    expect((await board.anybody.refused(login, { body })).body.code).toBe('auth.code_required');
    await admin.call(removeUserSecondFactor, target);
    // Whoever got no answer asks again.
    await admin.call(removeUserSecondFactor, target);
    await board.anybody.call(login, { body });
    const { body: told } = await lin.call(listNotifications, {});
    expect(told.items[0]?.title).toBe('Two-step login switched off');
    const { rows } = await board.services.database.reader.run(
      `select actor_id, target from audit_log where action = 'user.second_factor_off'`,
      [],
    );
    expect(rows).toEqual([{ actor_id: admin.user.id, target: lin.user.id }]);
  });

  it('lets nobody drop his own second factor this way, or that of somebody above', async () => {
    const [admin, chief] = [await board.asAdmin(), await board.asRole('super_admin')];
    await useAuthenticator(board, chief);
    const target = { params: { id: chief.user.id } };
    expect((await chief.refused(removeUserSecondFactor, target)).body.code).toBe(
      'user.own_account',
    );
    expect((await admin.refused(removeUserSecondFactor, target)).status).toBe(403);
  });

  it('lets nobody disable, demote or delete himself', async () => {
    const admin = await board.asRole('super_admin');
    const params = { id: admin.user.id };
    const refusals = [
      await admin.refused(updateUserStatus, { params, body: { status: 'inactive' } }),
      await admin.refused(updateAdminUser, { params, body: { is_active: false } }),
      await admin.refused(updateAdminUser, { params, body: { role: 'student' } }),
      await admin.refused(deleteAdminUser, { params }),
    ];
    expect(refusals.map(({ body }) => body.code)).toEqual(Array(4).fill('user.own_account'));
  });

  it('lets a new role count with the next request, on every instance', async () => {
    const second = await startTestApp({ engine, beside: board });
    try {
      const admin = await board.asRole('super_admin');
      const lin = await board.asUser();
      const elsewhere = () =>
        second.anybody.send('GET', '/api/admin/users', undefined, {
          authorization: `Bearer ${lin.token}`,
        });
      expect((await elsewhere()).statusCode).toBe(403);
      const params = { id: lin.user.id };
      await admin.call(updateAdminUser, { params, body: { role: 'admin' } });
      expect((await elsewhere()).statusCode).toBe(200);
      await admin.call(updateAdminUser, { params, body: { role: 'student' } });
      expect((await elsewhere()).statusCode).toBe(403);
    } finally {
      await second.close();
    }
  });

  it('shuts a disabled person out with the next request, on every instance', async () => {
    const second = await startTestApp({ engine, beside: board });
    try {
      const admin = await board.asAdmin();
      const lin = await board.asUser();
      const elsewhere = (token: string) =>
        second.anybody.send('GET', '/api/auth/verify', undefined, {
          authorization: `Bearer ${token}`,
        });
      expect((await elsewhere(lin.token)).statusCode).toBe(200);
      const params = { id: lin.user.id };
      const { body } = await admin.call(updateUserStatus, { params, body: { status: 'inactive' } });
      expect([body.status, body.is_active]).toEqual(['inactive', false]);
      expect((await elsewhere(lin.token)).statusCode).toBe(401);
      expect((await lin.refused(verifySession, {})).status).toBe(401);
      const { query } = board.services.database.reader;
      const left = query.selectFrom('sessions').select('id').where('user_id', '=', lin.user.id);
      expect(await left.execute()).toEqual([]);
      const back = await admin.call(updateAdminUser, { params, body: { is_active: true } });
      expect(back.body.status).toBe('active');
    } finally {
      await second.close();
    }
  });

  it('shows where somebody is signed in and ends it', async () => {
    const admin = await board.asAdmin();
    const lin = await board.asUser();
    const params = { id: lin.user.id };
    const { body } = await admin.call(listUserSessions, { params });
    expect(body.items).toMatchObject([{ user_agent: 'test', current: false }]);
    const session_id = body.items[0]?.id ?? '';
    await admin.call(endUserSession, { params: { ...params, session_id } });
    expect((await lin.refused(verifySession, {})).status).toBe(401);
    const again = { params: { ...params, session_id } };
    expect((await admin.refused(endUserSession, again)).status).toBe(404);
    expect((await admin.call(endUserSessions, { params })).body.ended).toBe(0);
  });
});
