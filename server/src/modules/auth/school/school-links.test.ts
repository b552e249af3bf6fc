import { updateAdminSettings } from '@board/contracts/calls/admin';
import { login, logout, register } from '@board/contracts/calls/auth';
import { listNotifications } from '@board/contracts/calls/notifications';
import { getSecondFactor } from '@board/contracts/calls/second-factor';
import * as calls from '@board/contracts/calls/sign-in';
import { getProfile } from '@board/contracts/calls/user';
import { describeOnEngines, openForAll } from '../../../testing/engines.ts';
import { useAuthenticator } from '../../../testing/second-factor.ts';
import { type SignedIn, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { startBentProvider } from './testing/bent-provider.ts';
import { startCasServer, successOf } from './testing/cas-server.ts';
import {
  begin,
  cookieOf,
  finish,
  refusal,
  site,
  startSchoolBoard,
  switchOn,
} from './testing/school-board.ts';

describeOnEngines('an account and a school', (engine) => {
  const cas = openForAll(startCasServer, (it) => it.close());
  const oidc = openForAll(startBentProvider, (it) => it.close());
  let board: TestApp;
  beforeEach(async () => {
    oidc.bend({});
    board = await startSchoolBoard(engine, cas.host, oidc.host);
  });
  afterEach(() => board.close());

  const casWay = (fields: object = {}) =>
    switchOn(board, { kind: 'cas', address: cas.address, ...fields });
  const oidcWay = (fields: object = {}) => switchOn(board, { address: oidc.address, ...fields });
  const confirmed = (email: string) => ({ claims: { email, email_verified: true } });

  /** Somebody signs in by CAS as this name. */
  async function casIn(
    id: string,
    user: string,
    attributes: Record<string, string | string[]> = {},
  ) {
    const { url, cookie } = await begin(board, id);
    return { answer: cas.signIn(url, successOf(user, attributes)), cookie };
  }

  async function connect(person: SignedIn, id: string, user: string) {
    const { body, headers } = await person.call(calls.beginSignInLink, {
      params: { id },
      body: { password: testPassword },
    });
    const cookie = cookieOf(headers);
    const answer = cas.signIn(body.url, successOf(user));
    return { answer, cookie };
  }

  it('are connected from outside by the confirmed address and the password, once', async () => {
    const id = await oidcWay();
    const lin = await board.asUser('lin_student');
    oidc.bend(confirmed('LIN_student@example.org'));
    const { url, cookie } = await begin(board, id);
    const answer = oidc.leadBack(url);
    expect(await refusal(board, answer, cookie)).toBe('auth.school_password');
    expect(await refusal(board, answer, cookie, { password: 'wrong one' })).toBe(
      'user.wrong_password',
    );
    const { user } = (await finish(board, answer, cookie, { password: testPassword })).body;
    expect(user.id).toBe(lin.user.id);
    const again = await begin(board, id);
    expect((await finish(board, oidc.leadBack(again.url), again.cookie)).body.user.id).toBe(
      user.id,
    );
  });

  it('are not connected by an address that the school has not confirmed', async () => {
    const id = await oidcWay();
    await board.asUser('lin_student');
    for (const email_verified of [undefined, false]) {
      oidc.bend({ claims: { email: 'lin_student@example.org', email_verified } });
      const { url, cookie } = await begin(board, id);
      const code = await refusal(board, oidc.leadBack(url), cookie, { password: testPassword });
      expect(code).toBe('auth.school_uninvited');
    }
  });

  it('are connected and disconnected from inside, by whoever began it', async () => {
    const id = await casWay();
    const [lin, mei] = [await board.asUser(), await board.asUser()];
    const { answer, cookie } = await connect(lin, id, 'lin');
    const body = { answer };
    const other = await mei.refused(calls.finishSignInLink, { body }, { cookie });
    expect(other.body.code).toBe('auth.school_over');
    const mine = await connect(lin, id, 'lin');
    await lin.call(
      calls.finishSignInLink,
      { body: { answer: mine.answer } },
      { cookie: mine.cookie },
    );
    const taken = await connect(mei, id, 'lin');
    const refused = await mei.refused(
      calls.finishSignInLink,
      { body: { answer: taken.answer } },
      { cookie: taken.cookie },
    );
    expect(refused.body.code).toBe('auth.school_taken');
    const back = await casIn(id, 'lin');
    expect((await finish(board, back.answer, back.cookie)).body.user.id).toBe(lin.user.id);
    const { items } = (await lin.call(calls.listSignInLinks, {})).body;
    expect(items).toMatchObject([{ id, can_unlink: true }]);
    await lin.call(calls.removeSignInLink, { params: { id } });
    const gone = await casIn(id, 'lin');
    expect(await refusal(board, gone.answer, gone.cookie)).toBe('auth.school_uninvited');
  });

  it('are not connected from inside by whoever found the screen open', async () => {
    const id = await casWay();
    const lin = await board.asUser();
    const guess = { params: { id }, body: { password: 'wrong one' } };
    expect((await lin.refused(calls.beginSignInLink, guess)).body.code).toBe('user.wrong_password');
    expect((await lin.refused(calls.beginSignInLink, { params: { id } } as never)).status).toBe(
      400,
    );
  });

  it('tell the person and the audit that they were connected, and disconnected', async () => {
    const id = await casWay();
    const lin = await board.asUser();
    const { answer, cookie } = await connect(lin, id, 'lin');
    await lin.call(calls.finishSignInLink, { body: { answer } }, { cookie });
    await lin.call(calls.removeSignInLink, { params: { id } });
    const { items } = (await lin.call(listNotifications, {})).body;
    expect(items.map(({ title }) => title)).toEqual([
      'School account disconnected',
      'School account connected',
    ]);
    const { rows } = await board.services.database.reader.run(
      `select action, details from audit_log where action like 'user.school%' order by id`,
      [],
    );
    const details = { provider: id, name: 'Campus account' };
    expect(rows.map((row) => [row.action, JSON.parse(String(row.details))])).toEqual([
      ['user.school_linked', details],
      ['user.school_unlinked', details],
    ]);
  });

  it('are left together: CAS ends its session too, and leads back to the sign-in page', async () => {
    const id = await casWay({ new_accounts: 'first_sign_in' });
    const { answer, cookie } = await casIn(id, 'lin');
    const { token } = (await finish(board, answer, cookie)).body;
    const own = { authorization: `Bearer ${token}` };
    const { school_logout } = (await board.anybody.call(logout, {}, own)).body;
    const service = encodeURIComponent(`${site}/login`);
    expect(school_logout).toBe(`${cas.address}/logout?service=${service}`);
    const lin = await board.asUser();
    expect((await lin.call(logout, {})).body.school_logout).toBeNull();
  });

  it('stay connected where it is the last way in', async () => {
    const id = await casWay({ new_accounts: 'first_sign_in' });
    const { answer, cookie } = await casIn(id, 'lin');
    const { token } = (await finish(board, answer, cookie)).body;
    const own = { authorization: `Bearer ${token}` };
    const { items } = (await board.anybody.call(calls.listSignInLinks, {}, own)).body;
    expect(items).toMatchObject([{ id, can_unlink: false }]);
    const removal = await board.anybody.refused(calls.removeSignInLink, { params: { id } }, own);
    expect(removal.body.code).toBe('sign_in.last_way');
  });

  it('give a role, take back what they gave, and make nobody a super administrator', async () => {
    const role_rules = [
      { value: 'staff', role: 'teacher' },
      { value: 'it', role: 'admin' },
    ];
    const rules = { new_accounts: 'first_sign_in', role_claim: 'memberOf', role_rules };
    const id = await casWay(rules);
    const roleOf = async (user: string, memberOf: string[]) => {
      const { answer, cookie } = await casIn(id, user, { memberOf });
      return (await finish(board, answer, cookie)).body.user.role;
    };
    expect(await roleOf('lin', ['staff', 'it'])).toBe('admin');
    expect(await roleOf('lin', ['staff'])).toBe('teacher');
    expect(await roleOf('lin', [])).toBe('student');
    const chief = await board.asRole('super_admin');
    const { answer, cookie } = await connect(chief, id, 'chief');
    await chief.call(calls.finishSignInLink, { body: { answer } }, { cookie });
    expect(await roleOf('chief', ['staff'])).toBe('super_admin');
    const body = { role_rules: [{ value: 'it', role: 'super_admin' }] } as never;
    const refused = await chief.refused(calls.updateSignInProvider, { params: { id }, body });
    expect(refused.status).toBe(400);
  });

  it('keep the role where Entra names too many groups to say them', async () => {
    const role_rules = [{ value: 'staff', role: 'teacher' }];
    const id = await oidcWay({ new_accounts: 'first_sign_in', role_claim: 'groups', role_rules });
    const roleBy = async (claims: object) => {
      oidc.bend({ claims: { ...claims } });
      const { url, cookie } = await begin(board, id);
      return (await finish(board, oidc.leadBack(url), cookie)).body.user.role;
    };
    expect(await roleBy({ groups: ['staff'] })).toBe('teacher');
    expect(await roleBy({ _claim_names: { groups: 'src1' } })).toBe('teacher');
    expect(await roleBy({ hasgroups: true })).toBe('teacher');
    expect(await roleBy({ groups: [] })).toBe('student');
  });

  it('ask for the second factor, unless the operator takes the school’s for it', async () => {
    const id = await oidcWay();
    const lin = await board.asUser('lin_student');
    const { recovery } = await useAuthenticator(board, lin);
    oidc.bend({ claims: { ...confirmed('lin_student@example.org').claims, amr: ['pwd', 'mfa'] } });
    const first = await begin(board, id);
    const answer = oidc.leadBack(first.url);
    const password = testPassword;
    expect(await refusal(board, answer, first.cookie, { password })).toBe('auth.code_required');
    const wrong = { password, code: '000000' };
    expect(await refusal(board, answer, first.cookie, wrong)).toBe('auth.code_wrong');
    await finish(board, answer, first.cookie, { password, code: recovery[0] ?? '' });
    const chief = await board.asRole('super_admin');
    const body = { factor_values: ['mfa'] };
    await chief.call(calls.updateSignInProvider, { params: { id }, body });
    const second = await begin(board, id);
    await finish(board, oidc.leadBack(second.url), second.cookie);
  });

  it('meet the rule for a role by what the school has seen', async () => {
    const id = await oidcWay({ new_accounts: 'first_sign_in', factor_values: ['mfa'] });
    const chief = await board.asRole('super_admin');
    await chief.call(updateAdminSettings, { body: { secondFactorRoles: ['student'] } });
    const profileBy = async (amr: string[]) => {
      oidc.bend({ claims: { amr } });
      const { url, cookie } = await begin(board, id);
      const { token } = (await finish(board, oidc.leadBack(url), cookie)).body;
      const own = { authorization: `Bearer ${token}` };
      await board.anybody.call(getSecondFactor, {}, own);
      return (await board.anybody.send('GET', `/api${getProfile.path}`, undefined, own)).statusCode;
    };
    expect([await profileBy(['mfa']), await profileBy(['pwd'])]).toEqual([200, 403]);
  });

  it('leave passwords to the super administrator where those are switched off', async () => {
    await board.asUser('lin_student');
    const chief = await board.asRole('super_admin', 'the_chief');
    const off = { body: { localPasswords: false } };
    expect((await chief.refused(updateAdminSettings, off)).body.code).toBe('sign_in.none_enabled');
    const id = await casWay();
    const admin = await board.asAdmin();
    expect((await admin.refused(updateAdminSettings, off)).body.code).toBe(
      'user.not_yours_to_manage',
    );
    await chief.call(updateAdminSettings, off);
    const as = (username: string) => ({ body: { username, password: testPassword } });
    expect((await board.anybody.refused(login, as('lin_student'))).body.code).toBe(
      'auth.passwords_off',
    );
    const body = { username: 'mei_student', email: 'mei@example.org', password: testPassword };
    expect((await board.anybody.refused(register, { body })).body.code).toBe('auth.passwords_off');
    await board.anybody.call(login, as('the_chief'));
    await chief.call(calls.updateSignInProvider, { params: { id }, body: { enabled: false } });
    await board.anybody.call(login, as('lin_student'));
  });

  it('are told apart by a ticket that counts once and only for where it was given out', async () => {
    const id = await casWay({ new_accounts: 'first_sign_in' });
    const [one, two] = [await casIn(id, 'lin'), await begin(board, id)];
    const ticket = new URLSearchParams(one.answer).get('ticket') ?? '';
    const state = new URL(new URL(two.url).searchParams.get('service') ?? '').searchParams;
    const moved = new URLSearchParams({ state: state.get('state') ?? '', ticket }).toString();
    expect(await refusal(board, moved, two.cookie)).toBe('auth.school_refused');
    expect(await refusal(board, one.answer, one.cookie)).toBe('auth.school_refused');
  });
});
