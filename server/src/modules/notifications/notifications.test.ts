import * as calls from '@board/contracts/calls/notifications';
import { newId } from '../../database/ids.ts';
import { program } from '../../testing/api-token.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import type { TestApp } from '../../testing/test-app.ts';

describeOnEngines('notifications', () => {
  const board = boardForAll();

  const news = { title: 'Room changed', message: 'Linear Algebra moves to room 204' };
  const titles = async (person: Awaited<ReturnType<TestApp['asUser']>>) =>
    (await person.call(calls.listNotifications, { query: {} })).body.items.map(
      ({ title }) => title,
    );

  it('come latest first, with what is unread counted', async () => {
    const lin = await board.asUser();
    for (const title of ['one', 'two', 'three']) {
      await lin.call(calls.createNotification, { body: { ...news, title } });
      board.clock.advance(1_000);
    }
    const { body } = await lin.call(calls.listNotifications, { query: { limit: 2 } });
    expect(body.items.map(({ title }) => title)).toEqual(['three', 'two']);
    expect(body).toMatchObject({ unread: 3, pagination: { total: 3, has_next: true } });
  });

  it('are read one by one or all, deleted and cleared', async () => {
    const lin = await board.asUser();
    const made = [];
    for (const title of ['a', 'b', 'c']) {
      made.push((await lin.call(calls.createNotification, { body: { ...news, title } })).body);
    }
    const unread = async () => {
      const { body } = await lin.call(calls.listNotifications, { query: { unread_only: true } });
      return [body.unread, body.items.length, body.pagination.total];
    };
    const params = { id: made[0]?.id ?? '' };
    expect((await lin.call(calls.readNotification, { params })).body).toMatchObject({
      read: true,
      version: 2,
    });
    expect((await lin.call(calls.readNotification, { params })).body.version).toBe(2);
    expect(await unread()).toEqual([2, 2, 2]);
    await lin.call(calls.updateNotification, { params, body: { read: false } });
    expect(await unread()).toEqual([3, 3, 3]);
    await lin.call(calls.deleteNotification, { params });
    expect((await lin.call(calls.readAllNotifications, {})).body).toEqual({ updated: 2 });
    expect(await unread()).toEqual([0, 0, 0]);
    expect((await lin.call(calls.clearNotifications, {})).body).toEqual({ deleted: 2 });
    expect(await titles(lin)).toEqual([]);
  });

  it('that were deleted are put back where they were, once and for their own person', async () => {
    const lin = await board.asUser();
    const { body: made } = await lin.call(calls.createNotification, { body: news });
    board.clock.advance(1_000);
    await lin.call(calls.createNotification, { body: { ...news, title: 'Later' } });
    const { version: _, ...body } = made;
    const { id } = body;
    await lin.call(calls.deleteNotification, { params: { id } });
    for (let time = 0; time < 2; time += 1) {
      await lin.call(calls.restoreNotification, { body });
    }
    const { body: list } = await lin.call(calls.listNotifications, {});
    expect(list).toMatchObject({ unread: 2, items: [{ title: 'Later' }, made] });
    const eve = await board.asUser();
    await eve.call(calls.restoreNotification, { body: { ...body, title: 'Mine' } });
    expect(await titles(lin)).toEqual(['Later', news.title]);
    const elsewhere = { ...body, id: newId(), timestamp: '2026-01-05T10:00+08:00' };
    const early = { ...body, id: newId(), timestamp: '2099-01-05T10:00:00.000Z' };
    for (const [given, timestamp] of [
      [elsewhere, '2026-01-05T02:00:00.000Z'],
      [early, new Date(board.clock.now()).toISOString()],
    ] as const)
      expect((await lin.call(calls.restoreNotification, { body: given })).body).toMatchObject({
        timestamp,
      });
    const blank = await lin.refused(calls.restoreNotification, { body: { ...early, title: ' ' } });
    expect(blank.body.code).toBe('notification.title_required');
    const link = { ...body, id: newId(), actionUrl: 'https://elsewhere.example' };
    const refused = await lin.refused(calls.restoreNotification, { body: link });
    expect(refused).toMatchObject({ body: { code: 'notification.link_refused' } });
  });

  it('reach everybody of a role once, when an admin sends them', async () => {
    const admin = await board.asAdmin();
    const students = await Promise.all(Array.from({ length: 3 }, () => board.asUser()));
    const teacher = await board.asRole('teacher');
    const id = '0192f0c1-2222-7000-8000-000000000009';
    await admin.call(calls.createNotification, { body: { ...news, id, role: 'student' } });
    await admin.call(calls.createNotification, { body: { ...news, id, role: 'student' } });
    await board.app.jobs.runDue();
    for (const student of students) expect(await titles(student)).toEqual(['Room changed']);
    expect(await titles(teacher)).toEqual([]);
  });

  it('come from one sender sixty times a day at most, and then from others still', async () => {
    const lin = await board.asUser();
    const [chen, wu] = [await board.asRole('teacher'), await board.asRole('teacher')];
    const told = { title: 'Room changed', user_id: lin.user.id };
    for (let time = 0; time < 60; time += 1)
      await chen.call(calls.createNotification, { body: told });
    const refused = await chen.refused(calls.createNotification, { body: told });
    expect(refused.status).toBe(429);
    await wu.call(calls.createNotification, { body: told });
    const page = (await lin.call(calls.listNotifications, { query: {} })).body.pagination;
    expect(page.total).toBe(61);
  });

  it('say who sent them, and to how many; what the product says itself, no teacher says', async () => {
    const [lin, admin] = [await board.asUser(), await board.asAdmin()];
    const teacher = await board.asRole('teacher', 'chen');
    const told = { ...news, role: 'student' } as const;
    for (const category of ['system', 'user'] as const) {
      const refused = await teacher.refused(calls.createNotification, {
        body: { ...told, category },
      });
      expect(refused.body.code).toBe('notification.category_refused');
    }
    const { body: sent } = await teacher.call(calls.createNotification, { body: told });
    await board.app.jobs.runDue();
    const expected = { category: 'course', message: `${news.message}\n\n— chen` };
    expect(sent).toMatchObject(expected);
    expect((await lin.call(calls.listNotifications, {})).body.items).toMatchObject([expected]);
    const all = { ...news, role: 'everybody', title: 'Closed tonight' } as const;
    expect((await teacher.refused(calls.createNotification, { body: all })).status).toBe(403);
    const { body } = await admin.call(calls.createNotification, { body: all });
    await board.app.jobs.runDue();
    expect(body.recipients).toBeGreaterThanOrEqual((sent.recipients ?? 0) + 2);
    for (const person of [lin, teacher, admin])
      expect(await titles(person)).toContain('Closed tonight');
  });

  it('are sent to others only by those who may', async () => {
    const lin = await board.asUser();
    const eve = await board.asUser();
    const teacher = await board.asRole('teacher');
    const admin = await board.asAdmin();
    const status = async (sender: typeof lin, target: object) =>
      (await sender.send('POST', '/api/notifications', { ...news, ...target })).statusCode;
    expect(await status(eve, { user_id: lin.user.id })).toBe(403);
    expect(await status(eve, { role: 'student' })).toBe(403);
    expect(await status(teacher, { user_id: admin.user.id })).toBe(403);
    expect(await status(teacher, { role: 'teacher' })).toBe(403);
    expect(await status(teacher, { user_id: lin.user.id })).toBe(201);
    expect(await status(admin, { user_id: '0192f0c1-2222-7000-8000-0000000000ff' })).toBe(404);
    expect(await status(admin, { user_id: lin.user.id, role: 'student' })).toBe(400);
    expect(await titles(lin)).toEqual(['Room changed']);
  });

  it('reach one user by name, once, and are written down', async () => {
    const lin = await board.asUser();
    const eve = await board.asUser();
    const teacher = await board.asRole('teacher');
    const admin = await board.asAdmin();
    const username = lin.user.username.toUpperCase();
    const body = { ...news, id: newId(), username };
    await teacher.call(calls.createNotification, { body });
    await teacher.call(calls.createNotification, { body });
    expect(await titles(lin)).toEqual(['Room changed']);
    const code = async (sender: typeof lin, name: string) =>
      (await sender.refused(calls.createNotification, { body: { ...news, username: name } })).body
        .code;
    expect(await code(teacher, 'nobody_here')).toBe('notification.nobody');
    expect(await code(teacher, admin.user.username)).toBe('request.forbidden');
    expect(await code(eve, username)).toBe('request.forbidden');
    expect(await code(eve, 'nobody_here')).toBe('request.forbidden');
    const written = await board.services.database.reader.query
      .selectFrom('audit_log')
      .select(['action', 'target', 'details'])
      .where('actor_id', '=', teacher.user.id)
      .execute();
    expect(written).toEqual([
      { action: 'notification.sent', target: lin.user.id, details: '{"title":"Room changed"}' },
    ]);
  });

  it('of somebody else are neither found nor kept away by an id that was chosen', async () => {
    const lin = await board.asUser();
    const teacher = await board.asRole('teacher');
    const id = newId();
    const own = { ...news, title: 'A seat of mine', id };
    await lin.call(calls.createNotification, { body: own });
    await lin.call(calls.readAllNotifications, {});
    const body = { ...news, id, user_id: lin.user.id };
    const { body: answer } = await teacher.call(calls.createNotification, { body });
    expect(answer).toMatchObject({ title: 'Room changed', read: false });
    expect(await titles(lin)).toEqual(expect.arrayContaining(['A seat of mine', 'Room changed']));
    // Nor is it a receipt of having been read.
    await lin.call(calls.readAllNotifications, {});
    const { body: again } = await teacher.call(calls.createNotification, { body });
    expect(again).toMatchObject({ id: answer.id, read: false, version: 1 });
  });

  it('are not sent to others by a token', async () => {
    const admin = await board.asAdmin();
    const lin = await board.asUser();
    const asking = await program(board, admin, ['write:notifications']);
    for (const target of [{ role: 'student' }, { user_id: lin.user.id }]) {
      const reply = await asking.send('POST', '/api/notifications', { ...news, ...target });
      expect(reply.json()).toMatchObject({ code: 'api_token.closed' });
    }
    expect((await asking.send('POST', '/api/notifications', news)).statusCode).toBe(201);
  });

  it('link to nowhere but this site', async () => {
    const lin = await board.asUser();
    const link = async (actionUrl: string) =>
      (await lin.send('POST', '/api/notifications', { ...news, actionUrl })).json().code ?? 'taken';
    expect(await link('/profile?x=1#y')).toBe('taken');
    for (const bad of [
      '//evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/\\evil',
      '/a\tb',
    ]) {
      expect(await link(bad)).toBe('notification.link_refused');
    }
  });

  it('of somebody else do not exist', async () => {
    const lin = await board.asUser();
    const eve = await board.asUser();
    const { id } = (await lin.call(calls.createNotification, { body: news })).body;
    const params = { id };
    const attempts = [
      eve.refused(calls.readNotification, { params }),
      eve.refused(calls.updateNotification, { params, body: { title: 'x' } }),
      eve.refused(calls.deleteNotification, { params }),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(404);
  });
});
