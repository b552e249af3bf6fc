import { changePassword, updateEmail, updateUsername } from '@board/contracts/calls/account';
import * as admin from '@board/contracts/calls/admin-users';
import { confirmEmail, login, register, resetPassword } from '@board/contracts/calls/auth';
import { listNotifications } from '@board/contracts/calls/notifications';
import { updatePreferences } from '@board/contracts/calls/user';
import { boardForAll, describeOnEngines, openForAll } from '../../testing/engines.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { type SignedIn, testPassword } from '../../testing/test-app.ts';
import { testClient } from '../../testing/test-client.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newerFirefox = firefox.replaceAll('140', '141');
const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15';

describeOnEngines('what somebody is told of his account', () => {
  const mail = openForAll(startMailServer, (it) => it.close());
  const board = boardForAll(() => ({
    environment: { SMTP_URL: mail.url, PUBLIC_URL: 'https://board.example.org' },
  }));
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser();
    await board.app.jobs.runDue();
    mail.mails.length = 0;
  });

  const signIn = async (agent: string, password = testPassword) => {
    const body = { username: lin.user.username, password };
    const { token } = (await board.anybody.call(login, { body }, { 'user-agent': agent })).body;
    return testClient(board.app.http, token);
  };
  const told = async (client: Pick<SignedIn, 'call'> = lin) =>
    (await client.call(listNotifications, { query: {} })).body.items.map(
      ({ title, type, category, actionUrl }) => [title, type, category, actionUrl],
    );

  it('is a sign-in from a new device, but neither the first one nor a newer version', async () => {
    await signIn(firefox);
    await signIn(newerFirefox);
    expect(await told()).toEqual([]);
    await signIn(safari);
    await signIn(safari);
    expect(await told()).toEqual([['Logged in on a new device', 'warning', 'user', '/profile']]);
  });

  it('is told in the language of the browser whose sign-in settles it', async () => {
    const person = { username: 'api_first', password: testPassword };
    await board.anybody.call(register, { body: { ...person, email: 'api@example.org' } });
    const body = { ...person, darkMode: false, language: 'zh-CN', timeZone: 'UTC' } as const;
    const { token } = (await board.anybody.call(login, { body }, { 'user-agent': safari })).body;
    expect(await told(testClient(board.app.http, token))).toEqual([
      ['在新设备上登录', 'warning', 'user', '/profile'],
    ]);
  });

  it('is nothing when the password was wrong', async () => {
    await signIn(firefox);
    const body = { username: lin.user.username, password: 'wrong-guess' };
    await board.anybody.refused(login, { body }, { 'user-agent': safari });
    expect(await told()).toEqual([]);
  });

  it('is a changed password, and one set by a link', async () => {
    const next = 'green-blue-tree';
    await lin.call(changePassword, {
      body: { currentPassword: testPassword, newPassword: next },
    });
    const again = await signIn(firefox, next);
    expect(await told(again)).toEqual([['Password changed', 'warning', 'user', '/profile']]);

    const boss = await board.asAdmin();
    const { link } = (await boss.call(admin.resetUserPassword, { params: { id: lin.user.id } }))
      .body;
    const token = /#token=([\w-]+)/.exec(link)?.[1] ?? '';
    await board.anybody.call(resetPassword, { body: { token, password: 'amber-oak-tree' } });
    expect(await told(await signIn(firefox, 'amber-oak-tree'))).toHaveLength(2);
  });

  it('is a changed address once it counts, and no mail of it but the question and the warning', async () => {
    const email = `new-${lin.user.email}`;
    await lin.call(updateEmail, { body: { email } });
    await board.app.jobs.runDue();
    expect(await told()).toEqual([]);
    const sent = mail.mails.map((text) => text.replaceAll('=\n', '')).join();
    const [, token = ''] = /#token=3D([\w-]+)/.exec(sent) ?? [];
    await board.anybody.call(confirmEmail, { body: { token } });
    await board.app.jobs.runDue();
    expect(await told()).toEqual([['E-mail address changed', 'warning', 'user', '/profile']]);
    const receivers = mail.mails.map((text) => /^To: (.+)$/m.exec(text)?.[1]?.trim());
    expect(receivers.toSorted()).toEqual([lin.user.email, email].toSorted());
  });

  it('is a new name, whoever gave it, and none where it is the same', async () => {
    const { username } = lin.user;
    await lin.call(updateUsername, { body: { username } });
    expect(await told()).toEqual([]);
    await lin.call(updateUsername, { body: { username: `${username}_a` } });
    const boss = await board.asAdmin();
    const params = { id: lin.user.id };
    await boss.call(admin.updateAdminUser, { params, body: { username: `${username}_b` } });
    const line = ['Username changed', 'warning', 'user', '/profile'];
    expect(await told()).toEqual([line, line]);
    const { body } = await lin.call(listNotifications, { query: {} });
    expect(body.items.map(({ message }) => message.split('.')[0]).toSorted()).toEqual([
      `It is now ${username}_a`,
      `It is now ${username}_b`,
    ]);
  });

  it('is a new role, being enabled again and a new address from an administrator, in Chinese', async () => {
    await lin.call(updatePreferences, { body: { language: 'zh-CN', emailNotifications: false } });
    const boss = await board.asAdmin();
    const params = { id: lin.user.id };
    const change = (body: object) => boss.call(admin.updateAdminUser, { params, body });
    await change({ role: 'teacher' });
    await change({ role: 'teacher', email: `other-${lin.user.email}` });
    await change({ status: 'inactive' });
    await change({ status: 'active' });
    expect((await told(await signIn(firefox))).map(([title]) => title).toSorted()).toEqual(
      ['角色已变更', '账号已重新启用', '邮箱已修改'].toSorted(),
    );
  });
});
