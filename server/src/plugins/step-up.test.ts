import {
  updateBio,
  updateEmail,
  updateProfile,
  updateUsername,
} from '@board/contracts/calls/account';
import { login } from '@board/contracts/calls/auth';
import { proveAgain } from '@board/contracts/calls/second-factor';
import { minuteMs } from '@board/time';
import { request } from '../testing/access/request-of.ts';
import { boardForEach, describeOnEngines } from '../testing/engines.ts';
import { useAuthenticator } from '../testing/second-factor.ts';
import { type SignedIn, testPassword } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

/** A second time, so that none is lost on the way. */
const whatMatters = [
  'beginPasskey',
  'beginSecondFactor',
  'beginSignInLink',
  'changeAdminUsers',
  'changePassword',
  'confirmSecondFactor',
  'createAdminUser',
  'createApiToken',
  'createAssistantConfig',
  'createBackup',
  'createDeployToken',
  'createShare',
  'createSignInProvider',
  'createWebhook',
  'deleteAdminUser',
  'deleteBackup',
  'deleteSignInProvider',
  'deleteUser',
  'downloadBackup',
  'exportData',
  'exportUser',
  'giveConsent',
  'importAdminUsers',
  'promoteRelease',
  'removePasskey',
  'removeSignInLink',
  'removeUserSecondFactor',
  'renewRecoveryCodes',
  'replacePassword',
  'resetUserPassword',
  'revokeDeployToken',
  'rollBackRelease',
  'rotateCalendarFeed',
  'setCanary',
  'setReminderChannel',
  'switchRemote',
  'toggleAssistantConfig',
  'updateAdminUser',
  'updateAssistantConfig',
  'updateSignInProvider',
  'updateUserStatus',
];

describeOnEngines('what matters', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser('lin_student');
  });

  const take = async (person: Pick<SignedIn, 'send'>) => {
    const { statusCode, body } = await person.send('GET', '/api/user/export');
    return statusCode === 200 ? 200 : [statusCode, JSON.parse(body).code];
  };
  const askedAgain = [403, 'auth.proof_needed'];

  it('is asked about again, ten minutes after the second factor was shown', async () => {
    const chief = await board.asRole('super_admin');
    await useAuthenticator(board, chief);
    board.clock.advance(10 * minuteMs);
    const params = { id: lin.user.id, remote: 'finance', channel: 'stable', name: 'a' };
    const asked = [];
    for (const served of board.app.calls.filter(({ call }) => call.access !== 'public')) {
      const { name, matters } = served.call;
      if (matters !== true) continue;
      const { statusCode, body } = await request(chief, served, { params });
      if (statusCode === 403 && JSON.parse(body).code === 'auth.proof_needed') asked.push(name);
    }
    expect(asked.toSorted()).toEqual(whatMatters);
  });

  it('is done at once by whoever has no second factor', async () => {
    expect(await take(lin)).toBe(200);
    await lin.call(updateEmail, { body: { email: 'other@example.org' } });
  });

  it('is done for ten minutes after the set-up, a sign-in with a code, and a code for it alone', async () => {
    const { shown, recovery } = await useAuthenticator(board, lin);
    expect(await take(lin)).toBe(200);
    board.clock.advance(10 * minuteMs);
    expect(await take(lin)).toEqual(askedAgain);

    const credentials = { username: 'lin_student', password: testPassword, code: shown() };
    const { body } = await board.anybody.call(login, { body: credentials });
    const phone = testClient(board.app.http, body.token);
    expect(await take(phone)).toBe(200);
    // It is the session that was proven, not the person.
    expect(await take(lin)).toEqual(askedAgain);

    const used = await lin.refused(proveAgain, { body: { code: shown() } });
    expect(used.body.code).toBe('auth.code_wrong');
    expect(await take(lin)).toEqual(askedAgain);
    await lin.call(proveAgain, { body: { code: recovery[0] ?? '' } });
    expect(await take(lin)).toBe(200);
    board.clock.advance(10 * minuteMs);
    expect(await take(lin)).toEqual(askedAgain);
    expect(await take(phone)).toEqual(askedAgain);
  });

  it('is a new address or name, not a new bio or the same address in other letters', async () => {
    await useAuthenticator(board, lin);
    board.clock.advance(10 * minuteMs);
    await lin.call(updateBio, { body: { bio: 'Second year' } });
    const { email } = lin.user;
    await lin.call(updateProfile, { body: { email: email.toUpperCase(), bio: 'Third year' } });
    const { username } = lin.user;
    await lin.call(updateProfile, { body: { username, bio: 'Fourth year' } });
    const [address, name] = [{ email: 'thief@example.org' }, { username: 'thief' }];
    for (const refusal of [
      await lin.refused(updateEmail, { body: address }),
      await lin.refused(updateProfile, { body: address }),
      await lin.refused(updateUsername, { body: name }),
      await lin.refused(updateProfile, { body: name }),
    ])
      expect([refusal.status, refusal.body.code]).toEqual(askedAgain);
  });

  it('cannot be had by guessing', async () => {
    await useAuthenticator(board, lin);
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await lin.refused(proveAgain, { body: { code: '000000' } })).status);
    // The set-up was an attempt, too.
    expect(statuses).toEqual([...Array(9).fill(400), 429, 429]);
  });
});
