import { rotateCalendarFeed } from '@board/contracts/calls/calendar-feed';
import type { Call } from '@board/contracts/calls/call';
import { getChanges, getDashboard, getReady } from '@board/contracts/calls/system';
import { createTask, listTasks, toggleTask } from '@board/contracts/calls/tasks';
import { updatePreferences } from '@board/contracts/calls/user';
import { boardForAll, describeOnEngines } from './testing/engines.ts';

/** By deploy token, for releases of many files. */
const isShipping = (call: Call) => call.path.startsWith('/deploy/');

describeOnEngines('every route', () => {
  const board = boardForAll();

  const hour = 60 * 60_000;
  const task = { title: 'Linear Algebra sheet 5', date: '2026-11-18' };

  it('answers 304 until something that it reads has moved', async () => {
    const lin = await board.asUser();
    const first = await lin.call(listTasks, { query: {} });
    const seen = { 'if-none-match': String(first.headers.etag) };
    expect((await lin.call(listTasks, { query: {} }, seen)).status).toBe(304);
    await lin.call(updatePreferences, { body: { darkMode: true } });
    expect((await lin.call(listTasks, { query: {} }, seen)).status).toBe(304);
    await lin.call(createTask, { body: task });
    const moved = await lin.call(listTasks, { query: {} }, seen);
    expect([moved.status, moved.body.items.length]).toEqual([200, 1]);
    const zh = await lin.call(
      listTasks,
      { query: {} },
      { 'if-none-match': String(moved.headers.etag), 'accept-language': 'zh' },
    );
    expect(zh.status).toBe(200);
  });

  it('is stale on another day of the user, who may live far away', async () => {
    const lin = await board.asUser();
    const { headers, body } = await lin.call(getChanges, {});
    expect(body.date).toBe('2026-11-18');
    const seen = { 'if-none-match': String(headers.etag) };
    board.clock.advance(11 * hour);
    expect((await lin.call(getChanges, {}, seen)).status).toBe(304);
    board.clock.advance(2 * hour);
    expect((await lin.call(getChanges, {}, seen)).body.date).toBe('2026-11-19');
    board.clock.advance(-13 * hour);
  });

  it('tells with one request what moved', async () => {
    const lin = await board.asUser();
    const before = (await lin.call(getChanges, {})).body.revisions;
    await lin.call(createTask, { body: task });
    const after = (await lin.call(getChanges, {})).body.revisions;
    expect(after).toEqual({ ...before, tasks: before.tasks + 1 });
  });

  it('shows the first screen in one reply', async () => {
    const lin = await board.asUser();
    const { body: done } = await lin.call(createTask, { body: task });
    await lin.call(toggleTask, { params: { id: done.id } });
    await lin.call(createTask, { body: { ...task, date: '2026-11-19' } });
    const { body } = await lin.call(getDashboard, { query: {} });
    expect(body).toMatchObject({
      date: '2026-11-18',
      user: { completedTasks: 1, inProgressTasks: 1 },
      completion: { day: { completed: 1, open: 0 }, overall: { completed: 1, open: 1 } },
      modules: [],
    });
    expect(body.tasks).toHaveLength(1);
  });

  it('does a keyed write once, however often and however at once it is sent', async () => {
    const lin = await board.asUser();
    const key = { 'idempotency-key': 'one' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => lin.call(createTask, { body: task }, key)),
    );
    expect(new Set(replies.map(({ body, status }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await lin.call(listTasks, { query: {} })).body.pagination.total).toBe(1);
    const other = await lin.refused(createTask, { body: { ...task, title: 'Other' } }, key);
    expect([other.status, other.body.code]).toEqual([422, 'request.key_reused']);
  });

  it('looks at no key where its reply is kept for nobody', async () => {
    const lin = await board.asUser();
    const key = { 'idempotency-key': 'three' };
    const first = await lin.call(rotateCalendarFeed, {}, key);
    const second = await lin.call(rotateCalendarFeed, {}, key);
    expect(second.body.url).not.toBe(first.body.url);
    const document = (await board.anybody.send('GET', '/api/openapi.json')).json();
    const headersOf = (path: string): string[] =>
      document.paths[path].post.parameters.map(({ name }: { name: string }) => name);
    expect(headersOf('/api/tasks')).toContain('Idempotency-Key');
    expect(headersOf('/api/calendar-feed')).not.toContain('Idempotency-Key');
  });

  it('forgets a key after a day, and one whose write was refused at once', async () => {
    const lin = await board.asUser();
    const key = { 'idempotency-key': 'two' };
    await lin.refused(createTask, { body: { ...task, title: '' } }, key);
    const first = await lin.call(createTask, { body: task }, key);
    for (let passed = 0; passed < 25; passed += 5) {
      board.clock.advance(5 * hour);
      await lin.call(getChanges, {});
    }
    const later = await lin.call(createTask, { body: task }, key);
    expect(later.body.id).not.toBe(first.body.id);
    board.clock.advance(-25 * hour);
  });

  it('needs a token', async () => {
    const { status, body } = await board.anybody.refused(listTasks, { query: {} });
    expect([status, body.code]).toEqual([401, 'auth.required']);
    const garbage = await board.anybody.send('GET', '/api/tasks', undefined, {
      authorization: 'Bearer x',
    });
    expect(garbage.json().code).toBe('auth.expired');
  });

  it('takes 16 kB of JSON from whoever has no session', async () => {
    const body = (bytes: number) => JSON.stringify({ x: 'x'.repeat(bytes - 8) });
    const open = board.app.calls.filter(
      ({ call, schema }) => call.access === 'public' && schema.body && !isShipping(call),
    );
    expect(open.map(({ call }) => call.name)).toEqual(
      expect.arrayContaining(['login', 'register', 'resetPassword', 'sendClientReport']),
    );
    for (const { call } of open) {
      const statusOf = async (bytes: number) => {
        const headers = { 'content-type': 'application/json' };
        const path = `/api${call.path}`;
        return (await board.anybody.send(call.method, path, body(bytes), headers)).statusCode;
      };
      expect([call.name, await statusOf(16 * 1024 + 1)]).toEqual([call.name, 413]);
      expect([call.name, await statusOf(16 * 1024)]).not.toEqual([call.name, 413]);
    }
  });

  it('tells a NUL from the six characters that write one', async () => {
    const lin = await board.asUser();
    const title = String.raw`a\u0000b and \\u0000`;
    const { body } = await lin.call(createTask, { body: { title, date: '2026-11-18' } });
    expect(body.title).toBe(title);
  });

  it('answers what it cannot read with an error of its own', async () => {
    const lin = await board.asUser();
    const post = (payload: string, type = 'application/json') =>
      board.app.http.inject({
        method: 'POST',
        url: '/api/tasks',
        headers: { authorization: `Bearer ${lin.token}`, 'content-type': type },
        payload,
      });
    const answers = [
      [await post('{"title":'), 400, 'request.malformed'],
      [await post('{"title":"a\\u0000b","date":"2026-11-18"}'), 400, 'request.unkeepable_text'],
      [await post('{"title":"a\\\\\\u0000b","date":"2026-11-18"}'), 400, 'request.unkeepable_text'],
      [await post('{"__proto__":{"x":1}}'), 400, 'request.malformed'],
      [
        await post('title=x', 'application/x-www-form-urlencoded'),
        415,
        'request.unsupported_media',
      ],
      [await post(`{"title":"${'x'.repeat(1_100_000)}"}`), 413, 'request.too_large'],
      [await lin.send('GET', '/api/nothing'), 404, 'request.not_found'],
      [await lin.send('PATCH', '/api/tasks'), 405, 'request.method_not_allowed'],
      [await lin.send('GET', '/api/tasks?page=%00'), 400, 'request.malformed'],
      [await lin.send('GET', '/api/tasks?page=1&page=2'), 400, 'request.invalid'],
      [await lin.send('GET', '/api/tasks?page=99999999999999999999'), 400, 'request.invalid'],
      [await lin.send('GET', '/api/%zz'), 400, 'request.malformed'],
    ] as const;
    for (const [response, status, code] of answers) {
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
    }
  });

  it('carries the headers that keep a browser safe', async () => {
    const { headers } = await board.anybody.call(getReady, {});
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'same-origin',
    });
  });

  it('is in the document, with its example accepted', async () => {
    const { paths } = (await board.anybody.send('GET', '/api/openapi.json')).json();
    for (const { call } of board.app.calls) {
      expect(paths[`/api${call.path}`][call.method.toLowerCase()].operationId).toBe(call.name);
    }
    const docs = await board.anybody.send('GET', '/api/docs');
    expect(docs.body).not.toMatch(/<script|<style|style=/);
  });
});
