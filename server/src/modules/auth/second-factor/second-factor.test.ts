import { deleteUser } from '@board/contracts/calls/account';
import { login } from '@board/contracts/calls/auth';
import { listNotifications } from '@board/contracts/calls/notifications';
import * as calls from '@board/contracts/calls/second-factor';
import { minuteMs } from '@board/time';
import { now } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { markOf } from '../../../testing/browser-mark.ts';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import { beginAuthenticator, useAuthenticator } from '../../../testing/second-factor.ts';
import { type SignedIn, testPassword } from '../../../testing/test-app.ts';
import { touch } from '../../../writing/transaction.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { markConfirmed } from './second-factor.repository.ts';

async function someoneWaits(connection: Connection): Promise<boolean> {
  const { rows } = await connection.run(
    `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    [],
  );
  return rows.length > 0;
}

describeOnEngines('a second factor', (engine) => {
  const board = boardForEach(() => ({ environment: { TRUST_PROXY: 'on' } }));
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser('lin_student');
  });

  const own = { username: 'lin_student', password: testPassword };
  const signIn = (code?: string, headers: Record<string, string> = {}) =>
    board.anybody.send('POST', '/api/auth/login', { ...own, code }, headers);
  const outcomeOf = async (reply: ReturnType<typeof signIn>) => {
    const { statusCode, body } = await reply;
    return statusCode === 200 ? 200 : [statusCode, JSON.parse(body).code];
  };
  const wrong = [400, 'auth.code_wrong'];
  const rows = async () => {
    const { reader } = board.services.database;
    const factors = await reader.run('select * from second_factors', []);
    const codes = await reader.run('select * from recovery_codes', []);
    return [...factors.rows, ...codes.rows];
  };

  it('changes nothing for whoever has none, also once it was begun and left', async () => {
    const without = await board.anybody.call(login, { body: own });
    expect(Object.keys(without.body)).toEqual(['success', 'user', 'token']);
    await beginAuthenticator(board, lin);
    expect((await lin.call(calls.getSecondFactor, {})).body).toEqual({
      since: null,
      passkeys: [],
      recovery_codes: 0,
    });
    const begun = await board.anybody.call(login, { body: own });
    expect(Object.keys(begun.body)).toEqual(['success', 'user', 'token']);
  });

  it('is begun with the password and counts with its first code, which is no second one', async () => {
    const body = { password: 'wrong!' };
    expect((await lin.refused(calls.beginSecondFactor, { body })).body.code).toBe(
      'user.wrong_password',
    );
    const shown = await beginAuthenticator(board, lin);
    expect((await lin.refused(calls.confirmSecondFactor, { body: { code: '' } })).status).toBe(400);
    const first = { body: { code: shown() } };
    const { body: told } = await lin.call(calls.confirmSecondFactor, first);
    expect(told.recovery_codes).toHaveLength(10);
    expect(new Set(told.recovery_codes).size).toBe(10);
    expect((await lin.call(calls.getSecondFactor, {})).body).toEqual({
      since: '2026-11-18T04:00:00.000Z',
      passkeys: [],
      recovery_codes: 10,
    });
    expect(await outcomeOf(signIn())).toEqual([401, 'auth.code_required']);
    expect(await outcomeOf(signIn(shown()))).toEqual(wrong);
    expect(await outcomeOf(signIn(shown(1)))).toBe(200);
  });

  it('is not told to who has no password, and asks for nothing beside a wrong one', async () => {
    const { shown } = await useAuthenticator(board, lin);
    const body = { ...own, password: 'wrong!', code: shown() };
    const { body: refusal } = await board.anybody.refused(login, { body });
    expect(refusal.code).toBe('auth.invalid_credentials');
    expect(await outcomeOf(signIn(shown()))).toBe(200);
  });

  it('takes a code once, one step of drift either way, with spaces as it is read', async () => {
    const { shown } = await useAuthenticator(board, lin);
    board.clock.advance(minuteMs);
    const before = shown(-1);
    expect(await outcomeOf(signIn(`${before.slice(0, 3)} ${before.slice(3)}`))).toBe(200);
    expect(await outcomeOf(signIn(before))).toEqual(wrong);
    expect(await outcomeOf(signIn(shown(2)))).toEqual(wrong);
    expect(await outcomeOf(signIn(shown(1)))).toBe(200);
    // A clock that goes back brings none back.
    expect(await outcomeOf(signIn(shown()))).toEqual(wrong);
  });

  it('lets one of two in who come with the same code at once', async () => {
    const { shown, recovery } = await useAuthenticator(board, lin);
    for (const code of [shown(), recovery[0]]) {
      const both = await Promise.all([outcomeOf(signIn(code)), outcomeOf(signIn(code))]);
      expect(both).toHaveLength(2);
      expect(both).toContainEqual(200);
      expect(both).toContainEqual(wrong);
    }
  });

  it('takes each recovery code once, and no one else’s', async () => {
    const { recovery } = await useAuthenticator(board, lin);
    const mei = await board.asUser('mei_student');
    const { recovery: other } = await useAuthenticator(board, mei);
    expect(await outcomeOf(signIn(recovery[3]?.toUpperCase()))).toBe(200);
    expect(await outcomeOf(signIn(recovery[3]))).toEqual(wrong);
    expect(await outcomeOf(signIn(other[0]))).toEqual(wrong);
    expect((await lin.call(calls.getSecondFactor, {})).body.recovery_codes).toBe(9);
  });

  it('cannot be guessed, and whoever guesses keeps nobody out of a browser that is known', async () => {
    const { shown } = await useAuthenticator(board, lin);
    const cookie = markOf(await signIn(shown()));
    const outcomes = [];
    for (let turn = 0; turn < 11; turn += 1)
      outcomes.push((await signIn('000000', { 'x-forwarded-for': `192.0.2.${turn}` })).statusCode);
    expect(outcomes).toEqual([...Array(10).fill(400), 429]);
    expect((await signIn(shown(1), { 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(429);
    expect(await outcomeOf(signIn(shown(1), { cookie }))).toBe(200);
  });

  it('is guessed no faster from many browsers that are known', async () => {
    const marks = [markOf(await signIn()), markOf(await signIn())];
    await useAuthenticator(board, lin);
    const outcomes = [];
    for (let turn = 0; turn < 11; turn += 1)
      outcomes.push((await signIn('000000', { cookie: marks[turn % 2] ?? '' })).statusCode);
    expect(outcomes).toEqual([...Array(10).fill(400), 429]);
  });

  it('is proven in an open session whoever guesses at the sign-in, and the other way round', async () => {
    const { shown, recovery } = await useAuthenticator(board, lin);
    for (let turn = 0; turn < 11; turn += 1) await signIn('000000');
    await lin.call(calls.proveAgain, { body: { code: shown() } });
    expect((await signIn(recovery[0])).statusCode).toBe(429);
    board.clock.advance(15 * minuteMs);
    const body = { code: '000000' };
    for (let turn = 0; turn < 11; turn += 1) await lin.refused(calls.proveAgain, { body });
    expect(await outcomeOf(signIn(recovery[0]))).toBe(200);
  });

  it('says so where the key of the server is another one', async () => {
    const { shown } = await useAuthenticator(board, lin);
    await board.services.database.transaction(async (tx) =>
      tx.run("update second_factors set secret = replace(secret, 'v1.', 'v1.0')", []),
    );
    expect(await outcomeOf(signIn(shown()))).toEqual([503, 'auth.code_unreadable']);
  });

  it('that was taken away by hand leaves no recovery code that counts for the next', async () => {
    const { recovery } = await useAuthenticator(board, lin);
    await board.services.database.transaction(async (tx) =>
      tx.run('delete from second_factors', []),
    );
    await beginAuthenticator(board, lin);
    const body = { code: recovery[0] ?? '' };
    expect((await lin.refused(calls.confirmSecondFactor, { body })).body.code).toBe(
      'auth.code_wrong',
    );
    await useAuthenticator(board, lin);
    expect(await rows()).toHaveLength(11);
  });

  it('gives new recovery codes, after which those before count no longer', async () => {
    const none = await lin.refused(calls.renewRecoveryCodes, {});
    expect(none.body.code).toBe('user.second_factor_missing');
    const { recovery } = await useAuthenticator(board, lin);
    const { body } = await lin.call(calls.renewRecoveryCodes, {});
    expect(new Set([...recovery, ...body.recovery_codes]).size).toBe(20);
    expect(await outcomeOf(signIn(recovery[0]))).toEqual(wrong);
    expect(await outcomeOf(signIn(body.recovery_codes[0]))).toBe(200);
    const { body: told } = await lin.call(listNotifications, {});
    expect(told.items[0]?.title).toBe('New recovery codes');
  });

  it('that counts in the same moment is not begun anew over itself', async () => {
    await beginAuthenticator(board, lin);
    const { database } = board.services;
    const ctx = await board.contextOf(lin);
    const again = await database.transaction(async (tx) => {
      await touch(ctx, tx, lin.user.id, ['user']);
      await markConfirmed(tx, lin.user.id, now(ctx));
      // The verb itself: what is asked before it would know by then.
      const begun = beginSecondFactor(ctx, testPassword).catch((refusal: unknown) => refusal);
      // In SQLite it waits for its turn without being seen to.
      while (engine === 'postgres' && !(await someoneWaits(database.reader)));
      return { begun };
    });
    expect(await again.begun).toMatchObject({ code: 'user.second_factor_on' });
    expect((await lin.call(calls.getSecondFactor, {})).body.since).not.toBeNull();
  });

  it('is taken away with password and code, and cannot be set up over itself', async () => {
    const { shown, recovery } = await useAuthenticator(board, lin);
    const again = await lin.refused(calls.beginSecondFactor, { body: { password: testPassword } });
    expect(again.body.code).toBe('user.second_factor_on');
    const attempts = [
      [{ password: 'wrong!', code: shown() }, 'user.wrong_password'],
      [{ password: testPassword, code: '000000' }, 'auth.code_wrong'],
    ] as const;
    for (const [body, code] of attempts)
      expect((await lin.refused(calls.removeSecondFactor, { body })).body.code).toBe(code);
    const body = { password: testPassword, code: recovery[9] ?? '' };
    await lin.call(calls.removeSecondFactor, { body });
    expect(await rows()).toEqual([]);
    expect(await outcomeOf(signIn())).toBe(200);
    const gone = await lin.refused(calls.removeSecondFactor, { body });
    expect(gone.body.code).toBe('user.second_factor_missing');
  });

  it('is told and audited, and its secrets stand nowhere as they are', async () => {
    const { recovery } = await useAuthenticator(board, lin);
    const body = { password: testPassword, code: recovery[0] ?? '' };
    const stored = JSON.stringify(await rows());
    for (const code of recovery) expect(stored).not.toContain(code.replace('-', ''));
    await lin.call(calls.removeSecondFactor, { body });
    const { body: told } = await lin.call(listNotifications, {});
    expect(told.items.map(({ title }) => title)).toEqual([
      'Two-step login switched off',
      'Two-step login switched on',
    ]);
    const { rows: deeds } = await board.services.database.reader.run(
      `select action, target, details from audit_log where action like 'user.second%' order by id`,
      [],
    );
    expect(deeds).toEqual([
      { action: 'user.second_factor_on', target: lin.user.id, details: '{}' },
      { action: 'user.second_factor_off', target: lin.user.id, details: '{}' },
    ]);
  });

  it('goes with the person', async () => {
    await useAuthenticator(board, lin);
    expect(await rows()).toHaveLength(11);
    await lin.call(deleteUser, { body: { password: testPassword } });
    expect(await rows()).toEqual([]);
  });
});
