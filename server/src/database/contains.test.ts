import { listAudit } from '@board/contracts/calls/admin';
import { listAdminUsers, updateAdminUser } from '@board/contracts/calls/admin-users';
import { listConversations, saveMessages } from '@board/contracts/calls/conversations';
import { createTransaction, listTransactions } from '@board/contracts/calls/finance';
import { createTask, listTasks } from '@board/contracts/calls/tasks';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';

describeOnEngines('words that are looked for', () => {
  const board = boardForAll();
  const day = '2026-11-18';

  it('are found as they are written, whatever their letters, and Latin ones small or capital', async () => {
    const lin = await board.asUser();
    await lin.call(createTask, {
      body: { title: 'Übung_1', description: 'ПРИВЕТ', date: day, tags: ['École'] },
    });
    const tasks = async (query: object) =>
      (await lin.call(listTasks, { query })).body.pagination.total;
    for (const search of ['Übung_1', 'ÜBUNG', 'übung', 'bung', 'ПРИВЕТ', 'привет', 'éco'])
      expect([search, await tasks({ search })]).toEqual([search, 1]);
    for (const search of ['Übung-1', 'Übung%', 'ПРИ ВЕТ'])
      expect([search, await tasks({ search })]).toEqual([search, 0]);
    expect(await tasks({ tag: 'École' })).toBe(1);
    const body = { type: 'expense' as const, amount: 3, category: 'dining', date: day };
    await lin.call(createTransaction, { body: { ...body, description: 'CAFÉ au lait' } });
    const found = await lin.call(listTransactions, { query: { search: 'CAFÉ AU' } });
    expect(found.body.items).toHaveLength(1);
  });

  it('cost a long text of one letter little more than any other', async () => {
    const lin = await board.asUser();
    const description = '数'.repeat(5_000);
    for (let each = 0; each < 60; each += 1)
      await lin.call(createTask, { body: { title: 'Essay', date: '2027-01-04', description } });
    const cost = async (search: string) => {
      const before = process.cpuUsage();
      await lin.call(listTasks, { query: { search } });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await cost('warm');
    const usual = await cost('algebra');
    expect(await cost(`${'数'.repeat(99)}b`)).toBeLessThan(10 * usual);
  });

  it('are found in what was said, among people and in what was done', async () => {
    const lin = await board.asUser();
    const messages = [
      {
        id: '01939d2c-0000-7000-8000-000000000002',
        role: 'user' as const,
        content: 'ПРИВЕТ, École',
        timestamp: Date.parse('2026-11-18T04:00:00.000Z'),
      },
    ];
    await lin.call(saveMessages, {
      body: { id: '01939d2c-0000-7000-8000-000000000001', messages },
    });
    for (const q of ['ПРИВЕТ', 'COLE', 'École'])
      expect((await lin.call(listConversations, { query: { q } })).body.items).toHaveLength(1);
    const admin = await board.asAdmin();
    await admin.call(updateAdminUser, {
      params: { id: lin.user.id },
      body: { group: 'Ökologie 1' },
    });
    const people = await admin.call(listAdminUsers, { query: { search: 'ökologie 1' } });
    expect(people.body.items).toHaveLength(1);
    const done = await admin.call(listAudit, { query: { search: 'Ökologie' } });
    expect(done.body.items.length).toBeGreaterThan(0);
  });
});
