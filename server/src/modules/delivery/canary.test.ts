import { login } from '@board/contracts/calls/auth';
import * as calls from '@board/contracts/calls/delivery';
import { sendClientReport } from '@board/contracts/calls/system';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, startTestApp, testPassword } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sampleRemote } from './testing/sample-release.ts';
import { newToken, registryOf, shipper } from './testing/ship.ts';

describeOnEngines('who is served what', (engine) => {
  const board = boardForEach();
  let admin: SignedIn;
  let team: ReturnType<typeof shipper>;
  const stable = sampleRemote('finance', 'stable');
  const canary = sampleRemote('finance', 'canary');
  beforeEach(async () => {
    admin = await board.asAdmin();
    team = shipper(board, await newToken(board, 'finance'));
    await team.ship(stable);
  });

  async function cookieOf(username: string): Promise<string> {
    const { headers } = await board.anybody.call(login, {
      body: { username, password: testPassword },
    });
    return String(headers['set-cookie']).split(';')[0] ?? '';
  }
  const lineFor = async (cookie = '') => (await registryOf(board, cookie)).remotes[0];
  const choose = (usernames: string[], roles: ('teacher' | 'student')[] = []) =>
    admin.call(calls.setCanary, {
      params: { remote: 'finance' },
      body: { usernames, roles, automatic: false, share: 0 },
    });

  it('is the canary for chosen people only, with the stable release to fall back to', async () => {
    for (const name of ['lin_student', 'zhou_student']) await board.asUser(name);
    const [lin, zhou] = [await cookieOf('lin_student'), await cookieOf('zhou_student')];
    await team.ship(canary, 'canary');
    expect((await lineFor(lin))?.version).toBe(stable.release.version);
    await choose(['Lin_Student']);
    expect(await lineFor(lin)).toMatchObject({
      version: canary.release.version,
      channel: 'canary',
      previous: { version: stable.release.version },
    });
    for (const cookie of [zhou, '', `${lin}x`]) {
      expect((await lineFor(cookie))?.version).toBe(stable.release.version);
    }
  });

  it('is the canary for a role, until it is withdrawn or promoted', async () => {
    await board.asRole('teacher', 'wei_teacher');
    const wei = await cookieOf('wei_teacher');
    await choose([], ['teacher']);
    await team.ship(canary, 'canary');
    expect((await lineFor(wei))?.version).toBe(canary.release.version);
    expect(await team.rollBack('finance', 'canary')).toBeNull();
    expect((await lineFor(wei))?.version).toBe(stable.release.version);
    await team.promote(canary, 'canary');
    await team.promote(canary);
    expect(await lineFor(wei)).toMatchObject({
      version: canary.release.version,
      channel: 'stable',
    });
    expect(await team.revisionOf('finance', 'canary')).toBe(0);
  });

  it('chooses nobody who does not exist', async () => {
    const body = { usernames: ['nobody_here'], roles: [], automatic: true, share: 0 as const };
    const reply = await admin.refused(calls.setCanary, { params: { remote: 'finance' }, body });
    expect(reply.body).toMatchObject({
      code: 'delivery.people_unknown',
      message: 'There is nobody called nobody_here',
    });
  });

  it('helps itself nowhere where no remote is', async () => {
    const order = { params: { remote: 'no-remote' }, body: { self_help: false } };
    expect((await admin.refused(calls.setSelfHelp, order)).body.code).toBe(
      'delivery.remote_not_found',
    );
  });

  it('is named but never loaded while it is switched off', async () => {
    const off = (disabled: boolean) =>
      admin.call(calls.switchRemote, { params: { remote: 'finance' }, body: { disabled } });
    await off(true);
    expect((await lineFor())?.disabled).toBe(true);
    await off(false);
    expect(await lineFor()).not.toHaveProperty('disabled');
  });

  it('says of a remote called like a part of every object that there is none', async () => {
    const admin = await board.asAdmin();
    const { body } = await admin.refused(calls.switchRemote, {
      params: { remote: 'constructor' },
      body: { disabled: true },
    });
    expect(body.code).toBe('delivery.remote_not_found');
  });

  it.each([
    ['shell', 'en', 'The shell cannot be switched off'],
    ['admin', 'en', 'The console cannot be switched off: only in it could it be switched on again'],
    ['admin', 'zh-CN', '管理控制台不能关闭：只有在其中才能重新打开模块'],
  ])('%s cannot be switched off, which is said in %s', async (remote, language, message) => {
    const input = { params: { remote }, body: { disabled: true } };
    const headers = { 'accept-language': language };
    const { status, body } = await admin.refused(calls.switchRemote, input, headers);
    expect({ status, message: body.message }).toEqual({ status: 409, message });
  });

  it('may be overridden by those alone who have the permission', async () => {
    const environment = { REMOTE_ORIGINS: 'https://preview.example.org' };
    const open = await startTestApp({ engine, beside: board, environment });
    await board.asUser('lin_student');
    await board.asRole('super_admin', 'chief_admin');
    expect(await registryOf(open, await cookieOf('chief_admin'))).toMatchObject({
      overrideOrigins: ['https://preview.example.org'],
    });
    for (const cookie of [await cookieOf('lin_student'), '']) {
      expect(await registryOf(open, cookie)).not.toHaveProperty('overrideOrigins');
    }
    await open.close();
  });

  it('is shown to admins with version, owner, health, size and what browsers reported', async () => {
    const { version, files } = stable.release;
    const lin = await board.asUser();
    const report = (
      body: { remote: string; version?: string; phase: string },
      by: TestClient = lin,
    ) => by.call(sendClientReport, { body });
    for (const phase of ['render', 'render', 'entry', 'made-up']) {
      await report({ remote: 'finance', version, phase });
    }
    await report({ remote: 'finance', version: '9.9.9-000000000000', phase: 'render' });
    await report({ remote: 'finance', phase: 'render' });
    // A stranger is heard, and kept in the log; he turns no remote into a failing one.
    await report({ remote: 'finance', version, phase: 'render' }, board.anybody);
    const {
      body: { items },
    } = await admin.call(calls.listRemotes, {});
    expect(items).toEqual([
      expect.objectContaining({
        name: 'finance',
        owner: 'Somebody',
        version,
        health: 'failing',
        errors: 3,
        is_local: false,
        bytes: files.reduce((sum, file) => sum + file.bytes, 0),
        initial_bytes: files[0]?.bytes,
      }),
    ]);
    const params = { remote: 'finance' };
    const errors = (await admin.call(calls.listRemoteErrors, { params })).body.items;
    expect(errors).toContainEqual(expect.objectContaining({ version, phase: 'render', count: 2 }));
    board.clock.advance(2 * 60 * 60_000);
    expect((await admin.call(calls.listRemotes, {})).body.items[0]?.health).toBe('ok');
  });
});
