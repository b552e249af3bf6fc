import { createTask, toggleTask } from '@board/contracts/calls/tasks';
import { filesOnStack, tickPath } from '../../../../bench/tick/path.ts';
import { SqliteConnection } from '../../database/sqlite-connection.ts';
import { startTestApp } from '../../testing/test-app.ts';

it('a tick goes through these files of the server', async () => {
  Error.stackTraceLimit = 200;
  const board = await startTestApp({ engine: 'sqlite' });
  const lin = await board.asUser();
  const { body } = await lin.call(createTask, {
    body: { title: 'Lab report', date: '2026-11-18' },
  });
  const files = new Set(['server/src/database/sqlite-connection.ts']);
  const note = () => {
    for (const file of filesOnStack(new Error().stack)) files.add(file);
  };
  const { transaction } = board.services.database;
  board.services.database.transaction = (work) => {
    note();
    return transaction(work);
  };
  const run = SqliteConnection.prototype.run;
  SqliteConnection.prototype.run = function (sql, values) {
    if (/^update "(revisions|tasks)"/.test(sql)) note();
    return run.call(this, sql, values);
  };
  await lin.call(toggleTask, { params: { id: body.id } }, { 'idempotency-key': 'a-key' });
  SqliteConnection.prototype.run = run;
  await board.close();
  expect([...files].sort()).toEqual([...tickPath.server].sort());
});
