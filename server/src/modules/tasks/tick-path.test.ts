import { createTask, toggleTask } from '@board/contracts/calls/tasks';
import { filesOnStack, tickPath } from '../../../../e2e/harness/tick-path.ts';
import type { Transaction } from '../../database/connection.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** They stand for each other, and one of them is always on the way. */
const ofEngine = /^server\/src\/database\/(sqlite|postgres)/;
/** From the press to the row and back. */
const mostFiles = 24;
const isOfAll = (file: string): boolean => !ofEngine.test(file);

describeOnEngines('one tick', (engine) => {
  it('goes through these files of the server', async () => {
    const board = await startTestApp({ engine });
    const lin = await board.asUser();
    const task = { title: 'Lab report', date: '2026-11-18' };
    const { body } = await lin.call(createTask, { body: task });
    const files = new Set<string>();
    const limit = Error.stackTraceLimit;
    const note = () => {
      for (const file of filesOnStack(new Error().stack)) files.add(file);
    };
    const listening = (tx: Transaction): Transaction => ({
      engine: tx.engine,
      query: tx.query,
      afterCommit: (work) => tx.afterCommit(work),
      run(sql, values) {
        if (/^update "(revisions|tasks)"/.test(sql)) note();
        return tx.run(sql, values);
      },
    });
    const { transaction } = board.services.database;
    board.services.database.transaction = (work) => {
      note();
      return transaction((tx) => work(listening(tx)));
    };
    Error.stackTraceLimit = 200;
    try {
      await lin.call(toggleTask, { params: { id: body.id } }, { 'idempotency-key': 'a-key' });
    } finally {
      Error.stackTraceLimit = limit;
    }
    await board.close();
    expect(Object.values(tickPath).flat().length).toBeLessThanOrEqual(mostFiles);
    expect([...files].filter(isOfAll).sort()).toEqual(tickPath.server.filter(isOfAll).sort());
  });
});
