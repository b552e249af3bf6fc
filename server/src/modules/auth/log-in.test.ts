import { innerContext } from '../../context/inner-context.ts';
import type { Database } from '../../database/connection.ts';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, testPassword } from '../../testing/test-app.ts';
import { logIn } from './log-in.ts';

describeOnEngines('a sign-in', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser('lin_student');
  });

  /** As if an administrator, or another tab, was quicker once the row of the person had been read. */
  function overtakenBy(change: { status: 'inactive' } | { password_hash: string }): Database {
    const { database } = board.services;
    let isRead = false;
    return {
      engine: database.engine,
      get reader() {
        isRead = true;
        return database.reader;
      },
      snapshot: (work) => database.snapshot(work),
      async transaction(work) {
        if (isRead) {
          await database.transaction((tx) =>
            tx.query.updateTable('users').set(change).where('id', '=', lin.user.id).execute(),
          );
        }
        return database.transaction(work);
      },
      statements: database.statements,
      connections: () => database.connections(),
      ping: () => database.ping(),
      close: () => database.close(),
    };
  }

  it.each([
    ['is disabled', { status: 'inactive' as const }],
    ['gets another password', { password_hash: 'another' }],
  ])('of somebody who %s in the same moment opens no session', async (_, change) => {
    const ctx = { ...innerContext(board.services), database: overtakenBy(change) };
    const credentials = { username: 'lin_student', password: testPassword, userAgent: 'Phone' };
    await expect(logIn(ctx, credentials)).rejects.toMatchObject({
      code: 'auth.invalid_credentials',
    });
    const { rows } = await board.services.database.reader.run(
      'select user_agent from sessions',
      [],
    );
    expect(rows).toEqual([{ user_agent: 'test' }]);
  });
});
