import { changePassword, deleteUser, exportUser } from '@board/contracts/calls/account';
import { createApiToken } from '@board/contracts/calls/api-tokens';
import { beginPasskey } from '@board/contracts/calls/passkeys';
import * as calls from '@board/contracts/calls/sign-in';
import { describeOnEngines, openForAll } from '../../../testing/engines.ts';
import { useAuthenticator } from '../../../testing/second-factor.ts';
import { type TestApp, testPassword } from '../../../testing/test-app.ts';
import { type TestClient, testClient } from '../../../testing/test-client.ts';
import { startBentProvider } from './testing/bent-provider.ts';
import { startCasServer, successOf } from './testing/cas-server.ts';
import { begin, cookieOf, finish, startSchoolBoard, switchOn } from './testing/school-board.ts';

describeOnEngines('whoever has no password here', (engine) => {
  const cas = openForAll(startCasServer, (it) => it.close());
  const oidc = openForAll(startBentProvider, (it) => it.close());
  let board: TestApp;
  beforeEach(async () => {
    oidc.bend({});
    board = await startSchoolBoard(engine, cas.host, oidc.host);
  });
  afterEach(() => board.close());

  const anew = { new_accounts: 'first_sign_in' as const };
  const password = { body: { password: '' } };
  const codeOf = async (refusal: Promise<{ body: { code: string } }>) => (await refusal).body.code;
  const now = () => Math.floor(board.clock.now() / 1000);
  const signedInAt = (auth_time: number | undefined, more: object = {}) =>
    oidc.bend({ claims: { auth_time, ...more } });

  async function byOidc(fields: object = {}) {
    const id = await switchOn(board, { address: oidc.address, ...anew, ...fields });
    return { id, lin: await signIn(id) };
  }

  async function signIn(id: string): Promise<TestClient> {
    const { url, cookie } = await begin(board, id);
    const { token } = (await finish(board, oidc.leadBack(url), cookie)).body;
    return testClient(board.app.http, token);
  }

  async function beginProof(person: TestClient, id: string) {
    const { body, headers } = await person.call(calls.beginSchoolProof, {
      params: { id },
      body: { redirect: '/profile' },
    });
    return { url: body.url, cookie: cookieOf(headers) };
  }

  /** The code by which what the school has led back with is refused. */
  const refused = (person: TestClient, answer: string, cookie: string) =>
    codeOf(person.refused(calls.finishSchoolProof, { body: { answer } }, { cookie }));

  it('shows by signing in again at the school that he is there, for ten minutes', async () => {
    const { id, lin } = await byOidc();
    expect(await codeOf(lin.refused(beginPasskey, password))).toBe('auth.proof_needed');
    const { url, cookie } = await beginProof(lin, id);
    expect(new URL(url).searchParams.get('prompt')).toBe('login');
    expect(new URL(url).searchParams.get('max_age')).toBe('0');
    signedInAt(now());
    const answer = oidc.leadBack(url);
    const { body } = await lin.call(calls.finishSchoolProof, { body: { answer } }, { cookie });
    expect(body.redirect).toBe('/profile');
    await lin.call(beginPasskey, password);
    const token = { name: 'Mine', scopes: ['read:tasks' as const], days: 7, password: '' };
    await lin.call(createApiToken, { body: token });
    board.clock.advance(10 * 60_000);
    expect(await codeOf(lin.refused(deleteUser, password))).toBe('auth.proof_needed');
    expect(await refused(lin, answer, cookie)).toBe('auth.school_over');
  });

  it('sets a first password by his school, without one of his own', async () => {
    const { id, lin } = await byOidc();
    const first = { body: { currentPassword: '', newPassword: 'battery-staple' } };
    expect(await codeOf(lin.refused(changePassword, first))).toBe('auth.proof_needed');
    const { url, cookie } = await beginProof(lin, id);
    signedInAt(now());
    const answer = oidc.leadBack(url);
    await lin.call(calls.finishSchoolProof, { body: { answer } }, { cookie });
    await lin.call(changePassword, first);
  });

  it('shows nothing by a session that the school still has, or does not tell of', async () => {
    const { id, lin } = await byOidc();
    for (const time of [now() - 3_600, now() - 61, undefined]) {
      const { url, cookie } = await beginProof(lin, id);
      signedInAt(time);
      expect(await refused(lin, oidc.leadBack(url), cookie)).toBe('auth.school_stale');
    }
    expect(await codeOf(lin.refused(beginPasskey, password))).toBe('auth.proof_needed');
  });

  it('shows nothing by another account of the school, known here or not', async () => {
    const { id, lin } = await byOidc();
    signedInAt(now(), { sub: 'zhou' });
    await signIn(id);
    for (const sub of ['zhou', 'nobody']) {
      const { url, cookie } = await beginProof(lin, id);
      signedInAt(now(), { sub });
      expect(await refused(lin, oidc.leadBack(url), cookie)).toBe('auth.school_other');
    }
    expect(await codeOf(lin.refused(beginPasskey, password))).toBe('auth.proof_needed');
  });

  it('shows it in the session that comes back, and in no other of his', async () => {
    const { id, lin } = await byOidc();
    const borrowed = await signIn(id);
    const { url, cookie } = await beginProof(lin, id);
    signedInAt(now());
    const answer = oidc.leadBack(url);
    await lin.call(calls.finishSchoolProof, { body: { answer } }, { cookie });
    expect(await codeOf(borrowed.refused(beginPasskey, password))).toBe('auth.proof_needed');
    await lin.call(beginPasskey, password);
  });

  it('shows it for himself alone, in the browser where it was begun', async () => {
    const { id, lin } = await byOidc();
    const zhou = await board.asUser('zhou_student');
    for (const [person, browser] of [
      [zhou, undefined],
      [lin, '__Host-board_school=another'],
    ] as const) {
      const { url, cookie } = await beginProof(lin, id);
      signedInAt(now());
      expect(await refused(person, oidc.leadBack(url), browser ?? cookie)).toBe('auth.school_over');
    }
  });

  it('connects nothing by it, and shows nothing by what was begun to connect', async () => {
    const { id, lin } = await byOidc();
    const zhou = await board.asUser('zhou_student');
    signedInAt(now());
    const proof = await beginProof(lin, id);
    const body = { answer: oidc.leadBack(proof.url) };
    const connected = lin.refused(calls.finishSignInLink, { body }, { cookie: proof.cookie });
    expect(await codeOf(connected)).toBe('auth.school_over');
    const link = await zhou.call(calls.beginSignInLink, {
      params: { id },
      body: { password: testPassword },
    });
    const cookie = cookieOf(link.headers);
    expect(await refused(zhou, oidc.leadBack(link.body.url), cookie)).toBe('auth.school_over');
  });

  it('shows it by CAS, where a ticket of a session that was there counts for nothing', async () => {
    const id = await switchOn(board, { kind: 'cas', address: cas.address, ...anew });
    const start = await begin(board, id);
    const { token } = (await finish(board, cas.signIn(start.url, successOf('lin')), start.cookie))
      .body;
    const lin = testClient(board.app.http, token);
    const first = await beginProof(lin, id);
    expect(new URL(first.url).searchParams.get('renew')).toBe('true');
    const old = cas.signIn(first.url, successOf('lin'), false);
    expect(await refused(lin, old, first.cookie)).toBe('auth.school_refused');
    const { url, cookie } = await beginProof(lin, id);
    const answer = cas.signIn(url, successOf('lin'));
    await lin.call(calls.finishSchoolProof, { body: { answer } }, { cookie });
    await lin.call(beginPasskey, password);
  });

  it('is asked before what matters, too, where his school’s second step stands for one', async () => {
    oidc.bend({ claims: { amr: ['mfa'] } });
    const { id, lin } = await byOidc({ factor_values: ['mfa'] });
    board.clock.advance(10 * 60_000);
    expect(await codeOf(lin.refused(exportUser, {}))).toBe('auth.proof_needed');
    const { url, cookie } = await beginProof(lin, id);
    signedInAt(now());
    const answer = oidc.leadBack(url);
    await lin.call(calls.finishSchoolProof, { body: { answer } }, { cookie });
    expect((await lin.send('GET', '/api/user/export')).statusCode).toBe(200);
  });

  it('is asked for his own second factor once he has one; the school is no way around it', async () => {
    const { id } = await byOidc();
    const zhou = await board.asUser('zhou_student');
    await useAuthenticator(board, zhou);
    const proof = { params: { id }, body: {} };
    expect(await codeOf(zhou.refused(calls.beginSchoolProof, proof))).toBe('auth.proof_needed');
  });

  it('and who has one types it', async () => {
    const zhou = await board.asUser('zhou_student');
    const code = codeOf(zhou.refused(beginPasskey, password));
    expect(await code).toBe('user.current_password_required');
    await zhou.call(beginPasskey, { body: { password: testPassword } });
  });
});
