import { clearLogs, listAudit } from '@board/contracts/calls/admin';
import { updateAdminUser } from '@board/contracts/calls/admin-users';
import type { AuditLine } from '@board/contracts/schemas/admin';
import { addDays, dayIn } from '@board/time';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';

describeOnEngines('the audit log', (engine) => {
  const board = boardForAll();
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await board.asAdmin();
  });

  it('is searched by address and day, and hands out as a file what is found', async () => {
    await admin.call(clearLogs, {});
    const [{ at, address }] = (await admin.call(listAudit, { query: { limit: 1 } })).body.items as [
      AuditLine,
    ];
    const day = dayIn('Asia/Shanghai', Date.parse(at));
    const found = async (query: object) =>
      (await admin.call(listAudit, { query: { search: address, ...query } })).body.items.length;
    expect(await found({ start_date: day, end_date: day })).toBeGreaterThan(0);
    expect(await found({ start_date: addDays(day, 1) })).toBe(0);
    expect(await found({ end_date: addDays(day, -1) })).toBe(0);

    const query = `search=log.cleared&start_date=${day}`;
    const file = await admin.send('GET', `/api/admin/audit/export?${query}`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, first] = file.body.split('\r\n');
    expect(head).toBe(
      '\uFEFFid,time,id of who did it,who did it,action,target,details,request,address',
    );
    expect(first).toContain(`${admin.user.username},log.cleared,`);
    const none = await admin.send('GET', '/api/admin/audit/export?search=nobody-did-this');
    expect(none.body).toBe(`${head}\r\n`);
  });

  it('says to whom something was done by the name of today', async () => {
    const lin = await board.asUser();
    const params = { id: lin.user.id };
    await admin.call(updateAdminUser, { params, body: { role: 'teacher' } });
    await admin.call(clearLogs, {});
    const { items } = (await admin.call(listAudit, { query: { limit: 2 } })).body;
    expect(items.map(({ action, target_name }) => [action, target_name])).toEqual([
      ['log.cleared', null],
      ['user.role_changed', lin.user.username],
    ]);
  });

  it('finds its days without reading all others', async () => {
    const plan = await board.services.database.transaction(async (tx) => {
      if (engine === 'postgres') await tx.run('set local enable_seqscan = off', []);
      const words = engine === 'postgres' ? 'explain' : 'explain query plan';
      const { rows } = await tx.run(
        `${words} select * from audit_log where at >= '2026-11-18' and at < '2026-11-19'
          order by at desc, id desc limit 51`,
        [],
      );
      return JSON.stringify(rows);
    });
    expect(plan).toContain('audit_log_by_day');
    expect(plan).not.toMatch(/sort|TEMP B-TREE/i);
  });

  it('turns its pages at what was shown last', async () => {
    for (let turn = 0; turn < 3; turn += 1) await admin.call(clearLogs, {});
    const page = async (before?: string) =>
      (await admin.call(listAudit, { query: { limit: 2, ...(before && { before }) } })).body;
    const first = await page();
    const second = await page(first.items[1]?.id);
    const all = (await admin.call(listAudit, { query: { limit: 4 } })).body;
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect(first.has_more).toBe(true);
  });
});
