import { deleteUser } from '@board/contracts/calls/account';
import { updateAdminSettings } from '@board/contracts/calls/admin';
import { removeUserSecondFactor, updateUserStatus } from '@board/contracts/calls/admin-users';
import { getSignInOptions, login, signInWithPasskey } from '@board/contracts/calls/auth';
import { listNotifications } from '@board/contracts/calls/notifications';
import * as calls from '@board/contracts/calls/passkeys';
import {
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@board/contracts/calls/second-factor';
import { getChanges } from '@board/contracts/calls/system';
import { minuteMs } from '@board/time';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import {
  askedBySignIn,
  attestationOf,
  givePasskey,
  newAuthenticator,
} from '../../../testing/passkeys.ts';
import { useAuthenticator } from '../../../testing/second-factor.ts';
import { type SignedIn, startTestApp, testPassword } from '../../../testing/test-app.ts';
import { type TestClient, testClient } from '../../../testing/test-client.ts';

describeOnEngines('a passkey', (engine) => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser('lin_student');
  });

  const asked = () => askedBySignIn(board);
  const own = { username: 'lin_student', password: testPassword };
  const codeOf = async (refusal: Promise<{ body: { code: string } }>) => (await refusal).body.code;
  const enter = (passkey: calls.PasskeyAnswer) =>
    board.anybody.call(signInWithPasskey, { body: { passkey } });
  const kept = (passkey: calls.PasskeyAnswer) =>
    codeOf(board.anybody.refused(signInWithPasskey, { body: { passkey } }));
  const begin = async (person: TestClient = lin) =>
    (await person.call(calls.beginPasskey, { body: { password: testPassword } })).body;
  const add = (made: ReturnType<ReturnType<typeof newAuthenticator>['make']>, person = lin) =>
    codeOf(person.refused(calls.addPasskey, { body: { name: 'Mine', ...made } }));
  const remove = (id: string, password = testPassword) => ({ params: { id }, body: { password } });
  const titles = async () =>
    (await lin.call(listNotifications, {})).body.items.map(({ title }) => title);

  it('opens the account alone, and the session has shown the second factor', async () => {
    const { key } = await givePasskey(lin);
    board.clock.advance(10 * minuteMs);
    const { body } = await enter(key.show(await asked()));
    expect(body.user.username).toBe('lin_student');
    const phone = testClient(board.app.http, body.token);
    await phone.call(renewRecoveryCodes, {});
    expect(await codeOf(lin.refused(renewRecoveryCodes, {}))).toBe('auth.proof_needed');
    const { body: factor } = await lin.call(getSecondFactor, {});
    expect(factor).toEqual({
      since: null,
      passkeys: [
        {
          id: expect.any(String),
          name: 'My phone',
          created_at: '2026-11-18T04:00:00.000Z',
          last_used_at: '2026-11-18T04:10:00.000Z',
        },
      ],
      recovery_codes: 10,
    });
  });

  it('is asked for after the password, or a recovery code, also where there is nothing else', async () => {
    const { key, recovery } = await givePasskey(lin);
    expect(recovery).toHaveLength(10);
    expect(await codeOf(board.anybody.refused(login, { body: own }))).toBe('auth.passkey_required');
    const passkey = key.show(await asked());
    const wrong = { ...own, password: 'wrong!', passkey };
    expect(await codeOf(board.anybody.refused(login, { body: wrong }))).toBe(
      'auth.invalid_credentials',
    );
    await board.anybody.call(login, { body: { ...own, passkey } });
    await board.anybody.call(login, { body: { ...own, code: recovery[0] ?? '' } });
    const again = { ...own, code: recovery[0] ?? '' };
    expect(await codeOf(board.anybody.refused(login, { body: again }))).toBe('auth.code_wrong');
  });

  it('is shown again before what matters, in the session that was asked', async () => {
    const { key } = await givePasskey(lin);
    const { body } = await enter(key.show(await asked()));
    const phone = testClient(board.app.http, body.token);
    board.clock.advance(10 * minuteMs);
    const { body: options } = await lin.call(calls.beginPasskeyProof, {});
    expect(options.allowCredentials).toHaveLength(1);
    const passkey = key.show(options);
    const prove = (person: TestClient, answer: calls.PasskeyAnswer) =>
      codeOf(person.refused(calls.provePasskey, { body: { passkey: answer } }));
    expect(await prove(phone, passkey)).toBe('auth.passkey_wrong');
    expect(await prove(lin, key.show(await asked()))).toBe('auth.passkey_wrong');
    await lin.call(calls.provePasskey, { body: { passkey } });
    await lin.call(renewRecoveryCodes, {});
    expect(await codeOf(phone.refused(renewRecoveryCodes, {}))).toBe('auth.proof_needed');
    expect(await prove(lin, passkey)).toBe('auth.passkey_expired');
  });

  it('counts once, and not for long', async () => {
    const { key } = await givePasskey(lin);
    const first = key.show(await asked());
    await enter(first);
    expect(await kept(first)).toBe('auth.passkey_expired');
    const beside = await startTestApp({ engine, beside: board });
    const elsewhere = { body: { passkey: first } };
    expect(await codeOf(beside.anybody.refused(signInWithPasskey, elsewhere))).toBe(
      'auth.passkey_expired',
    );
    await beside.anybody.call(signInWithPasskey, { body: { passkey: key.show(await asked()) } });
    await beside.close();
    const late = key.show(await asked());
    board.clock.advance(10 * minuteMs);
    expect(await kept(late)).toBe('auth.passkey_expired');
  });

  it('counts for what was asked, where it was asked, with the person seen', async () => {
    const { key } = await givePasskey(lin);
    const elsewhere = { origin: 'https://board.example.net' };
    expect(await kept(key.show(await asked(), { says: elsewhere }))).toBe('auth.passkey_elsewhere');
    const wrong = [
      { says: { challenge: 'bm90LW91cnM' } },
      { says: { challenge: Buffer.from('9e15.nonce.signature').toString('base64url') } },
      { says: { type: 'webauthn.create' } },
      { rpId: 'board.example.net' },
      { unverified: true } as const,
    ];
    for (const lie of wrong)
      expect([lie, await kept(key.show(await asked(), lie))]).toEqual([lie, 'auth.passkey_wrong']);
    const signed = key.show(await asked());
    expect(await kept({ ...signed, signature: key.show(await asked()).signature })).toBe(
      'auth.passkey_wrong',
    );
    expect(await kept({ ...key.show(await asked()), clientDataJSON: 'e30' })).toBe(
      'auth.passkey_wrong',
    );
    await enter(key.show(await asked()));
  });

  it('opens no other account', async () => {
    const { key } = await givePasskey(lin);
    const mei = await board.asUser('mei_student');
    const { key: hers } = await givePasskey(mei);
    const passkey = hers.show(await asked());
    expect(await codeOf(board.anybody.refused(login, { body: { ...own, passkey } }))).toBe(
      'auth.passkey_wrong',
    );
    const { body: options } = await lin.call(calls.beginPasskeyProof, {});
    const foreign = { body: { passkey: hers.show(options) } };
    expect(await codeOf(lin.refused(calls.provePasskey, foreign))).toBe('auth.passkey_wrong');
    const { userHandle: hersOwn = '' } = hers.show(await asked());
    const answer = key.show(await asked());
    expect(await kept({ ...answer, userHandle: hersOwn })).toBe('auth.passkey_wrong');
    const { userHandle: _, ...nameless } = key.show(await asked());
    expect(await kept(nameless)).toBe('auth.passkey_wrong');
    expect(await kept(newAuthenticator().show(await asked()))).toBe('auth.passkey_wrong');
  });

  it('whose count goes back is refused, and its owner told', async () => {
    const { key } = await givePasskey(lin);
    await enter(key.show(await asked(), { counter: 7 }));
    expect(await kept(key.show(await asked(), { counter: 7 }))).toBe('auth.passkey_copied');
    expect(await kept(key.show(await asked(), { counter: 0 }))).toBe('auth.passkey_copied');
    expect((await titles())[0]).toBe('A passkey may have been copied');
    await enter(key.show(await asked(), { counter: 8 }));
  });

  it('that never counts is as good', async () => {
    const { key } = await givePasskey(lin);
    await enter(key.show(await asked(), { counter: 0 }));
    await enter(key.show(await asked(), { counter: 0 }));
  });

  it('is added with the password, by the session that began, with the person seen', async () => {
    const wrongPassword = { body: { password: 'wrong!' } };
    expect(await codeOf(lin.refused(calls.beginPasskey, wrongPassword))).toBe(
      'user.wrong_password',
    );
    const key = newAuthenticator();
    const elsewhere = { origin: 'https://board.example.net' };
    expect(await add(key.make(await begin(), { says: elsewhere }))).toBe('auth.passkey_elsewhere');
    expect(await add(key.make(await begin(), { unverified: true }))).toBe('auth.passkey_wrong');
    expect(await add(key.make(await begin(), { rpId: 'board.example.net' }))).toBe(
      'auth.passkey_wrong',
    );
    const mei = await board.asUser('mei_student');
    const made = key.make(await begin());
    expect(await add(made, mei)).toBe('auth.passkey_wrong');
    await lin.call(calls.addPasskey, { body: { name: 'Mine', ...made } });
    expect(await add(made)).toBe('auth.passkey_expired');
    expect(await add(key.make(await begin()))).toBe('user.passkey_known');
    expect((await begin()).excludeCredentials).toHaveLength(1);
  });

  it('of which a maker says more than was asked is refused before anybody looks it up', async () => {
    // { "x5c": [h''] }
    const certificates = Buffer.from([0xa1, 0x63, ...Buffer.from('x5c'), 0x81, 0x40]);
    for (const attestation of [
      attestationOf('packed', certificates),
      attestationOf('apple', certificates),
      attestationOf('tpm'),
    ])
      expect(await add(newAuthenticator().make(await begin(), { attestation }))).toBe(
        'auth.passkey_wrong',
      );
    const nonsense = { ...newAuthenticator().make(await begin()), attestationObject: 'gYGBgYGB' };
    expect(await add(nonsense)).toBe('auth.passkey_wrong');
  });

  it('is named, renamed and removed, and the last takes the recovery codes along', async () => {
    const { id } = await givePasskey(lin);
    const second = await givePasskey(lin, 'Keyring');
    expect(second.recovery).toEqual([]);
    const renamed = { params: { id }, body: { name: ' Old phone ' } };
    expect((await lin.call(calls.renamePasskey, renamed)).body.name).toBe('Old phone');
    expect(await codeOf(lin.refused(calls.removePasskey, remove(id, 'wrong!')))).toBe(
      'user.wrong_password',
    );
    await lin.call(calls.removePasskey, remove(id));
    expect(await codeOf(lin.refused(calls.removePasskey, remove(id)))).toBe(
      'user.passkey_not_found',
    );
    expect((await lin.call(getSecondFactor, {})).body.recovery_codes).toBe(10);
    board.clock.advance(10 * minuteMs);
    expect(await codeOf(lin.refused(calls.removePasskey, remove(second.id)))).toBe(
      'auth.proof_needed',
    );
    const { body: options } = await lin.call(calls.beginPasskeyProof, {});
    await lin.call(calls.provePasskey, { body: { passkey: second.key.show(options) } });
    await lin.call(calls.removePasskey, remove(second.id));
    expect((await lin.call(getSecondFactor, {})).body).toEqual({
      since: null,
      passkeys: [],
      recovery_codes: 0,
    });
    await board.anybody.call(login, { body: own });
    expect(await kept(second.key.show(await asked()))).toBe('auth.passkey_wrong');
    expect(await titles()).toEqual([
      'Passkey removed',
      'Passkey removed',
      'Passkey added',
      'Passkey added',
    ]);
    const { rows } = await board.services.database.reader.run(
      `select action, details from audit_log where action like 'user.passkey%' order by id`,
      [],
    );
    expect(rows.map(({ action, details }) => [action, JSON.parse(String(details)).name])).toEqual([
      ['user.passkey_added', 'My phone'],
      ['user.passkey_added', 'Keyring'],
      ['user.passkey_removed', 'Old phone'],
      ['user.passkey_removed', 'Keyring'],
    ]);
  });

  it('stands beside an authenticator: one stays when the other goes', async () => {
    const { shown } = await useAuthenticator(board, lin);
    board.clock.advance(10 * minuteMs);
    const begun = lin.refused(calls.beginPasskey, { body: { password: testPassword } });
    expect(await codeOf(begun)).toBe('auth.proof_needed');
    const { body } = await board.anybody.call(login, { body: { ...own, code: shown() } });
    const { key } = await givePasskey(testClient(board.app.http, body.token));
    board.clock.advance(minuteMs);
    const gone = { body: { password: testPassword, code: shown() } };
    await lin.call(removeSecondFactor, gone);
    expect(await titles()).toContain('Authenticator removed');
    const { body: factor } = await lin.call(getSecondFactor, {});
    expect([factor.since, factor.passkeys.length, factor.recovery_codes]).toEqual([null, 1, 10]);
    await board.anybody.call(login, { body: { ...own, passkey: key.show(await asked()) } });
  });

  it('is what a role needs; the last way is not taken away', async () => {
    const chief = await board.asRole('super_admin');
    await chief.call(updateAdminSettings, { body: { secondFactorRoles: ['student'] } });
    expect(await codeOf(lin.refused(getChanges, {}))).toBe('auth.factor_missing');
    const { key, id } = await givePasskey(lin);
    await lin.call(getChanges, {});
    expect(await codeOf(lin.refused(calls.removePasskey, remove(id)))).toBe(
      'user.second_factor_needed',
    );
    await enter(key.show(await asked()));
    const { shown } = await useAuthenticator(board, lin);
    await lin.call(calls.removePasskey, remove(id));
    const last = { body: { password: testPassword, code: shown() } };
    expect(await codeOf(lin.refused(removeSecondFactor, last))).toBe('user.second_factor_needed');
  });

  it('opens no account that is disabled, and is switched off with all else for whoever lost it', async () => {
    const chief = await board.asRole('super_admin');
    await givePasskey(chief);
    const { key } = await givePasskey(lin);
    const person = { params: { id: lin.user.id } };
    await chief.call(updateUserStatus, { ...person, body: { status: 'inactive' } });
    expect(await kept(key.show(await asked()))).toBe('auth.account_disabled');
    await chief.call(updateUserStatus, { ...person, body: { status: 'active' } });
    await chief.call(removeUserSecondFactor, person);
    expect(await kept(key.show(await asked()))).toBe('auth.passkey_wrong');
    await board.anybody.call(login, { body: own });
  });

  it('goes with the person', async () => {
    await givePasskey(lin);
    await lin.call(deleteUser, { body: { password: testPassword } });
    const { rows } = await board.services.database.reader.run('select * from passkeys', []);
    expect(rows).toEqual([]);
  });

  it('cannot be tried without end', async () => {
    const { key } = await givePasskey(lin);
    const wrong = newAuthenticator().show(await asked());
    for (let turn = 0; turn < 100; turn += 1) await kept(wrong);
    expect(await kept(key.show(await asked()))).toBe('request.too_many');
    board.clock.advance(15 * minuteMs);
    await enter(key.show(await asked()));
  });
});

