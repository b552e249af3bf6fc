import { createTask, listTasks } from '@board/contracts/calls/tasks';
import { textLength } from '@board/contracts/constants/limits';
import { secondMs } from '@board/time';
import { boardForEach, describeOnEngines } from '../testing/engines.ts';

describeOnEngines('replies that are kept for a request that comes twice', () => {
  const board = boardForEach();

  test('are the newest of whoever asks for much', async () => {
    const student = await board.asUser();
    const body = { date: '2026-11-18', description: '长'.repeat(textLength.description) };
    const series = { ...body, title: 'Words', recurrence: 'FREQ=DAILY' };
    await student.call(createTask, { body: series });
    const { items } = (await student.call(listTasks, { query: { limit: 100 } })).body;
    const changes = items.map(({ id }) => ({ id, priority: 'high' as const }));
    const send = (key: string) =>
      student.send('PATCH', '/api/tasks/batch', { changes }, { 'idempotency-key': key });
    const replies = [];
    for (let turn = 0; turn < 8; turn += 1) {
      replies.push((await send(`key ${turn}`)).body);
      board.clock.advance(secondMs);
    }
    const rows = board.services.database.reader.query.selectFrom('idempotency_keys');
    const kept = await rows.select('reply').execute();
    const bytes = kept.reduce((sum, { reply }) => sum + Buffer.byteLength(reply), 0);
    expect(bytes).toBeLessThan(11_000_000);
    expect((await send('key 7')).body).toBe(replies[7]);
    expect((await send('key 0')).body).not.toBe(replies[0]);
  });
});
