import { getSignInOptions, logout } from '@board/contracts/calls/auth';
import { updateSignInProvider } from '@board/contracts/calls/sign-in';
import { getProfile } from '@board/contracts/calls/user';
import { describeOnEngines } from '../../../testing/engines.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { passThrough, startRealProvider } from './testing/real-provider.ts';
import {
  begin,
  finish,
  refusal,
  site,
  startSchoolBoard,
  switchOn,
} from './testing/school-board.ts';

const lin = {
  preferred_username: 'lin.student',
  email: 'lin@campus.example',
  email_verified: true,
};
const names = { name_zh: '统一身份认证', name_en: 'Campus account', mark: '校' };

describeOnEngines('sign-in through a school by OpenID Connect', (engine) => {
  let school: Awaited<ReturnType<typeof startRealProvider>>;
  let board: TestApp;
  let id: string;

  beforeAll(async () => {
    const mei = { realm_access: { roles: ['staff', 'offline_access'] } };
    school = await startRealProvider({ lin, mei }, `${site}/login/school`);
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    board = await startSchoolBoard(engine, school.host);
    id = await switchOn(board, {
      address: school.address,
      client_secret: school.client.secret,
      new_accounts: 'first_sign_in',
      role_claim: 'realm_access.roles',
      role_rules: [{ value: 'staff', role: 'teacher' }],
    });
  });
  afterEach(() => board.close());

  it('makes an account at the first sign-in and knows it at the second, on every instance', async () => {
    const { schools } = (await board.anybody.call(getSignInOptions, {})).body;
    expect(schools).toEqual([{ id, ...names }]);
    const { url, cookie } = await begin(board, id, '/tasks');
    const answer = await passThrough(url, 'lin');
    const environment = { OUTBOUND_ALLOW: school.host, PUBLIC_URL: site };
    const other = await startTestApp({ engine, environment, beside: board });
    const first = (await finish(other, answer, cookie)).body;
    await other.close();
    expect(first.redirect).toBe('/tasks');
    expect(first.user).toMatchObject({ username: 'linstudent', email: lin.email, role: 'student' });
    expect(await refusal(board, answer, cookie)).toBe('auth.school_over');
    const own = { authorization: `Bearer ${first.token}` };
    expect((await board.anybody.call(getProfile, {}, own)).body.id).toBe(first.user.id);

    const again = await begin(board, id);
    const second = await finish(board, await passThrough(again.url, 'lin'), again.cookie);
    expect(second.body.user.id).toBe(first.user.id);
  });

  it('sends its stored secret to no other address than the one it was entered for', async () => {
    const chief = await board.asRole('super_admin');
    const elsewhere = { params: { id }, body: { address: 'https://sso.elsewhere.example' } };
    const { body } = await chief.refused(updateSignInProvider, elsewhere);
    expect(body.code).toBe('sign_in.secret_again');
    const entered = { ...elsewhere.body, client_secret: 'another' };
    const changed = await chief.call(updateSignInProvider, { params: { id }, body: entered });
    expect(changed.body).toMatchObject({ enabled: false, tested_at: null });
  });

  it('gives the role that Keycloak’s rules say, and leads out of the school as well', async () => {
    const { url, cookie } = await begin(board, id);
    const { user, token } = (await finish(board, await passThrough(url, 'mei'), cookie)).body;
    expect(user).toMatchObject({ username: 'mei', role: 'teacher' });
    expect(user.email).toMatch(/^[\da-f-]{36}@no-address\.invalid$/);
    const own = { authorization: `Bearer ${token}` };
    const { school_logout } = (await board.anybody.call(logout, {}, own)).body;
    const out = new URL(school_logout ?? '');
    expect(`${out.origin}${out.pathname}`).toBe(`${school.address}/session/end`);
    expect(out.searchParams.get('post_logout_redirect_uri')).toBe(`${site}/login`);
  });
});
