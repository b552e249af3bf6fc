import { updateAdminSettings } from '@board/contracts/calls/admin';
import { finishSchoolSignIn, login, signInWithPasskey } from '@board/contracts/calls/auth';
import { addPasskey, beginPasskey } from '@board/contracts/calls/passkeys';
import { beginSecondFactor, confirmSecondFactor } from '@board/contracts/calls/second-factor';
import { updateSignInProvider } from '@board/contracts/calls/sign-in';
import { describeOnEngines, openForAll } from '../../../testing/engines.ts';
import { askedBySignIn, givePasskey, newAuthenticator } from '../../../testing/passkeys.ts';
import { beginAuthenticator } from '../../../testing/second-factor.ts';
import { type SignedIn, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { type TestClient, testClient } from '../../../testing/test-client.ts';
import { startBentProvider } from './testing/bent-provider.ts';
import { begin, finish, startSchoolBoard, switchOn } from './testing/school-board.ts';

describeOnEngines('what an account asks for beside its school', (engine) => {
  const school = openForAll(startBentProvider, (it) => it.close());
  let board: TestApp;
  let chief: SignedIn;
  let id: string;
  beforeEach(async () => {
    board = await startSchoolBoard(engine, school.host);
    chief = await board.asRole('super_admin');
    id = await switchOn(board, { address: school.address, factor_values: ['mfa'] });
  });
  afterEach(() => board.close());

  const body = { password: testPassword };
  const codeOf = async (refusal: Promise<{ body: { code: string } }>) => (await refusal).body.code;
  const need = (...secondFactorRoles: ('student' | 'teacher')[]) =>
    chief.call(updateAdminSettings, { body: { secondFactorRoles } });
  const change = (fields: { enabled?: boolean; factor_values?: string[] }) =>
    chief.call(updateSignInProvider, { params: { id }, body: fields });

  /** Lin comes in by the school, which has seen this of her; the first time connects her account. */
  async function comeIn(amr: string[]): Promise<TestClient> {
    school.bend({ claims: { email: 'lin_student@example.org', email_verified: true, amr } });
    const { url, cookie } = await begin(board, id);
    const { token } = (await finish(board, school.leadBack(url), cookie, body)).body;
    return testClient(board.app.http, token);
  }

  it('is no first second factor by the password alone, where a role needs one and the school sees to it', async () => {
    const lin = await board.asUser('lin_student');
    const vouched = await comeIn(['pwd', 'mfa']);
    const begun = await beginAuthenticator(board, lin);
    const { body: options } = await lin.call(beginPasskey, { body });
    await need('student');
    const passkey = { name: 'Mine', ...newAuthenticator().make(options) };
    for (const person of [lin, await comeIn(['pwd'])]) {
      const refusals = await Promise.all([
        codeOf(person.refused(beginSecondFactor, { body })),
        codeOf(person.refused(confirmSecondFactor, { body: { code: begun() } })),
        codeOf(person.refused(beginPasskey, { body })),
        codeOf(person.refused(addPasskey, { body: passkey })),
      ]);
      expect(refusals).toEqual(Array(4).fill('auth.school_first'));
    }
    await vouched.call(confirmSecondFactor, { body: { code: begun() } });
    expect(await codeOf(lin.refused(beginPasskey, { body }))).toBe('auth.proof_needed');
  });

  it('is any, where no rule is, no school is connected, or it is switched off or sees to none', async () => {
    const lin = await board.asUser('lin_student');
    await need('student');
    await lin.call(beginSecondFactor, { body });
    await comeIn(['pwd', 'mfa']);
    expect(await codeOf(lin.refused(beginSecondFactor, { body }))).toBe('auth.school_first');
    await need('teacher');
    await lin.call(beginSecondFactor, { body });
    await need('student');
    await change({ enabled: false });
    await lin.call(beginSecondFactor, { body });
    await change({ enabled: true, factor_values: [] });
    await lin.call(beginSecondFactor, { body });
  });

  it('is no passkey where passwords are off, but from the super administrator', async () => {
    const lin = await board.asUser('lin_student');
    const [{ key }, { key: chiefs }] = [await givePasskey(lin), await givePasskey(chief)];
    const shown = async (one: typeof key) => ({ passkey: one.show(await askedBySignIn(board)) });
    await board.anybody.call(signInWithPasskey, { body: await shown(key) });
    await chief.call(updateAdminSettings, { body: { localPasswords: false } });
    const off = board.anybody.refused(signInWithPasskey, { body: await shown(key) });
    expect(await codeOf(off)).toBe('auth.passwords_off');
    await board.anybody.call(signInWithPasskey, { body: await shown(chiefs) });
    await change({ enabled: false });
    await board.anybody.call(signInWithPasskey, { body: await shown(key) });
    const own = { username: 'lin_student', ...body, passkey: (await shown(key)).passkey };
    await board.anybody.call(login, { body: own });
  });

  it('is no longer session', async () => {
    await board.asUser('lin_student');
    await comeIn(['pwd']);
    const { url, cookie } = await begin(board, id);
    const long = { answer: school.leadBack(url), remember: true };
    const path = `/api${finishSchoolSignIn.path}`;
    expect((await board.anybody.send('POST', path, long, { cookie })).statusCode).toBe(400);
    const { rows } = await board.services.database.reader.run(
      'select remember from sessions where provider_id is not null',
      [],
    );
    expect(rows).toEqual([{ remember: 0 }]);
  });
});
