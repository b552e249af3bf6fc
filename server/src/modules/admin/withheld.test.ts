import { getAdminSettings, updateAdminSettings } from '@board/contracts/calls/admin';
import { verifySession } from '@board/contracts/calls/auth';
import { createNotification } from '@board/contracts/calls/notifications';
import { getChanges } from '@board/contracts/calls/system';
import type { Permission, Withheld } from '@board/contracts/constants/roles';
import { request } from '../../testing/access/request-of.ts';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { useAuthenticator } from '../../testing/second-factor.ts';
import { type SignedIn, startTestApp } from '../../testing/test-app.ts';
import { testClient } from '../../testing/test-client.ts';

/** What each opens, written a second time: a call that is missing here is open to every administrator. */
const opened: Partial<Record<Permission, readonly string[]>> = {
  'users.manage': [
    'answerClassReport',
    'listClassReports',
    ...[
      'getAdminData',
      'listAdminUsers',
      'createAdminUser',
      'importAdminUsers',
      'changeAdminUsers',
      'updateAdminUser',
    ],
    ...['updateUserStatus', 'deleteAdminUser', 'resetUserPassword', 'removeUserSecondFactor'],
    ...['listUserSessions', 'endUserSession', 'endUserSessions'],
  ],
  'settings.manage': [
    ...['getAdminData', 'getAdminSettings', 'updateAdminSettings', 'testMail', 'testEducation'],
  ],
  'operations.manage': [
    ...['getAdminData', 'listLogs', 'createLog', 'deleteLog', 'clearLogs', 'listJobs', 'runJob'],
    ...['getHealthOfServers', 'clearCache', 'listBackups', 'createBackup', 'verifyBackup'],
  ],
  'audit.read': ['listAudit', 'exportAudit'],
  'assistant.configure': [
    ...['listAssistantConfigs', 'getAssistantConfig', 'createAssistantConfig'],
    ...['updateAssistantConfig', 'deleteAssistantConfig', 'toggleAssistantConfig'],
    'testAssistantConfig',
  ],
  'remotes.manage': [
    ...['listRemotes', 'listReleases', 'listRemoteErrors', 'promoteRelease', 'rollBackRelease'],
    ...['switchRemote', 'setSelfHelp', 'setCanary', 'makePreview', 'listDeployTokens'],
    'revokeDeployToken',
  ],
};
const forAll = ['getAdminStats', 'getServerInfo'];

describeOnEngines('what the super administrator withholds from a role', (engine) => {
  const board = boardForEach();
  let chief: SignedIn;
  let admin: SignedIn;
  beforeEach(async () => {
    chief = await board.asRole('super_admin');
    admin = await board.asAdmin();
  });

  const withhold = (...withheld: Withheld[]) =>
    chief.call(updateAdminSettings, { body: { withheld } });

  it('is what the contracts say of each call of the console', () => {
    const needed = board.app.calls.flatMap(({ call: { name, access, needs = [] } }) =>
      access === 'admin' ? [[name, needs]] : [],
    );
    const written = [...forAll, ...Object.values(opened).flat()].map((name) => [
      name,
      (Object.keys(opened) as Permission[]).filter((each) => opened[each]?.includes(name)),
    ]);
    expect(Object.fromEntries(needed)).toEqual(Object.fromEntries(written));
  });

  it('is refused from the next request on, on every instance, until it is given back', async () => {
    const other = await startTestApp({ engine, beside: board });
    const there = testClient(other.app.http, admin.token);
    const params = { id: admin.user.id, remote: 'finance', name: 'a', session_id: 'a' };
    for (const [name, calls] of Object.entries(opened)) {
      await withhold(`admin:${name}` as Withheld);
      for (const served of board.app.calls.filter(({ call }) => calls.includes(call.name))) {
        const { statusCode, body } = await request(there, served, { params });
        const what = [served.call.name, statusCode, JSON.parse(body).code];
        expect(what).toEqual([served.call.name, 403, 'request.forbidden']);
      }
    }
    await withhold();
    await there.call(getAdminSettings, {});
    await other.close();
  });

  it('is told to pages that are open', async () => {
    const before = (await admin.call(getChanges, {})).body.global;
    await withhold('admin:audit.read');
    expect((await admin.call(getChanges, {})).body.global).toBe(before + 1);
    const { permissions } = (await admin.call(verifySession, {})).body.user;
    expect(permissions).not.toContain('audit.read');
    expect(permissions).toContain('users.manage');
  });

  it('holds for teachers as well, and for nobody above', async () => {
    const teacher = await board.asRole('teacher');
    await withhold('teacher:notifications.students', 'admin:notifications.broadcast');
    const message = { title: 'Room', message: 'B-105', role: 'student' } as const;
    await chief.call(createNotification, { body: message });
    expect(
      (await admin.refused(createNotification, { body: { ...message, role: 'teacher' } })).status,
    ).toBe(403);
    expect((await teacher.refused(createNotification, { body: message })).status).toBe(403);
  });

  it('is said by the super administrator alone, who has just shown his second factor', async () => {
    const body = { withheld: ['admin:audit.read' as const] };
    expect((await admin.refused(updateAdminSettings, { body })).body.code).toBe(
      'user.not_yours_to_manage',
    );
    await useAuthenticator(board, chief);
    board.clock.advance(11 * 60_000);
    const unproven = await chief.refused(updateAdminSettings, { body });
    expect(unproven.body.code).toBe('auth.proof_needed');
  });
});