describeOnEngines('where passkeys work', (engine) => {
  const hostAt = async (PUBLIC_URL: string) => {
    const board = await startTestApp({ engine, environment: { PUBLIC_URL } });
    try {
      const lin = await board.asUser();
      const { body } = await board.anybody.call(getSignInOptions, {});
      if (body.passkeyHost === null) {
        const refusals = [
          await board.anybody.refused(calls.beginPasskeySignIn, {}),
          await lin.refused(calls.beginPasskey, { body: { password: testPassword } }),
        ];
        expect(refusals.map((each) => each.body.code)).toEqual(Array(2).fill('auth.passkeys_off'));
      } else {
        const { key } = await givePasskey(lin);
        const passkey = key.show(await askedBySignIn(board));
        await board.anybody.call(signInWithPasskey, { body: { passkey } });
      }
      return body.passkeyHost;
    } finally {
      await board.close();
    }
  };

  it('is the public address, which browsers trust and which has a name', async () => {
    expect(await hostAt('https://board.example.org')).toBe('board.example.org');
    expect(await hostAt('http://board.example.org')).toBeNull();
    expect(await hostAt('https://192.0.2.7:8443')).toBeNull();
    expect(await hostAt('https://[2001:db8::7]')).toBeNull();
  });

  it('is the machine itself where no address is set', async () => {
    expect(await hostAt('')).toBe('localhost');
  });
});
