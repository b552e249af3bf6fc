import {
  askEmailAgain,
  changePassword,
  updateEmail,
  updateProfile,
  withdrawEmail,
} from '@board/contracts/calls/account';
import { updateAdminUser } from '@board/contracts/calls/admin-users';
import * as calls from '@board/contracts/calls/auth';
import { createNotification } from '@board/contracts/calls/notifications';
import { getProfile, updatePreferences } from '@board/contracts/calls/user';
import { minuteMs } from '@board/time';
import { describeOnEngines } from '../../../testing/engines.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { givePasskey } from '../../../testing/passkeys.ts';
import { useAuthenticator } from '../../../testing/second-factor.ts';
import {
  type SignedIn,
  startTestApp,
  type TestApp,
  testPassword,
} from '../../../testing/test-app.ts';
import { testClient } from '../../../testing/test-client.ts';

const day = 24 * 60 * 60_000;
const site = 'https://board.example.org';
const mine = 'lin_student@example.org';
const thiefs = 'thief@example.net';

describeOnEngines('a new address', (engine) => {
  let post: MailServer;
  let board: TestApp;
  let lin: SignedIn;
  beforeEach(async () => {
    post = await startMailServer();
    board = await startTestApp({ engine, environment: { SMTP_URL: post.url, PUBLIC_URL: site } });
    lin = await board.asUser('lin_student');
  });
  afterEach(async () => {
    await board.close();
    await post.close();
  });

  /** What has arrived since it was last asked, by whom it went to. */
  async function mails(): Promise<Record<string, string[]>> {
    await board.app.jobs.runDue();
    const found: Record<string, string[]> = {};
    for (const mail of post.mails.splice(0)) {
      const to = /^To: (.+)$/m.exec(mail)?.[1]?.trim() ?? '';
      found[to] = [...(found[to] ?? []), mail.replaceAll('=\n', '').replaceAll('=3D', '=')];
    }
    return found;
  }
  const linkIn = ([mail = '']: string[] = []) => /confirm-email#\w+=([\w-]+)/.exec(mail)?.[1] ?? '';
  const use = (name: 'confirm' | 'take-back', token: string) =>
    board.anybody.send('POST', `/api/auth/email/${name}`, { token });
  const change = async (email: string) => (await lin.call(updateEmail, { body: { email } })).body;
  const reset = (email: string) =>
    board.anybody.call(calls.requestPasswordReset, { body: { email } });
  const profile = async () => (await lin.call(getProfile, {})).body;

  it('waits until the mail that goes there is answered; the old one is told at once', async () => {
    expect(await change(thiefs)).toMatchObject({ email: mine, pendingEmail: thiefs });
    const sent = await mails();
    expect(Object.keys(sent).toSorted()).toEqual([mine, thiefs]);
    expect(sent[mine]?.[0]).toContain(thiefs);
    await reset(thiefs);
    await reset(mine);
    expect(Object.keys(await mails())).toEqual([mine]);
    const token = linkIn(sent[thiefs]);
    expect((await use('confirm', token)).json()).toEqual({ success: true, email: thiefs });
    expect(await profile()).toMatchObject({ email: thiefs, pendingEmail: null });
    expect((await use('confirm', token)).json().code).toBe('auth.email_link_dead');
    await reset(mine);
    await reset(thiefs);
    expect(Object.keys(await mails())).toEqual([thiefs]);
  });

  it('is registered without a word about who has it, and is his who answers the mail there', async () => {
    const body = {
      username: 'zhou_student',
      email: 'LIN_student@example.org',
      password: testPassword,
    };
    const { body: made } = await board.anybody.call(calls.register, { body });
    const zhou = testClient(board.app.http, made.token);
    expect(made.user).toMatchObject({ email: body.email });
    const token = linkIn((await mails())[body.email]);
    const taken = await use('confirm', token);
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'auth.email_taken']);
    await reset(mine);
    expect((await mails())[mine]?.[0]).toContain('lin_student');
    // A form that sends all its fields says nothing either, and claims nothing.
    await zhou.call(updateProfile, { body: { email: body.email, bio: 'Here too' } });
    expect((await zhou.call(getProfile, {})).body).toMatchObject({ bio: 'Here too' });

    const fresh = { ...body, email: 'new@example.org' };
    for (const username of ['wu_student', 'li_student'])
      await board.anybody.call(calls.register, { body: { ...fresh, username } });
    const sent = (await mails())['new@example.org'] ?? [];
    expect(sent).toHaveLength(2);
    expect((await use('confirm', linkIn(sent.slice(1)))).statusCode).toBe(200);
    expect((await use('confirm', linkIn(sent))).json().code).toBe('auth.email_taken');
  });

  it('does not become the account: seven days long the old one leads back, and the thief is out', async () => {
    await change(thiefs);
    const sent = await mails();
    await use('confirm', linkIn(sent[thiefs]));
    await change('second@example.net');
    const second = await mails();
    await use('confirm', linkIn(second['second@example.net']));
    board.clock.advance(6 * day);
    expect((await use('take-back', linkIn(sent[mine]))).json()).toEqual({
      success: true,
      email: mine,
    });
    await lin.refused(getProfile, {});
    const back = await use('take-back', linkIn(second[thiefs]));
    expect([back.statusCode, back.json().code]).toEqual([400, 'auth.email_link_dead']);
    const body = { username: 'lin_student', password: testPassword };
    const { user } = (await board.anybody.call(calls.login, { body })).body;
    expect(user).toMatchObject({ email: mine, pendingEmail: null });
  });

  it('that only waits is gone as well when the old one leads back', async () => {
    await change(thiefs);
    const sent = await mails();
    await use('take-back', linkIn(sent[mine]));
    expect((await use('confirm', linkIn(sent[thiefs]))).statusCode).toBe(400);
  });

  describe('that a first factor came to', () => {
    const signsIn = async () => {
      const body = { username: 'lin_student', password: testPassword };
      return (await board.anybody.send('POST', '/api/auth/login', body)).statusCode;
    };

    it.each([
      ['a passkey', () => givePasskey(lin)],
      ['an authenticator', () => useAuthenticator(board, lin)],
    ])('is told of %s, and leads back from all that came since', async (_, plant) => {
      const { now } = board.clock;
      // Within a request time goes on as well.
      const moving = jest.spyOn(board.services.clock, 'now').mockImplementation(() => {
        board.clock.advance(1);
        return now();
      });
      await plant();
      moving.mockRestore();
      const sent = await mails();
      expect(sent[mine]).toHaveLength(1);
      const token = linkIn(sent[mine]);
      board.clock.advance(minuteMs);
      await givePasskey(lin);
      expect(linkIn((await mails())[mine])).toBe('');
      expect(await signsIn()).toBe(401);
      board.clock.advance(5 * day);
      expect((await use('take-back', token)).statusCode).toBe(200);
      await lin.refused(getProfile, {});
      expect(await signsIn()).toBe(200);
      const { rows } = await board.services.database.reader.run('select * from recovery_codes', []);
      expect(rows).toEqual([]);
    });

    it('leads back from an address that was changed afterwards as well', async () => {
      await givePasskey(lin);
      const token = linkIn((await mails())[mine]);
      await change(thiefs);
      await use('confirm', linkIn((await mails())[thiefs]));
      expect((await use('take-back', token)).json().email).toBe(mine);
      expect(await signsIn()).toBe(200);
    });

    it('keeps what was there before', async () => {
      await givePasskey(lin);
      await mails();
      board.clock.advance(minuteMs);
      await change(thiefs);
      const token = linkIn((await mails())[mine]);
      await useAuthenticator(board, lin);
      await use('take-back', token);
      expect(await signsIn()).toBe(401);
      const { reader } = board.services.database;
      expect((await reader.run('select * from passkeys', [])).rows).toHaveLength(1);
      expect((await reader.run('select * from second_factors', [])).rows).toEqual([]);
    });
  });

  it('is forgotten with links that are too old', async () => {
    await change(thiefs);
    const sent = await mails();
    board.clock.advance(day);
    expect((await use('confirm', linkIn(sent[thiefs]))).statusCode).toBe(400);
    board.clock.advance(6 * day);
    expect((await use('take-back', linkIn(sent[mine]))).statusCode).toBe(400);
  });

  it('of somebody whom a new password keeps out never counts', async () => {
    await change(thiefs);
    const sent = await mails();
    const body = { currentPassword: testPassword, newPassword: 'left-leaning-tree' };
    await lin.call(changePassword, { body });
    expect((await use('confirm', linkIn(sent[thiefs]))).statusCode).toBe(400);
  });

  it('is sent again, and taken back', async () => {
    await change(thiefs);
    const first = linkIn((await mails())[thiefs]);
    expect((await lin.call(askEmailAgain, {})).body.pendingEmail).toBe(thiefs);
    const sent = await mails();
    expect(Object.keys(sent)).toEqual([thiefs]);
    expect((await use('confirm', first)).statusCode).toBe(400);
    expect((await lin.call(withdrawEmail, {})).body).toMatchObject({
      email: mine,
      pendingEmail: null,
    });
    expect((await use('confirm', linkIn(sent[thiefs]))).statusCode).toBe(400);
    expect((await lin.refused(askEmailAgain, {})).body.code).toBe('auth.email_confirmed');
  });

  it('waits while name and words about oneself change at once', async () => {
    const body = { username: 'lin_other', bio: 'Second year', email: thiefs };
    const expected = { username: 'lin_other', bio: 'Second year', email: mine };
    expect((await lin.call(updateProfile, { body })).body).toMatchObject(expected);
    const same = await lin.call(updateProfile, { body: { bio: 'Third year', email: mine } });
    expect(same.body.pendingEmail).toBe(thiefs);
  });

  it("is nobody else's", async () => {
    const mei = await board.asUser('mei_student');
    const taken = await lin.refused(updateEmail, { body: { email: mei.user.email } });
    expect(taken.body.code).toBe('auth.email_taken');
    await change(thiefs);
    const sent = await mails();
    const boss = await board.asAdmin();
    const params = { id: mei.user.id };
    await boss.call(updateAdminUser, { params, body: { email: thiefs } });
    const late = await use('confirm', linkIn(sent[thiefs]));
    expect([late.statusCode, late.json().code]).toEqual([409, 'auth.email_taken']);
  });

  it('is asked a few times an hour at most, by one person and by many', async () => {
    for (let time = 0; time < 3; time += 1) await change(thiefs);
    const fourth = await lin.refused(updateEmail, { body: { email: thiefs } });
    expect([fourth.status, fourth.body.code]).toEqual([429, 'request.too_many']);
    const mei = await board.asUser('mei_student');
    expect((await mei.refused(updateEmail, { body: { email: thiefs } })).status).toBe(429);
    const body = { username: 'mei_again', email: thiefs, password: testPassword };
    expect((await board.anybody.call(calls.register, { body })).status).toBe(201);
    expect((await mails())[thiefs]).toHaveLength(3);
    for (const name of ['a', 'b'])
      await mei.call(updateEmail, { body: { email: `${name}@example.net` } });
    await change('c@example.net');
    const tired = await lin.refused(updateEmail, { body: { email: 'd@example.net' } });
    expect(tired.status).toBe(429);
  });

  it('that somebody registers with gets no mail but the question whether it is his', async () => {
    const body = { username: 'new_student', email: thiefs, password: testPassword };
    const { user, token } = (await board.anybody.call(calls.register, { body })).body;
    expect(user).toMatchObject({ email: thiefs, pendingEmail: thiefs });
    const sent = await mails();
    expect(sent[thiefs]).toHaveLength(1);
    const stranger = testClient(board.app.http, token);
    await stranger.call(updatePreferences, { body: { emailNotifications: true } });
    const boss = await board.asAdmin();
    const tell = () =>
      boss.call(createNotification, { body: { title: 'Room changed', username: 'new_student' } });
    await tell();
    expect(await mails()).toEqual({});
    await reset(thiefs);
    const again = await mails();
    expect(again[thiefs]?.[0]).toContain('Confirm your address');
    await use('confirm', linkIn(again[thiefs]));
    await tell();
    await reset(thiefs);
    expect((await mails())[thiefs]).toHaveLength(2);
  });

  it('gets no mail of what somebody writes to himself', async () => {
    await lin.call(updatePreferences, { body: { emailNotifications: true } });
    await lin.call(createNotification, { body: { title: 'Win a prize' } });
    expect(await mails()).toEqual({});
  });

  it('counts at once where no mail goes out, and nothing is sent', async () => {
    const silent = await startTestApp({ engine });
    try {
      const mei = await silent.asUser('mei_student');
      const { body } = await mei.call(updateEmail, { body: { email: thiefs } });
      expect(body).toMatchObject({ email: thiefs, pendingEmail: null });
      expect((await mei.refused(askEmailAgain, {})).body.code).toBe('auth.email_confirmed');
      await silent.app.jobs.runDue();
      expect(post.mails).toEqual([]);
    } finally {
      await silent.close();
    }
  });
});
