import { listAudit } from '@board/contracts/calls/admin';
import {
  changeAdminUsers,
  importAdminUsers,
  listAdminUsers,
  updateAdminUser,
  updateUserStatus,
} from '@board/contracts/calls/admin-users';
import { login, verifySession } from '@board/contracts/calls/auth';
import { updatePreferences } from '@board/contracts/calls/user';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import { type SignedIn, testPassword } from '../../../testing/test-app.ts';

describeOnEngines('many accounts', () => {
  const board = boardForEach();
  let admin: SignedIn;
  beforeEach(async () => {
    admin = await board.asAdmin();
  });

  const found = async (search: string) =>
    (await admin.call(listAdminUsers, { query: { search } })).body.items;

  it('are changed as the preview said, and those that cannot be say why', async () => {
    const [one] = [await board.asUser('class_one'), await board.asUser('class_two')];
    await board.asRole('super_admin', 'class_chief');
    const order = { search: 'class_', to: { status: 'inactive' as const } };
    const preview = await admin.call(changeAdminUsers, { body: { ...order, preview: true } });
    expect(preview.body).toMatchObject({ changed: 0, refused: 1 });
    expect(preview.body.items.map(({ username, problem }) => [username, problem === null])).toEqual(
      [
        ['class_chief', false],
        ['class_one', true],
        ['class_two', true],
      ],
    );
    expect((await found('class_')).every(({ is_active }) => is_active)).toBe(true);
    await one.call(verifySession, {});
    const { body } = await admin.call(changeAdminUsers, { body: order });
    expect([body.changed, body.refused]).toEqual([2, 1]);
    expect((await one.refused(verifySession, {})).status).toBe(401);
    const again = await admin.call(changeAdminUsers, { body: order });
    expect(again.body.items.map(({ username }) => username)).toEqual(['class_chief']);
  });

  it('are put into a group, by file or together, by which the search finds them', async () => {
    const csv = 'username,email,class\nli_ming,li@example.org,CS 2301\nwu_fang,wu@example.org,\n';
    await admin.call(importAdminUsers, { body: { csv } });
    const named = async (search: string) =>
      (await found(search)).map(({ username, group }) => [username, group]).toSorted();
    expect(await named('cs 23')).toEqual([['li_ming', 'CS 2301']]);
    const order = { search: 'wu_', to: { group: ' CS 2301 ' } };
    const preview = await admin.call(changeAdminUsers, { body: { ...order, preview: true } });
    expect(preview.body.items).toHaveLength(1);
    expect(await named('CS 2301')).toHaveLength(1);
    await admin.call(changeAdminUsers, { body: order });
    expect((await admin.call(changeAdminUsers, { body: order })).body.items).toEqual([]);
    const both = [
      ['li_ming', 'CS 2301'],
      ['wu_fang', 'CS 2301'],
    ];
    expect(await named('CS 2301')).toEqual(both);
    const chief = await board.asRole('super_admin', 'chief');
    const none = { search: 'CS 2301', to: { group: '' } };
    await admin.call(changeAdminUsers, { body: none });
    expect(await named('CS 2301')).toEqual([]);
    const { body } = await chief.call(listAudit, { query: {} });
    expect(body.items.map(({ details }) => details)).toContain('{"before":"CS 2301","after":""}');
    const long = `username,email,group\nx_y_z,x@example.org,${'g'.repeat(200)}\n`;
    const { body: refused } = await admin.call(importAdminUsers, { body: { csv: long } });
    expect(refused).toMatchObject({ added: 0, refused: 1 });
  });

  it('are those that were meant, among those that were found', async () => {
    const [one, two] = [await board.asUser('class_one'), await board.asUser('class_two')];
    const other = await board.asUser('somebody');
    const ids = [one.user.id, other.user.id];
    await admin.call(changeAdminUsers, {
      body: { search: 'class_', ids, to: { role: 'teacher' } },
    });
    const roles = async (name: string) => (await found(name)).map(({ role }) => role);
    expect(await roles(one.user.username)).toEqual(['teacher']);
    expect(await roles(two.user.username)).toEqual(['student']);
    expect(await roles(other.user.username)).toEqual(['student']);
  });

  it('are not raised above what the administrator manages', async () => {
    await board.asUser('class_one');
    const { body } = await admin.call(changeAdminUsers, {
      body: { search: 'class_', to: { role: 'admin' } },
    });
    expect([body.changed, body.refused]).toEqual([0, 1]);
  });

  it('end on a day, with its beginning where the person is', async () => {
    const lin = await board.asUser('class_one');
    await lin.call(updatePreferences, { body: { timeZone: 'Asia/Tokyo' } });
    const params = { id: lin.user.id };
    const { body } = await admin.call(updateAdminUser, {
      params,
      body: { inactive_on: '2026-11-19' },
    });
    expect(body.inactive_on).toBe('2026-11-19');
    await runAt('2026-11-18T14:59:00.000Z');
    await lin.call(verifySession, {});
    await runAt('2026-11-18T15:00:00.000Z');
    expect((await lin.refused(verifySession, {})).status).toBe(401);
    expect(await found('class_one')).toMatchObject([{ status: 'inactive', inactive_on: null }]);
  });

  it('do not end on a day that was taken back, or was passed by', async () => {
    const lin = await board.asUser('class_one');
    const target = { params: { id: lin.user.id } };
    await admin.call(updateAdminUser, { ...target, body: { inactive_on: '2026-11-19' } });
    await admin.call(updateAdminUser, { ...target, body: { inactive_on: null } });
    await admin.call(updateAdminUser, { ...target, body: { inactive_on: '2026-11-20' } });
    await admin.call(updateUserStatus, { ...target, body: { status: 'inactive' } });
    await admin.call(updateUserStatus, { ...target, body: { status: 'active' } });
    await runAt('2026-11-21T00:00:00.000Z');
    const body = { username: 'class_one', password: testPassword };
    expect((await board.anybody.call(login, { body })).status).toBe(200);
  });

  async function runAt(instant: string) {
    board.clock.advance(Date.parse(instant) - board.clock.now());
    await board.app.jobs.runDue();
  }
});
