import { updateAdminUser } from '@board/contracts/calls/admin-users';
import * as calls from '@board/contracts/calls/auth';
import { updatePreferences } from '@board/contracts/calls/user';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';
import { testClient } from '../../testing/test-client.ts';

const minute = 60_000;

describeOnEngines('identity', (engine) => {
  const board = boardForEach();

  const person = { username: 'lin_student', email: 'Lin@example.org', password: 'red-black-tree' };
  const withToken = (token: string) => testClient(board.app.http, token);

  it('registers a student whatever role was sent, signed in and with the zone of the browser', async () => {
    const { status, body } = await board.anybody.call(calls.register, {
      body: { ...person, role: 'super_admin', timeZone: 'Europe/Berlin' },
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      username: 'lin_student',
      role: 'student',
      permissions: [],
      is_active: true,
      daysJoined: 1,
      preferences: { timeZone: 'Europe/Berlin', language: 'en' },
    });
    const verified = await withToken(body.token).call(calls.verifySession, {});
    expect(verified.body.user).toEqual(body.user);
  });

  it('looks, once, as the first browser does that signs in to an account made without one', async () => {
    const made = await board.anybody.call(calls.register, { body: person });
    expect(made.body.user.preferences).toMatchObject({
      darkMode: false,
      timeZone: 'Asia/Shanghai',
    });
    const signIn = async (look: object) => {
      const { username, password } = person;
      const { body } = await board.anybody.call(calls.login, {
        body: { username, password, ...look },
      });
      return body.user.preferences;
    };
    const look = { darkMode: true, language: 'en', timeZone: 'Europe/Berlin' };
    expect(await signIn({ language: 'en' })).toEqual(made.body.user.preferences);
    expect(await signIn({ ...look, timeZone: 'Mars/Olympus' })).toMatchObject({
      darkMode: true,
      timeZone: 'Asia/Shanghai',
    });
    expect(await signIn({ ...look, darkMode: false, language: 'zh-CN' })).toMatchObject({
      darkMode: true,
      language: 'en',
    });
  });

  it('looks as the first browser does although somebody has written to the account before', async () => {
    const { body } = await board.anybody.call(calls.register, { body: person });
    const boss = await board.asAdmin();
    await boss.call(updateAdminUser, { params: { id: body.user.id }, body: { role: 'teacher' } });
    const { username, password } = person;
    const look = { darkMode: true, language: 'en', timeZone: 'Europe/Berlin' } as const;
    const later = await board.anybody.call(calls.login, { body: { username, password, ...look } });
    expect(later.body.user.preferences).toMatchObject(look);
    await withToken(later.body.token).call(updatePreferences, { body: { language: 'zh-CN' } });
    const again = await board.anybody.call(calls.login, { body: { username, password, ...look } });
    expect(again.body.user.preferences.language).toBe('zh-CN');
  });

  it('leaves what was asked for at the registration to no browser', async () => {
    const { body } = await board.anybody.call(calls.register, {
      body: { ...person, language: 'zh-CN' },
    });
    const { username, password } = person;
    const later = await board.anybody.call(calls.login, {
      body: { username, password, darkMode: true, language: 'en', timeZone: 'UTC' },
    });
    expect(later.body.user.preferences).toEqual(body.user.preferences);
  });

  it('takes a name and an address only once, without regard to case', async () => {
    await board.anybody.call(calls.register, { body: person });
    const register = async (change: object) =>
      (await board.anybody.refused(calls.register, { body: { ...person, ...change } })).body.code;
    expect(await register({ username: 'LIN_student', email: 'other@example.org' })).toBe(
      'auth.username_taken',
    );
    expect(await register({ username: 'another', email: 'lin@EXAMPLE.org' })).toBe(
      'auth.email_taken',
    );
  });

  it('names what is wrong with a registration, in the language asked for', async () => {
    const register = (change: object, language = 'en') =>
      board.anybody.refused(
        calls.register,
        { body: { ...person, ...change } },
        { 'accept-language': language },
      );
    expect((await register({ username: 'a b' })).body.code).toBe('auth.username_format');
    for (const email of [
      'nowhere',
      'a@b.org>',
      '<a@b.org>',
      'a@[127.0.0.1]',
      'a@127.0.0.1',
      '"a"@b.org',
      'a@b.org,c@d.org',
      'a@b..org',
    ])
      expect([email, (await register({ email })).body.code]).toEqual([email, 'auth.email_format']);
    expect((await register({ password: 'x'.repeat(101) })).body.message).toBe(
      'password must not exceed 100 characters',
    );
    expect((await register({ password: '12345' }, 'zh-CN,zh;q=0.9')).body.message).toBe(
      '密码至少需要 6 个字符',
    );
  });

  it('answers a wrong name and a wrong password alike', async () => {
    await board.anybody.call(calls.register, { body: person });
    const wrong = await board.anybody.refused(calls.login, {
      body: { username: 'lin_student', password: 'wrong!' },
    });
    const nobody = await board.anybody.refused(calls.login, {
      body: { username: 'nobody', password: 'wrong!' },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      success: false,
      code: 'auth.invalid_credentials',
      message: 'wrong username or password',
    });
    expect(nobody.body).toEqual(wrong.body);
  });

  it('tells a disabled user so only when the password is right', async () => {
    const { user } = await board.asUser('lin_student');
    await board.services.database.transaction((tx) =>
      tx.query.updateTable('users').set({ status: 'inactive' }).where('id', '=', user.id).execute(),
    );
    const logIn = async (password: string) =>
      (await board.anybody.refused(calls.login, { body: { username: 'lin_student', password } }))
        .body.code;
    expect(await logIn('wrong!')).toBe('auth.invalid_credentials');
    expect(await logIn(testPassword)).toBe('auth.account_disabled');
  });

  it('slows down guesses at one account, on every instance', async () => {
    const other = await startTestApp({ engine, beside: board });
    const guess = (where: TestApp) =>
      where.anybody.refused(calls.login, { body: { username: 'lin_student', password: 'wrong!' } });
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(attempt % 2 ? other : board);
    const { status, headers } = await guess(other);
    expect([status, headers['retry-after']]).toEqual([429, '900']);
    board.clock.advance(15 * minute);
    expect((await guess(board)).status).toBe(401);
    await other.close();
  });

  it('has one super administrator at first and no default password', async () => {
    const first = { username: 'admin', password: testPassword };
    const { body } = await board.anybody.call(calls.login, { body: first });
    expect(body.user.role).toBe('super_admin');
    const other = await startTestApp({ engine, beside: board });
    const { rows } = await board.services.database.reader.run(
      "select id from users where role = 'super_admin'",
      [],
    );
    expect(rows).toHaveLength(1);
    await other.close();
  });

  it('stores no token in the clear', async () => {
    const lin = await board.asUser();
    const { rows } = await board.services.database.reader.run('select * from session_tokens', []);
    expect(JSON.stringify(rows)).not.toContain(lin.token);
  });

  it('keeps preferences sent as fields, as an object or as JSON text', async () => {
    const lin = await board.asUser();
    await lin.call(updatePreferences, { body: { darkMode: true } });
    await lin.call(updatePreferences, { body: { preferences: { emailNotifications: false } } });
    const { body } = await lin.call(updatePreferences, {
      body: { preferences: '{"desktopNotifications":true,"timeZone":"Europe/Berlin"}' },
    });
    expect(body.preferences).toEqual({
      darkMode: true,
      emailNotifications: false,
      desktopNotifications: true,
      language: 'en',
      timeZone: 'Europe/Berlin',
    });
    const wrong = await lin.refused(updatePreferences, { body: { timeZone: 'Mars/Olympus' } });
    expect(wrong.body.code).toBe('user.time_zone_unknown');
  });
});
