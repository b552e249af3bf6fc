import * as account from '@board/contracts/calls/account';
import { login, refreshToken } from '@board/contracts/calls/auth';
import { rotateCalendarFeed } from '@board/contracts/calls/calendar-feed';
import { getChanges } from '@board/contracts/calls/system';
import { getProfile } from '@board/contracts/calls/user';
import { describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';
import { testClient } from '../../testing/test-client.ts';

const minute = 60_000;
const next = 'left-leaning-tree';

describeOnEngines('a password', (engine) => {
  let board: TestApp;
  let other: TestApp;
  let lin: SignedIn;
  beforeEach(async () => {
    board = await startTestApp({ engine });
    other = await startTestApp({ engine, beside: board });
    lin = await board.asUser('lin_student');
  });
  afterEach(async () => {
    await other.close();
    await board.close();
  });

  const logIn = (password: string, where = board) =>
    where.anybody.call(login, { body: { username: 'lin_student', password } });

  it('changes the password, after which every session is over on every instance', async () => {
    const { body: phone } = await logIn(testPassword);
    await testClient(other.app.http, phone.token).call(getProfile, {});
    await lin.call(account.changePassword, {
      body: { currentPassword: testPassword, newPassword: next, confirmPassword: next },
    });
    await lin.refused(getProfile, {});
    await testClient(other.app.http, phone.token).refused(getProfile, {});
    await testClient(other.app.http, phone.token).refused(refreshToken, {});
    const old = await other.anybody.refused(login, {
      body: { username: 'lin_student', password: testPassword },
    });
    expect(old.status).toBe(401);
    await logIn(next, other);
  });

  it('ends the address of the calendar with it where the person says so', async () => {
    const { body: feed } = await lin.call(rotateCalendarFeed, {});
    const path = new URL(feed.url ?? '').pathname;
    const download = async () => (await other.anybody.send('GET', path)).statusCode;
    await lin.call(account.changePassword, {
      body: { currentPassword: testPassword, newPassword: next },
    });
    expect(await download()).toBe(200);
    const again = testClient(board.app.http, (await logIn(next)).body.token);
    await again.call(account.changePassword, {
      body: { currentPassword: next, newPassword: testPassword, endFeeds: true },
    });
    expect(await download()).toBe(404);
  });

  it('is asked for by its own words where it is not there at all', async () => {
    const body = { newPassword: next } as { currentPassword: string; newPassword: string };
    const { body: error } = await lin.refused(account.changePassword, { body });
    expect(error.code).toBe('user.current_password_required');
  });

  it('takes the change under the names of other clients', async () => {
    await lin.call(account.replacePassword, {
      body: { old_password: testPassword, new_password: next },
    });
    await logIn(next);
  });

  it.each([
    [
      '',
      next,
      undefined,
      400,
      'user.current_password_required',
      '请输入当前密码',
      'please enter the current password',
    ],
    [
      'wrong!',
      next,
      undefined,
      400,
      'user.wrong_password',
      '当前密码不正确',
      'the current password is wrong',
    ],
    [
      testPassword,
      '12345',
      undefined,
      400,
      'auth.password_short',
      '密码至少需要 6 个字符',
      'password must be at least 6 characters',
    ],
    [
      testPassword,
      'x'.repeat(101),
      undefined,
      400,
      'auth.password_long',
      '密码不能超过 100 个字符',
      'password must not exceed 100 characters',
    ],
    [
      testPassword,
      testPassword,
      undefined,
      400,
      'user.password_same',
      '新密码不能与当前密码相同',
      'the new password must differ from the current one',
    ],
    [
      testPassword,
      next,
      'another',
      400,
      'user.password_mismatch',
      '两次输入的密码不一致',
      'the two passwords entered do not match',
    ],
  ])(
    'refuses %j to %j with %j',
    async (currentPassword, newPassword, confirmPassword, status, code, zh, en) => {
      const body = {
        currentPassword,
        newPassword,
        ...(confirmPassword === undefined ? {} : { confirmPassword }),
      };
      for (const [language, message] of [
        ['zh-CN', zh],
        ['en', en],
      ] as const) {
        const refusal = await lin.refused(
          account.changePassword,
          { body },
          { 'accept-language': language },
        );
        expect(refusal.status).toBe(status);
        expect(refusal.body).toMatchObject({ success: false, code, message });
      }
      await lin.call(getProfile, {});
    },
  );

  it('lets nobody at an open screen guess for ever', async () => {
    const guess = (where: TestApp) =>
      testClient(where.app.http, lin.token).refused(account.changePassword, {
        body: { currentPassword: 'wrong!', newPassword: next },
      });
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(attempt % 2 ? other : board);
    const { status, headers } = await guess(other);
    expect([status, headers['retry-after']]).toEqual([429, '900']);
    const deletion = await lin.refused(account.deleteUser, { body: { password: testPassword } });
    expect(deletion.status).toBe(429);
  });

  it('gives two changes at once to one of them', async () => {
    const change = (newPassword: string) =>
      lin.send('POST', '/api/user/password', { currentPassword: testPassword, newPassword });
    const answers = await Promise.all([change('first-one'), change('second-one')]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toHaveLength(0);
  });

  it('counts registrations of one household together, whichever instance hears of them', async () => {
    const strict = await startTestApp({
      engine,
      beside: board,
      environment: { REGISTRATIONS_PER_HOUR: '2', TRUST_PROXY: 'on' },
    });
    let people = 0;
    const register = (from: string) => {
      people += 1;
      const body = {
        username: `new_${people}`,
        email: `new_${people}@example.org`,
        password: 'red-black-tree',
      };
      return strict.anybody.send('POST', '/api/auth/register', body, { 'x-forwarded-for': from });
    };
    expect((await register('2001:db8:1:2::1')).statusCode).toBe(201);
    expect((await register('2001:db8:1:2:ffff::9')).statusCode).toBe(201);
    const third = await register('2001:db8:1:2:3:4:5:6');
    expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '3600']);
    expect((await register('2001:db8:1:3::1')).statusCode).toBe(201);
    board.clock.advance(60 * minute);
    expect((await register('2001:db8:1:2::1')).statusCode).toBe(201);
    await strict.close();
  });

  it('answers both of two tabs that renew at once, and neither is thrown out', async () => {
    const [first, second] = await Promise.all([
      lin.call(refreshToken, {}),
      testClient(other.app.http, lin.token).call(refreshToken, {}),
    ]);
    await testClient(board.app.http, first.body.token).call(getChanges, {});
    await testClient(other.app.http, second.body.token).call(getChanges, {});
  });
});
