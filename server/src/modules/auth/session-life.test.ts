import * as calls from '@board/contracts/calls/auth';
import { getChanges } from '@board/contracts/calls/system';
import { getProfile } from '@board/contracts/calls/user';
import { backgroundHeader } from '@board/contracts/constants/headers';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { testClient } from '../../testing/test-client.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnEngines('the life of a session', (engine) => {
  const board = boardForEach();

  const person = { username: 'lin_student', email: 'Lin@example.org', password: 'red-black-tree' };
  const withToken = (token: string) => testClient(board.app.http, token);

  it('ends a session at log-out on every instance at once', async () => {
    const other = await startTestApp({ engine, beside: board });
    const lin = await board.asUser();
    const elsewhere = testClient(other.app.http, lin.token);
    await elsewhere.call(getProfile, {});
    await lin.call(calls.logout, {});
    expect((await elsewhere.refused(getProfile, {})).body.code).toBe('auth.expired');
    await other.close();
  });

  it('lets a session sleep in after 12 hours, which the auto-refresh does not prevent', async () => {
    const lin = await board.asUser();
    board.clock.advance(8 * hour);
    await lin.call(getChanges, {});
    board.clock.advance(8 * hour);
    await lin.call(getChanges, {}, { [backgroundHeader]: '1' });
    board.clock.advance(4 * hour);
    await lin.refused(getChanges, {});
  });

  it('lets a session sleep in although an unattended page exchanges its token', async () => {
    const lin = await board.asUser();
    board.clock.advance(8 * hour);
    const { body } = await lin.call(calls.refreshToken, {}, { [backgroundHeader]: '1' });
    board.clock.advance(3 * hour);
    const { body: again } = await withToken(body.token).call(calls.refreshToken, {});
    board.clock.advance(8 * hour);
    const { body: last } = await withToken(again.token).call(
      calls.refreshToken,
      {},
      { [backgroundHeader]: '1' },
    );
    board.clock.advance(4 * hour);
    await withToken(last.token).refused(getChanges, {});
  });

  it('exchanges a token sixty times an hour at most, and goes on with the last', async () => {
    let { token } = await board.asUser();
    const refresh = () => withToken(token).call(calls.refreshToken, {});
    for (let time = 0; time < 60; time += 1) token = (await refresh()).body.token;
    for (let time = 0; time < 3; time += 1)
      expect(await withToken(token).refused(calls.refreshToken, {})).toMatchObject({ status: 429 });
    const { rows } = await board.services.database.reader.run('select * from session_tokens', []);
    expect(rows).toHaveLength(61);
    board.clock.advance(hour);
    token = (await refresh()).body.token;
    await withToken(token).call(getChanges, {});
  });

  it('remembers for 30 days whoever asks for it', async () => {
    await board.anybody.call(calls.register, { body: person });
    const { body } = await board.anybody.call(calls.login, {
      body: { username: person.username, password: person.password, remember: true },
    });
    board.clock.advance(29 * 24 * hour);
    await withToken(body.token).call(getChanges, {});
  });

  it('ends 90 days after the sign-in, however often it is renewed', async () => {
    const day = 24 * hour;
    await board.anybody.call(calls.register, { body: person });
    const { body } = await board.anybody.call(calls.login, {
      body: { username: person.username, password: person.password, remember: true },
    });
    const signedInAt = board.clock.now();
    let { token } = body;
    for (const days of [25, 50, 75, 90 - 1 / 24]) {
      board.clock.set(new Date(signedInAt + days * day).toISOString());
      token = (await withToken(token).call(calls.refreshToken, {})).body.token;
    }
    board.clock.advance(hour);
    const refusal = await withToken(token).refused(calls.refreshToken, {});
    expect([refusal.status, refusal.body.code]).toEqual([401, 'auth.expired']);
  });

  it('ends a week after the sign-in where nobody asked to be remembered', async () => {
    await board.anybody.call(calls.register, { body: person });
    const { username, password } = person;
    const { body } = await board.anybody.call(calls.login, { body: { username, password } });
    let { token } = body;
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      board.clock.advance(11 * hour);
      token = (await withToken(token).call(calls.refreshToken, {})).body.token;
    }
    board.clock.advance(2 * hour);
    await withToken(token).call(getChanges, {});
    board.clock.advance(hour);
    expect((await withToken(token).refused(getChanges, {})).body.code).toBe('auth.expired');
  });

  it('renews a remembered sleep of thirty days, not one of twelve hours', async () => {
    await board.anybody.call(calls.register, { body: person });
    const { username, password } = person;
    const credentials = { username, password, remember: true };
    const { body } = await board.anybody.call(calls.login, { body: credentials });
    const { body: fresh } = await withToken(body.token).call(calls.refreshToken, {});
    board.clock.advance(29 * 24 * hour);
    await withToken(fresh.token).call(getChanges, {});
  });

  it('rotates the token and lets the old one live a minute', async () => {
    const lin = await board.asUser();
    const { body: fresh } = await lin.call(calls.refreshToken, {});
    expect(fresh.token).not.toBe(lin.token);
    await lin.call(getProfile, {});
    const { body: again } = await lin.call(calls.refreshToken, {});
    expect(again.token).toBe(fresh.token);
    board.clock.advance(61_000);
    await lin.refused(getProfile, {});
    await withToken(fresh.token).call(getProfile, {});
    const none = await board.anybody.refused(
      calls.refreshToken,
      {},
      { 'accept-language': 'zh-CN' },
    );
    expect([none.status, none.body.message]).toEqual([401, '没有可用的token']);
  });
});
