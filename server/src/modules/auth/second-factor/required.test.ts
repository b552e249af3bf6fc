import { getAdminSettings, updateAdminSettings } from '@board/contracts/calls/admin';
import { updateAdminUser } from '@board/contracts/calls/admin-users';
import { login, verifySession } from '@board/contracts/calls/auth';
import { getSecondFactor } from '@board/contracts/calls/second-factor';
import { getChanges } from '@board/contracts/calls/system';
import type { Role } from '@board/contracts/constants/roles';
import { minuteMs } from '@board/time';
import { request } from '../../../testing/access/request-of.ts';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import { beginAuthenticator, useAuthenticator } from '../../../testing/second-factor.ts';
import { type SignedIn, startTestApp, testPassword } from '../../../testing/test-app.ts';
import { testClient } from '../../../testing/test-client.ts';

describeOnEngines('a role that needs a second factor', (engine) => {
  const board = boardForEach();
  let chief: SignedIn;
  beforeEach(async () => {
    chief = await board.asRole('super_admin');
  });

  const need = (...secondFactorRoles: Role[]) =>
    chief.call(updateAdminSettings, { body: { secondFactorRoles } });
  const missing = [403, 'auth.factor_missing'];
  const refusal = async (reply: Promise<{ status: number; body: { code: string } }>) => {
    const { status, body } = await reply;
    return [status, body.code];
  };

  it('does nothing before it is set up but to set it up, to read who it is and to leave', async () => {
    const open: string[] = [];
    const teacher = await board.asRole('teacher');
    await need('teacher');
    const params = { id: teacher.user.id, remote: 'finance', channel: 'stable', name: 'a' };
    for (const served of board.app.calls) {
      const { name, access } = served.call;
      if (access === 'public' || access === 'token') continue;
      const person = name === 'logout' ? await board.asRole('teacher') : teacher;
      const { statusCode, body } = await request(person, served, { params });
      const isRefused = statusCode === 403 && JSON.parse(body).code === 'auth.factor_missing';
      if (!isRefused) open.push(name);
    }
    expect(open.toSorted()).toEqual([
      'addPasskey',
      'beginPasskey',
      'beginSchoolProof',
      'beginSecondFactor',
      'confirmSecondFactor',
      'finishSchoolProof',
      'getSecondFactor',
      'logout',
      'verifySession',
    ]);
    await chief.call(getChanges, {});
    const metrics = await teacher.send('GET', '/metrics');
    expect([metrics.statusCode, metrics.json().code]).toEqual(missing);
  });

  it('goes on at once with its first code, and is asked for it at the next sign-in', async () => {
    const teacher = await board.asRole('teacher', 'wen_teacher');
    await need('teacher');
    const own = { username: 'wen_teacher', password: testPassword };
    const { body } = await board.anybody.call(login, { body: own });
    const phone = testClient(board.app.http, body.token);
    expect(await refusal(phone.refused(getChanges, {}))).toEqual(missing);
    await beginAuthenticator(board, teacher);
    expect(await refusal(teacher.refused(getChanges, {}))).toEqual(missing);
    await useAuthenticator(board, teacher);
    await teacher.call(getChanges, {});
    await phone.call(getChanges, {});
    const again = await board.anybody.refused(login, { body: own });
    expect(again.body.code).toBe('auth.code_required');
  });

  it('holds for whoever comes to it, on every instance, until it is said otherwise', async () => {
    const beside = await startTestApp({ engine, beside: board });
    try {
      await need('teacher');
      const lin = await board.asUser();
      const elsewhere = testClient(beside.app.http, lin.token);
      await elsewhere.call(getChanges, {});
      await chief.call(updateAdminUser, { params: { id: lin.user.id }, body: { role: 'teacher' } });
      expect(await refusal(elsewhere.refused(getChanges, {}))).toEqual(missing);
      expect((await elsewhere.call(verifySession, {})).body.user.role).toBe('teacher');
      expect((await elsewhere.call(getSecondFactor, {})).body.since).toBeNull();
      await need();
      await elsewhere.call(getChanges, {});
    } finally {
      await beside.close();
    }
  });

  it('is said by whoever manages the role, and has shown his own', async () => {
    const admin = await board.asAdmin();
    const change = (secondFactorRoles: Role[]) => ({ body: { secondFactorRoles } });
    await admin.call(updateAdminSettings, change(['teacher']));
    const above = await admin.refused(updateAdminSettings, change(['teacher', 'admin']));
    expect([above.status, above.body.code]).toEqual([403, 'user.not_yours_to_manage']);
    await need('teacher', 'admin', 'super_admin');
    expect(await refusal(chief.refused(getAdminSettings, {}))).toEqual(missing);
    await useAuthenticator(board, admin);
    await useAuthenticator(board, chief);
    expect((await admin.call(getAdminSettings, {})).body.secondFactorRoles).toHaveLength(3);
    const lower = await admin.refused(updateAdminSettings, change(['teacher']));
    expect(lower.body.code).toBe('user.not_yours_to_manage');
    board.clock.advance(10 * minuteMs);
    const unproven = await chief.refused(updateAdminSettings, change([]));
    expect(unproven.body.code).toBe('auth.proof_needed');
    await chief.call(updateAdminSettings, { body: { autoBackup: false } });
  });
});
