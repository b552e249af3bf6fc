import { updateAdminUser } from '@board/contracts/calls/admin-users';
import * as calls from '@board/contracts/calls/auth';
import { rotateCalendarFeed } from '@board/contracts/calls/calendar-feed';
import { getProfile, updatePreferences } from '@board/contracts/calls/user';
import { describeOnEngines } from '../../../testing/engines.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import {
  type SignedIn,
  startTestApp,
  type TestApp,
  testPassword,
} from '../../../testing/test-app.ts';

const minute = 60_000;
const password = 'left-leaning-tree';

describeOnEngines('a forgotten password', (engine) => {
  let post: MailServer;
  let board: TestApp;
  let lin: SignedIn;
  beforeEach(async () => {
    post = await startMailServer();
    board = await startTestApp({
      engine,
      environment: { SMTP_URL: post.url, PUBLIC_URL: 'https://board.example.org' },
    });
    lin = await board.asUser('lin_student');
  });
  afterEach(async () => {
    await board.close();
    await post.close();
  });

  const ask = async (email = 'Lin_Student@example.org') => {
    const { status } = await board.anybody.call(calls.requestPasswordReset, { body: { email } });
    await board.app.jobs.runDue();
    return status;
  };
  const tokenOf = (mail = '') => {
    const text = mail.replaceAll('=\n', '').replaceAll('=3D', '=');
    return /https:\/\/board\.example\.org\/reset-password#token=([\w-]+)/.exec(text)?.[1] ?? '';
  };
  const reset = (token: string) =>
    board.anybody.send('POST', '/api/auth/password-reset/confirm', { token, password });

  it('is replaced by whoever can read the mail, once, and every session ends', async () => {
    expect((await board.anybody.call(calls.getSignInOptions, {})).body.passwordReset).toBe(true);
    expect(await ask()).toBe(202);
    const token = tokenOf(post.mails[0]);
    expect(token).toHaveLength(43);
    expect((await reset(token)).statusCode).toBe(200);
    await lin.refused(getProfile, {});
    await board.anybody.call(calls.login, { body: { username: 'lin_student', password } });
    const twice = await reset(token);
    expect([twice.statusCode, twice.json().code]).toEqual([400, 'auth.reset_dead']);
  });

  it('takes the address of the calendar along where the person says so', async () => {
    const { body: feed } = await lin.call(rotateCalendarFeed, {});
    const path = new URL(feed.url ?? '').pathname;
    const download = async () => (await board.anybody.send('GET', path)).statusCode;
    await ask();
    await reset(tokenOf(post.mails[0]));
    expect(await download()).toBe(200);
    await ask();
    const token = post.mails.map(tokenOf).findLast(Boolean) ?? '';
    await board.anybody.call(calls.resetPassword, { body: { token, password, endFeeds: true } });
    expect(await download()).toBe(404);
  });

  it('is replaced once when the link is used twice in the same moment', async () => {
    await ask();
    const token = tokenOf(post.mails[0]);
    const statuses = (await Promise.all([reset(token), reset(token)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.toSorted()).toEqual([200, 400]);
  });

  it('is asked for in the language of the account', async () => {
    await lin.call(updatePreferences, { body: { language: 'zh-CN' } });
    await ask();
    await lin.call(updatePreferences, { body: { language: 'en' } });
    await ask();
    const subjects = post.mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
    expect(subjects[0]).toMatch(/^=\?UTF-8\?/);
    expect(subjects[1]).toContain('Reset your password');
  });

  it('does not tell who has an account', async () => {
    expect(await ask('nobody@example.org')).toBe(202);
    expect(post.mails).toEqual([]);
  });

  it("fills nobody's mailbox", async () => {
    for (let times = 0; times < 5; times += 1) expect(await ask()).toBe(202);
    expect(post.mails).toHaveLength(3);
  });

  it('cannot be replaced with an old link, a late one, or one for another address', async () => {
    await ask();
    await ask();
    expect((await reset(tokenOf(post.mails[0]))).statusCode).toBe(400);
    const boss = await board.asAdmin();
    const elsewhere = { params: { id: lin.user.id }, body: { email: 'elsewhere@example.org' } };
    await boss.call(updateAdminUser, elsewhere);
    expect((await reset(tokenOf(post.mails[1]))).statusCode).toBe(400);
    await ask('elsewhere@example.org');
    board.clock.advance(60 * minute);
    expect((await reset(tokenOf(post.mails.at(-1)))).statusCode).toBe(400);
    expect((await reset('guessed')).statusCode).toBe(400);
  });

  it('never lies in the database where it could be read', async () => {
    await board.anybody.call(calls.requestPasswordReset, { body: { email: lin.user.email } });
    const { reader } = board.services.database;
    const stored = [
      await reader.run('select * from jobs', []),
      await reader.run('select * from password_resets', []),
    ];
    await board.app.jobs.runDue();
    const token = tokenOf(post.mails[0]);
    expect(token).not.toBe('');
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is mailed later when the mail server is not in the mood, under the same id', async () => {
    await post.close();
    post = await startMailServer({ refuse: 1 });
    const moody = await startTestApp({
      engine,
      beside: board,
      environment: { SMTP_URL: post.url, PUBLIC_URL: 'https://board.example.org' },
    });
    await moody.anybody.call(calls.requestPasswordReset, { body: { email: lin.user.email } });
    await moody.app.jobs.runDue();
    expect(post.mails).toEqual([]);
    board.clock.advance(minute);
    await moody.app.jobs.runDue();
    expect(post.mails).toHaveLength(1);
    expect(post.mails[0]).toMatch(/^Message-ID: <[0-9a-f-]{36}@board\.example\.org>$/m);
    await moody.close();
  });

  it('stays forgotten where no mail server is set up', async () => {
    const silent = await startTestApp({ engine, beside: board });
    expect((await silent.anybody.call(calls.getSignInOptions, {})).body.passwordReset).toBe(false);
    const refusal = await silent.anybody.refused(calls.requestPasswordReset, {
      body: { email: lin.user.email },
    });
    expect(refusal.body.code).toBe('auth.reset_unavailable');
    expect(
      (
        await silent.anybody.call(calls.login, {
          body: { username: 'lin_student', password: testPassword },
        })
      ).status,
    ).toBe(200);
    await silent.close();
  });
});
