import { login, logout, register } from '@board/contracts/calls/auth';
import { beginSchoolSignIn, beginSignInLink } from '@board/contracts/calls/sign-in';
import { markOf } from '../../../testing/browser-mark.ts';
import { describeOnEngines, openForAll } from '../../../testing/engines.ts';
import { startTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { startBentProvider } from './testing/bent-provider.ts';
import { startCasServer, successOf } from './testing/cas-server.ts';
import { begin, finish, refusal, startSchoolBoard, switchOn } from './testing/school-board.ts';

const limit = 300;

describeOnEngines('a sign-in through a school', (engine) => {
  const cas = openForAll(startCasServer, (it) => it.close());
  const oidc = openForAll(startBentProvider, (it) => it.close());
  let board: TestApp;
  let id: string;
  beforeEach(async () => {
    board = await startSchoolBoard(engine, cas.host, oidc.host);
    const new_accounts = 'first_sign_in';
    id = await switchOn(board, { kind: 'cas', address: cas.address, new_accounts });
  });
  afterEach(() => board.close());

  /** Whoever has tried once has done so as often as he may. */
  const goOn = () =>
    board.services.database.transaction((tx) =>
      tx.query
        .updateTable('throttles')
        .set({ attempts: limit })
        .where('key', 'like', 'school-%')
        .execute(),
    );
  const beginning = (params = { id }) => ({ params, body: {} });

  it('is begun by whoever was here before, however often another of the network begins', async () => {
    const lin = await board.asUser('lin_student');
    const body = { username: 'lin_student', password: testPassword };
    const cookie = markOf(await board.anybody.call(login, { body }));
    const nowhere = beginning({ id: crypto.randomUUID() });
    await board.anybody.refused(beginSchoolSignIn, nowhere);
    await goOn();
    expect((await board.anybody.refused(beginSchoolSignIn, beginning())).status).toBe(429);
    await board.anybody.call(beginSchoolSignIn, beginning(), { cookie });
    await lin.call(beginSignInLink, { params: { id }, body: { password: testPassword } });
    const [nonce, own] = cookie.split('.');
    const forged = { cookie: `${nonce}.${own}.${'A'.repeat(43)}` };
    expect((await board.anybody.refused(beginSchoolSignIn, beginning(), forged)).status).toBe(429);
  });

  it('in a browser that is known has an end as well', async () => {
    await board.asUser('lin_student');
    const body = { username: 'lin_student', password: testPassword };
    const cookie = markOf(await board.anybody.call(login, { body }));
    const nowhere = beginning({ id: crypto.randomUUID() });
    await board.anybody.refused(beginSchoolSignIn, nowhere, { cookie });
    await goOn();
    const refused = await board.anybody.refused(beginSchoolSignIn, beginning(), { cookie });
    expect(refused.status).toBe(429);
    await board.anybody.call(beginSchoolSignIn, beginning());
  });

  it('is finished by whoever was led there, however often another brings what nobody has begun', async () => {
    const { url, cookie } = await begin(board, id);
    await refusal(board, 'state=none', cookie);
    await goOn();
    expect(await refusal(board, 'state=none', cookie)).toBe('request.too_many');
    await finish(board, cas.signIn(url, successOf('lin')), cookie);
  });

  it('is bound by a cookie that no sibling of the host can set', async () => {
    const { headers } = await board.anybody.call(beginSchoolSignIn, beginning());
    const [mark, ...rules] = String(headers['set-cookie']).split('; ');
    expect(mark).toMatch(/^__Host-board_school=/);
    expect(rules).toEqual(expect.arrayContaining(['Path=/', 'Secure']));
    expect(rules.join()).not.toMatch(/domain/i);
    const { url, cookie } = await begin(board, id);
    const answer = cas.signIn(url, successOf('lin'));
    expect(await refusal(board, answer, cookie.replace('__Host-', ''))).toBe('auth.school_over');
    await finish(board, answer, cookie);
  });

  it('for the first time is not kept out by an address that somebody took before', async () => {
    const email = 'newcomer@no-address.invalid';
    const body = { username: 'squatter', email, password: testPassword };
    await board.anybody.call(register, { body });
    const { url, cookie } = await begin(board, id);
    const answer = cas.signIn(url, successOf('newcomer'));
    const { user } = (await finish(board, answer, cookie)).body;
    expect(user.username).toBe('newcomer');
    expect(user.email).not.toBe(email);
  });

  it.each(['cas', 'oidc'])(
    'by %s is left where the board has lost its own address',
    async (kind) => {
      const end_session_endpoint = `${oidc.address}/end`;
      oidc.bend({ document: { end_session_endpoint } });
      const made = { address: oidc.address, new_accounts: 'first_sign_in' } as const;
      const way = kind === 'cas' ? id : await switchOn(board, made);
      const { url, cookie } = await begin(board, way);
      const answer = kind === 'cas' ? cas.signIn(url, successOf('lin')) : oidc.leadBack(url);
      const { token } = (await finish(board, answer, cookie)).body;
      const without = await startTestApp({ engine, beside: board });
      const own = { authorization: `Bearer ${token}` };
      const { body } = await without.anybody.call(logout, {}, own);
      await without.close();
      expect(body.school_logout).toBeNull();
    },
  );
});
