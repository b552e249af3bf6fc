import { login, refreshToken, signInWithPasskey } from '@board/contracts/calls/auth';
import { getProfile } from '@board/contracts/calls/user';
import { dayMs, hourMs } from '@board/time';
import { sweep } from '../../housekeeping.ts';
import { markOf } from '../../testing/browser-mark.ts';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { askedBySignIn, givePasskey } from '../../testing/passkeys.ts';
import { useAuthenticator } from '../../testing/second-factor.ts';
import { testPassword } from '../../testing/test-app.ts';
import { testClient } from '../../testing/test-client.ts';

const minute = 60_000;

describeOnEngines('guessing', (_engine) => {
  const board = boardForEach(() => ({ environment: { TRUST_PROXY: 'on' } }));
  beforeEach(async () => {
    await board.asUser('lin_student');
  });

  const signIn = (password: string, headers: Record<string, string> = {}) =>
    board.anybody.send('POST', '/api/auth/login', { username: 'lin_student', password }, headers);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  async function guesses(times: number, headers: (turn: number) => Record<string, string>) {
    const statuses = [];
    for (let turn = 0; turn < times; turn += 1)
      statuses.push((await signIn('wrong!', headers(turn))).statusCode);
    return statuses;
  }

  it('keeps nobody out of a browser in which he has signed in before', async () => {
    const cookie = markOf(await signIn(testPassword, from('192.0.2.1')));
    expect(await guesses(11, () => from('192.0.2.1'))).toEqual([...Array(10).fill(401), 429]);
    expect((await signIn(testPassword, from('192.0.2.1'))).statusCode).toBe(429);
    expect((await signIn(testPassword, { ...from('192.0.2.1'), cookie })).statusCode).toBe(200);
    const body = { username: ' LIN_Student ', password: testPassword };
    await board.anybody.call(login, { body }, { ...from('192.0.2.1'), cookie });
  });

  it('at a name that nobody has is answered like any other', async () => {
    const body = { username: 'nobody_here', password: 'wrong!' };
    const refusal = await board.anybody.refused(login, { body });
    expect([refusal.status, refusal.body.code]).toEqual([401, 'auth.invalid_credentials']);
  });

  it('in a browser of five others is counted with everybody’s', async () => {
    const mark = markOf(await signIn(testPassword)).split('=')[1];
    const cookie = `board_browser=${'a~'.repeat(5)}${mark}`;
    await guesses(11, () => ({}));
    expect((await signIn(testPassword, { cookie })).statusCode).toBe(429);
  });

  it('from one network says nothing of another', async () => {
    await guesses(11, () => from('192.0.2.1'));
    expect((await signIn(testPassword, from('198.51.100.7'))).statusCode).toBe(200);
  });

  it('from everywhere ends as well, but for browsers that are known', async () => {
    const cookie = markOf(await signIn(testPassword));
    await guesses(100, (turn) => from(`192.0.2.${turn}`));
    expect((await signIn('wrong!', from('198.51.100.7'))).statusCode).toBe(429);
    expect((await signIn(testPassword, { ...from('198.51.100.7'), cookie })).statusCode).toBe(200);
  });

  it('from many browsers that are known ends as well', async () => {
    const marks: string[] = [];
    for (let turn = 0; turn < 11; turn += 1) marks.push(markOf(await signIn(testPassword)));
    await guesses(100, (turn) => ({ cookie: marks[turn % 11] ?? '' }));
    expect((await signIn(testPassword, { cookie: marks[0] ?? '' })).statusCode).toBe(429);
  });

  it('in a known browser ends too, and its mark is worth nothing for another name', async () => {
    await board.asUser('mei_student');
    const cookie = markOf(await signIn(testPassword));
    expect((await guesses(11, () => ({ cookie }))).at(-1)).toBe(429);
    const mei = { username: 'mei_student', password: 'wrong!' };
    for (let turn = 0; turn < 10; turn += 1)
      await board.anybody.refused(login, { body: mei }, { cookie });
    expect((await board.anybody.refused(login, { body: mei })).status).toBe(429);
    const forged = { cookie: `${cookie.split('.')[0]}.${'A'.repeat(43)}` };
    expect((await signIn(testPassword, forged)).statusCode).toBe(200);
    expect(markOf(await signIn(testPassword, forged))).not.toBe(forged.cookie);
  });

  it('remembers who shares a browser, one mark each', async () => {
    await board.asUser('mei_student');
    const first = await signIn(testPassword);
    expect(String(first.headers['set-cookie'])).toContain(`Max-Age=${180 * 24 * 60 * 60};`);
    const cookie = markOf(first);
    const body = { username: 'mei_student', password: testPassword };
    const both = markOf(await board.anybody.send('POST', '/api/auth/login', body, { cookie }));
    expect(both.split('~')).toEqual([expect.any(String), cookie.split('=')[1]]);
    expect(markOf(await signIn(testPassword, { cookie: both })).split('~')).toHaveLength(2);
  });

  it('with passkeys keeps nobody out of a browser that is known', async () => {
    const mei = await board.asUser('mei_student');
    const { key } = await givePasskey(mei);
    const cookie = markOf(await signIn(testPassword));
    const { userHandle: _, ...passkey } = key.show(await askedBySignIn(board));
    for (let turn = 0; turn < 100; turn += 1)
      await board.anybody.refused(signInWithPasskey, { body: { passkey } });
    const body = { passkey: key.show(await askedBySignIn(board)) };
    expect((await board.anybody.refused(signInWithPasskey, { body })).status).toBe(429);
    await board.anybody.call(signInWithPasskey, { body }, { cookie });
  });

  it('in a known browser ends though its mark comes with other letters behind it', async () => {
    const cookie = markOf(await signIn(testPassword));
    expect((await guesses(11, (turn) => ({ cookie: `${cookie}.${turn}` }))).at(-1)).toBe(429);
  });

  it('over weeks is told to the owner once, of passwords and of codes', async () => {
    const lin = await board.asUser('patient_student');
    const { shown } = await useAuthenticator(board, lin);
    const told = async () => {
      const { rows } = await board.services.database.reader.run(
        `select title from notifications where title like 'Somebody%' order by id`,
        [],
      );
      return rows.map(({ title }) => title);
    };
    const own = { username: 'patient_student', password: testPassword };
    const wrong = [
      { body: { ...own, password: 'wrong!' }, times: 50, title: /password$/ },
      { body: { ...own, code: '000000' }, times: 10, title: /codes$/ },
    ];
    for (const { body, times, title } of wrong) {
      const before = await told();
      for (let turn = 1; turn <= times + 5; turn += 1) {
        board.clock.advance(6 * 60 * minute);
        await sweep(await board.contextOf(lin));
        await board.anybody.refused(login, { body });
        const after = turn < times ? before : [...before, expect.stringMatching(title)];
        expect(await told()).toEqual(after);
      }
    }
    await board.anybody.call(login, { body: { ...own, code: shown() } });
  });
});

