import * as account from '@board/contracts/calls/account';
import { login } from '@board/contracts/calls/auth';
import { getProfile } from '@board/contracts/calls/user';
import { minuteMs } from '@board/time';
import { innerContext } from '../../context/inner-context.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';
import { testClient } from '../../testing/test-client.ts';
import { endSessions, openSession } from './sessions.repository.ts';

describeOnEngines('the sessions of a person', (engine) => {
  let board: TestApp;
  let other: TestApp;
  let lin: SignedIn;
  beforeEach(async () => {
    board = await startTestApp({ engine });
    other = await startTestApp({ engine, beside: board });
    lin = await board.asUser('lin_student');
  });
  afterEach(async () => {
    await other.close();
    await board.close();
  });

  const logIn = () =>
    board.anybody.call(login, { body: { username: 'lin_student', password: testPassword } });

  it('shows where one is logged in, and ends what one does not know', async () => {
    board.clock.advance(10 * minuteMs);
    const { body: phone } = await other.anybody.call(
      login,
      { body: { username: 'lin_student', password: testPassword, remember: true } },
      { 'user-agent': 'Phone' },
    );
    const { body } = await lin.call(account.listSessions, {});
    expect(body.items).toMatchObject([
      { user_agent: 'Phone', current: false },
      { user_agent: 'test', current: true },
    ]);
    expect(JSON.stringify(body)).not.toContain(phone.token);
    await lin.call(account.deleteSession, { params: { id: body.items[0]?.id ?? '' } });
    await testClient(other.app.http, phone.token).refused(getProfile, {});
    expect((await lin.call(account.listSessions, {})).body.items).toHaveLength(1);
  });

  it('ends no session of somebody else', async () => {
    const mei = await board.asUser('mei_student');
    const [theirs] = (await mei.call(account.listSessions, {})).body.items;
    const refusal = await lin.refused(account.deleteSession, { params: { id: theirs?.id ?? '' } });
    expect([refusal.status, refusal.body.code]).toEqual([404, 'user.session_not_found']);
    await mei.call(getProfile, {});
  });

  it('keeps two hundred letters of what a browser calls itself', async () => {
    const { body: fresh } = await board.anybody.call(
      login,
      { body: { username: 'lin_student', password: testPassword } },
      { 'user-agent': 'P'.repeat(300) },
    );
    const { body } = await testClient(board.app.http, fresh.token).call(account.listSessions, {});
    expect(body.items[0]?.user_agent).toBe('P'.repeat(200));
  });

  it('lists no session that went to sleep', async () => {
    board.clock.advance(11 * 60 * minuteMs);
    const { body: fresh } = await logIn();
    board.clock.advance(2 * 60 * minuteMs);
    const { body } = await testClient(board.app.http, fresh.token).call(account.listSessions, {});
    expect(body.items).toHaveLength(1);
  });

  it('are fifty at most: one more ends the one not seen for longest', async () => {
    const signIns = (count: number) =>
      board.services.database.transaction(async (tx) => {
        for (let each = 0; each < count; each += 1) {
          await openSession(innerContext(board.services), tx, {
            userId: lin.user.id,
            remember: false,
            userAgent: 'Phone',
          });
        }
      });
    board.clock.advance(minuteMs);
    await signIns(49);
    expect((await lin.call(account.listSessions, {})).body.items).toHaveLength(50);
    await signIns(1);
    await lin.refused(account.listSessions, {});
    const { rows } = await board.services.database.reader.run(
      'select count(*) as sessions from sessions',
      [],
    );
    expect(Number(rows[0]?.sessions)).toBe(50);
  });

  it('ends all that somebody has, and nobody else’s', async () => {
    const mei = await board.asUser('mei_student');
    await logIn();
    const { services } = board;
    const ended = services.database.transaction((tx) =>
      endSessions(services, tx, lin.user.id, 'all'),
    );
    expect(await ended).toBe(2);
    await lin.refused(getProfile, {});
    await mei.call(getProfile, {});
  });

  it('ends every other session at one press', async () => {
    const others = [await logIn(), await logIn()];
    expect((await lin.call(account.endOtherSessions, {})).body.ended).toBe(2);
    for (const { body } of others)
      await testClient(other.app.http, body.token).refused(getProfile, {});
    expect((await lin.call(account.endOtherSessions, {})).body.ended).toBe(0);
    expect((await lin.call(account.listSessions, {})).body.items).toHaveLength(1);
  });
});
