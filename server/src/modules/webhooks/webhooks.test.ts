import { createHmac } from 'node:crypto';
import { changePassword } from '@board/contracts/calls/account';
import { updateUserStatus } from '@board/contracts/calls/admin-users';
import { login } from '@board/contracts/calls/auth';
import { listNotifications } from '@board/contracts/calls/notifications';
import { createTask } from '@board/contracts/calls/tasks';
import { createTerm } from '@board/contracts/calls/terms';
import * as calls from '@board/contracts/calls/webhooks';
import { webhookLimit } from '@board/contracts/constants/webhooks';
import { dayMs, hourMs, secondMs } from '@board/time';
import { areas } from '../../areas.ts';
import { boardForAll, describeOnEngines, openForAll } from '../../testing/engines.ts';
import { startOtherSide } from '../../testing/other-side.ts';
import { type SignedIn, testPassword } from '../../testing/test-app.ts';
import { testClient } from '../../testing/test-client.ts';

describeOnEngines('a webhook', () => {
  const side = openForAll(startOtherSide, (it) => it.close());
  const board = boardForAll(() => ({
    environment: { OUTBOUND_ALLOW_PEOPLE: `${side.host},inside.school:80` },
  }));
  let lin: SignedIn;
  beforeEach(async () => {
    // Those of the test before would be tried again.
    await board.services.database.transaction((tx) => tx.query.deleteFrom('webhooks').execute());
    Object.assign(side, { received: [], status: 200, says: 'thanks' });
    lin = await board.asUser();
  });

  const make = async (chosen: string[] = ['tasks'], path = '/hooks/lin-7f3a') => {
    const body = { address: `http://${side.host}${path}`, areas: chosen as never };
    return (await lin.call(calls.createWebhook, { body })).body;
  };
  const shown = async () => (await lin.call(calls.listWebhooks, {})).body.items[0];
  const addTask = (title = 'Report') =>
    lin.call(createTask, { body: { title, date: '2026-11-18' } });
  /** Longer than writes are gathered. */
  const pass = async (ms: number = 5 * secondMs) => {
    board.clock.advance(ms);
    await board.app.jobs.runDue();
  };
  const signedInAgain = async (): Promise<SignedIn> => {
    const body = { username: lin.user.username, password: testPassword };
    const { token } = (await board.anybody.call(login, { body })).body;
    return { ...lin, ...testClient(board.app.http, token) };
  };
  const heard = () => side.received.map(({ text }) => JSON.parse(text));

  it('hears that something has changed, and how far, never what', async () => {
    const { id } = await make();
    await addTask('A secret report');
    await pass();
    expect(heard()).toEqual([
      { type: 'board.changed', timestamp: expect.any(String), data: { revisions: { tasks: 2 } } },
    ]);
    expect(side.received[0]?.text).not.toContain('secret');
    expect(await shown()).toMatchObject({ id, last_status: 200, last_at: expect.any(String) });
    await pass();
    expect(heard()).toHaveLength(1);
  });

  it('hears of what was chosen alone, and of many writes once', async () => {
    await make(['tasks', 'exams']);
    await make(['transactions'], '/ledger');
    await lin.call(createTerm, {
      body: { name: 'Autumn 2026', first_monday: '2026-09-07', weeks: 18 },
    });
    for (let count = 0; count < 5; count += 1) await addTask();
    await pass();
    expect(side.received.map(({ path }) => path)).toEqual(['/hooks/lin-7f3a']);
    expect(heard()[0].data.revisions).toEqual({ tasks: 6 });
  });

  it('hears nothing of anybody else, nor once its owner is disabled', async () => {
    await make();
    const mei = await board.asUser();
    await mei.call(createTask, { body: { title: 'Of Mei', date: '2026-11-18' } });
    await pass();
    await addTask();
    const params = { id: lin.user.id };
    await (await board.asAdmin()).call(updateUserStatus, { params, body: { status: 'inactive' } });
    await pass();
    expect(side.received).toEqual([]);
  });

  it('is signed over id, time and body with the secret that was shown once', async () => {
    const { secret } = await make();
    await addTask();
    await pass();
    const [call] = side.received;
    const { 'webhook-id': id, 'webhook-timestamp': time } = call?.headers ?? {};
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const mark = createHmac('sha256', key).update(`${id}.${time}.${call?.text}`).digest('base64');
    expect(call?.headers['webhook-signature']).toBe(`v1,${mark}`);
    expect(await shown()).not.toHaveProperty('secret');
  });

  it('is told from another one of the same host by its name, and by nothing of its address', async () => {
    const named = async (path: string, name?: string) => {
      const address = `http://${side.host}/${path}`;
      const body = { address, areas: ['tasks' as const], ...(name && { name }) };
      return (await lin.call(calls.createWebhook, { body })).body;
    };
    expect(await named('k3y-one', ' Home ')).toMatchObject({ host: side.host, name: 'Home' });
    await named('k3y-two');
    const { items } = (await lin.call(calls.listWebhooks, {})).body;
    expect(items.map(({ name }) => name)).toEqual(['Home', '']);
    expect(JSON.stringify(items)).not.toContain('k3y');
    const body = {
      address: `http://${side.host}/`,
      areas: ['tasks' as const],
      name: 'x'.repeat(101),
    };
    expect((await lin.refused(calls.createWebhook, { body })).status).toBe(400);
  });

  it('keeps its address and secret to itself: in the table, the log, the export and the list', async () => {
    const { secret } = await make();
    side.status = 500;
    await addTask();
    await pass();
    const rows = await board.services.database.reader.query
      .selectFrom('webhooks')
      .selectAll()
      .execute();
    const ctx = await board.contextOf(lin);
    const part = areas
      .flatMap(({ exportOf }) => exportOf?.(ctx) ?? [])
      .find(({ file }) => file === 'webhooks.json');
    const exported: unknown[] = [];
    if (part && 'items' in part) for await (const row of part.items) exported.push(row);
    expect(exported).toMatchObject([{ host: side.host, areas: ['tasks'] }]);
    const kept = JSON.stringify([rows, exported, await shown(), board.logged]);
    for (const hidden of ['lin-7f3a', secret, secret.slice(6)]) expect(kept).not.toContain(hidden);
  });

  it('is tried again later and later, and then hears all that it missed in one message', async () => {
    await make();
    side.status = 503;
    await addTask();
    await pass();
    expect(await shown()).toMatchObject({ failures: 1, last_status: 503, is_off: false });
    expect((await shown())?.problem).toContain('(503)');
    const first = side.received[0]?.headers['webhook-id'];
    await pass(10 * secondMs);
    expect(side.received[1]?.headers['webhook-id']).toBe(first);
    await pass(10 * secondMs);
    expect(side.received).toHaveLength(2);
    // A write in between brings no try forward.
    await addTask();
    await pass(5 * secondMs);
    expect(side.received).toHaveLength(2);
    side.status = 204;
    await pass(hourMs);
    expect(heard().at(-1).data.revisions).toEqual({ tasks: 3 });
    expect(await shown()).toMatchObject({ failures: 0, problem: null, next_try_at: null });
    await pass(hourMs);
    expect(side.received).toHaveLength(3);
  });

  it('holds up no other', async () => {
    await make(['tasks'], '/broken');
    await make(['tasks'], '/whole');
    side.statusOf = (path) => (path === '/broken' ? 500 : 200);
    await addTask();
    await pass();
    await addTask();
    await pass();
    side.statusOf = undefined;
    expect(side.received.map(({ path }) => path).toSorted()).toEqual([
      '/broken',
      '/whole',
      '/whole',
    ]);
  });

  it('is switched off after three days and told, and a try that works switches it on', async () => {
    const { id } = await make();
    side.status = 404;
    await addTask();
    await pass();
    await pass(3 * dayMs);
    lin = await signedInAgain();
    expect(await shown()).toMatchObject({ is_off: true, next_try_at: null });
    const { items } = (await lin.call(listNotifications, {})).body;
    expect(items[0]).toMatchObject({
      title: expect.stringContaining('switched off'),
      type: 'error',
    });
    const before = side.received.length;
    await addTask();
    await pass(hourMs);
    expect(side.received).toHaveLength(before);
    side.status = 200;
    expect((await lin.call(calls.tryWebhook, { params: { id } })).body.said).toBe('thanks');
    await pass();
    expect(heard().slice(before)).toEqual([
      { type: 'board.test', timestamp: expect.any(String), data: {} },
      expect.objectContaining({ data: { revisions: { tasks: 3 } } }),
    ]);
    expect(await shown()).toMatchObject({ is_off: false, failures: 0 });
  });

  it('is told that it is set, and a try that is refused says by what', async () => {
    const { id } = await make();
    const { items } = (await lin.call(listNotifications, {})).body;
    expect(items[0]?.title).toBe(`${side.host} now hears when your things change`);
    Object.assign(side, { status: 401, says: 'who are you?' });
    const refused = await lin.refused(calls.tryWebhook, { params: { id } });
    expect(refused.body.message).toBe('The other side refused (401): who are you?');
  });

  test.each([
    ['http://hooks.example.org/', 'webhook.address_insecure'],
    ['ftp://hooks.example.org/', 'outbound.address_invalid'],
    ['https://a:b@hooks.example.org/', 'outbound.address_invalid'],
    ['hooks', 'outbound.address_invalid'],
  ])('is not made for %s', async (address, code) => {
    const body = { address, areas: ['tasks' as const] };
    expect((await lin.refused(calls.createWebhook, { body })).body.code).toBe(code);
  });

  test.each(['https://127.0.0.1:9/', 'https://[::1]/', 'https://169.254.169.254/latest'])(
    'never reaches %s',
    async (address) => {
      const body = { address, areas: ['tasks' as const] };
      const { id } = (await lin.call(calls.createWebhook, { body })).body;
      const refused = await lin.refused(calls.tryWebhook, { params: { id } });
      expect(refused.body.code).toBe('outbound.address_refused');
    },
  );

  it('may go without TLS to whom the operator named with the port that is not written', async () => {
    const body = { address: 'http://inside.school/hooks', areas: ['tasks' as const] };
    expect((await lin.call(calls.createWebhook, { body })).body.host).toBe('inside.school');
  });

  it('is one of few, however many are made at once', async () => {
    const body = { address: `http://${side.host}/more`, areas: ['tasks' as const] };
    const made = Array.from({ length: 3 * webhookLimit.perPerson }, () =>
      lin.send('POST', '/api/user/webhooks', body),
    );
    const statuses = (await Promise.all(made)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(webhookLimit.perPerson);
  });

  it('is one of few, and of its owner alone', async () => {
    const { id } = await make();
    for (let count = 1; count < webhookLimit.perPerson; count += 1) await make();
    const body = { address: `http://${side.host}/more`, areas: ['tasks' as const] };
    expect((await lin.refused(calls.createWebhook, { body })).body.code).toBe('webhook.full');
    const mei = await board.asUser();
    for (const call of [calls.tryWebhook, calls.deleteWebhook])
      expect((await mei.refused(call, { params: { id } })).status).toBe(404);
    await lin.call(calls.deleteWebhook, { params: { id } });
    expect((await lin.refused(calls.deleteWebhook, { params: { id } })).status).toBe(404);
  });

  it('ends with the password where the person says so', async () => {
    await make();
    const passwords = { currentPassword: testPassword, newPassword: `${testPassword}-2` };
    await lin.call(changePassword, { body: { ...passwords, endFeeds: true } });
    const again = await board.contextOf(lin);
    const { query } = again.database.reader;
    expect(
      await query.selectFrom('webhooks').selectAll().where('user_id', '=', lin.user.id).execute(),
    ).toEqual([]);
    const { hooked } = await query
      .selectFrom('revisions')
      .select('hooked')
      .where('user_id', '=', lin.user.id)
      .executeTakeFirstOrThrow();
    expect(hooked).toBe(0);
  });
});
