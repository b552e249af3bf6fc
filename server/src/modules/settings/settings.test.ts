import { login } from '@board/contracts/calls/auth';
import { getChanges, getHealth } from '@board/contracts/calls/system';
import { usuallyKept } from '@board/contracts/constants/retention';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { startTestApp, testPassword } from '../../testing/test-app.ts';
import { readSettings, updateSettings } from './index.ts';

describeOnEngines('settings', (engine) => {
  const board = boardForEach();

  it('keep admins only during maintenance, on every instance at once', async () => {
    const other = await startTestApp({ engine, beside: board });
    const lin = await board.asUser('lin_student');
    const admin = await board.asAdmin();
    await updateSettings(await other.contextOf(admin), { maintenanceMode: true });
    const { status, body, headers } = await lin.refused(getChanges, {});
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'server.maintenance', '60']);
    await admin.call(getChanges, {});
    await board.anybody.call(getHealth, {});
    await board.anybody.call(login, { body: { username: 'lin_student', password: testPassword } });
    await updateSettings(await other.contextOf(admin), { maintenanceMode: false });
    await lin.call(getChanges, {});
    await other.close();
  });

  it('move what is the same for everybody and leave a trace', async () => {
    const lin = await board.asUser();
    const admin = await board.asAdmin();
    const before = (await lin.call(getChanges, {})).body.global;
    await updateSettings(await board.contextOf(admin), { autoBackup: false });
    expect((await lin.call(getChanges, {})).body.global).toBe(before + 1);
    const { reader } = board.services.database;
    expect(await readSettings(reader)).toEqual({
      maintenanceMode: false,
      autoBackup: false,
      emailNotifications: true,
      secondFactorRoles: [],
      localPasswords: true,
      withheld: [],
      kept: usuallyKept,
    });
    const [entry] = await reader.query.selectFrom('audit_log').selectAll().execute();
    expect(entry).toMatchObject({ action: 'settings.changed', actor_name: admin.user.username });
  });
});