describeOnEngines('a token that was exchanged', (_engine) => {
  const board = boardForEach();

  const as = (token: string) => testClient(board.app.http, token);
  const exchanged = async (token: string) => (await as(token).call(refreshToken, {})).body.token;

  it('gives the same one to two who exchange it at once', async () => {
    const lin = await board.asUser();
    const [one, other] = await Promise.all([exchanged(lin.token), exchanged(lin.token)]);
    expect(one).toBe(other);
    expect(one).not.toBe(lin.token);
    await as(one).call(getProfile, {});
  });

  it('ends the session of whoever has it when it comes once more', async () => {
    const lin = await board.asUser();
    const fresh = await exchanged(lin.token);
    board.clock.advance(2 * minute);
    await as(fresh).call(getProfile, {});
    expect((await as(lin.token).refused(refreshToken, {})).status).toBe(401);
    expect((await as(fresh).refused(getProfile, {})).body.code).toBe('auth.expired');
    expect(board.logged).toContainEqual(
      expect.objectContaining({
        msg: 'a token that was exchanged came once more: its session is over',
      }),
    );
  });

  it('ends it though the house was swept in between', async () => {
    const lin = await board.asUser();
    const fresh = await exchanged(lin.token);
    board.clock.advance(3 * hourMs);
    await sweep(await board.contextOf(lin));
    await as(lin.token).refused(refreshToken, {});
    await as(fresh).refused(getProfile, {});
  });

  it('is known as such for thirty days, and then as nobody’s', async () => {
    await board.asUser('lin_student');
    const body = { username: 'lin_student', password: testPassword, remember: true };
    const first = (await board.anybody.call(login, { body })).body.token;
    const second = await exchanged(first);
    board.clock.advance(29 * dayMs);
    const third = await exchanged(second);
    board.clock.advance(dayMs + 2 * minute);
    const fourth = await exchanged(third);
    await as(first).refused(refreshToken, {});
    await as(fourth).call(getProfile, {});
    await as(second).refused(refreshToken, {});
    await as(fourth).refused(getProfile, {});
  });
});
