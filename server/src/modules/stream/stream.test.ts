import { changePassword, deleteSession, listSessions } from '@board/contracts/calls/account';
import { updateAdminSettings } from '@board/contracts/calls/admin';
import { updateUserStatus } from '@board/contracts/calls/admin-users';
import { logout } from '@board/contracts/calls/auth';
import { createNotification } from '@board/contracts/calls/notifications';
import type { LiveEvent } from '@board/contracts/calls/stream';
import { createTask } from '@board/contracts/calls/tasks';
import { gauge } from '../../measuring/metrics.ts';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';

describeOnEngines('the live stream', (engine) => {
  const board = boardForEach();

  async function listen(instance: TestApp, token: string) {
    const address = instance.app.http.server.listening
      ? instance.app.http.listeningOrigin
      : await instance.app.http.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/api/stream`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const events = eventsOf(response);
    const next = async () => (await events.next()).value;
    expect(await next()).toEqual({ kind: 'hello' });
    return { next, response };
  }

  it('tells what changed and brings new notifications', async () => {
    const lin = await board.asUser();
    const stream = await listen(board, lin.token);
    expect(stream.response.headers.get('content-encoding')).toBeNull();
    expect(board.app.measure()).toContainEqual(gauge('board_streams', expect.any(String), 1));
    await lin.call(createTask, { body: { title: 'Linear Algebra', date: '2026-11-18' } });
    expect(await stream.next()).toEqual({
      kind: 'changed',
      scopes: ['tasks'],
      revisions: { tasks: 2 },
    });
    const { body } = await lin.call(createNotification, { body: { title: 'Hello' } });
    const both = [await stream.next(), await stream.next(), await stream.next()];
    expect(both).toContainEqual({ kind: 'notification', notification: body });
  });

  it('says nothing to others', async () => {
    const lin = await board.asUser();
    const eve = await board.asUser();
    const stream = await listen(board, eve.token);
    await lin.call(createTask, { body: { title: 'Secret', date: '2026-11-18' } });
    await eve.call(createTask, { body: { title: 'Own', date: '2026-11-18' } });
    expect(await stream.next()).toEqual({
      kind: 'changed',
      scopes: ['tasks'],
      revisions: { tasks: expect.any(Number) },
    });
    await eve.call(logout, {});
    expect(await stream.next()).toEqual({ kind: 'session-ended' });
    expect(await stream.next()).toBeUndefined();
  });

  it.each<[string, (lin: SignedIn) => Promise<unknown>]>([
    [
      'its session is ended elsewhere',
      async (lin) => {
        const [session] = (await lin.call(listSessions, {})).body.items;
        await lin.call(deleteSession, { params: { id: session?.id ?? '' } });
      },
    ],
    [
      'its person is disabled',
      async (lin) => {
        const params = { id: lin.user.id };
        await (await board.asAdmin()).call(updateUserStatus, {
          params,
          body: { status: 'inactive' },
        });
      },
    ],
    [
      'the password is changed',
      (lin) =>
        lin.call(changePassword, {
          body: { currentPassword: testPassword, newPassword: 'green-blue-tree' },
        }),
    ],
  ])('ends within a second when %s', async (_when, end) => {
    const lin = await board.asUser();
    const stream = await listen(board, lin.token);
    const ended = (async () => {
      let last: LiveEvent | undefined;
      for (let event = await stream.next(); event; event = await stream.next()) last = event;
      return { last, at: performance.now() };
    })();
    await end(lin);
    const asked = performance.now();
    const { last, at } = await ended;
    expect(last).toEqual({ kind: 'session-ended' });
    expect(at - asked).toBeLessThan(1_000);
  });

  it('are at most twenty of one person: the oldest is told and ends, others go on', async () => {
    const lin = await board.asUser();
    const eve = await board.asUser();
    const other = await listen(board, eve.token);
    const first = await listen(board, lin.token);
    const rest: (typeof first)[] = [];
    for (let count = 1; count < 21; count += 1) rest.push(await listen(board, lin.token));
    expect(await first.next()).toEqual({ kind: 'displaced' });
    expect(await first.next()).toBeUndefined();
    for (const person of [lin, eve])
      await person.call(createTask, { body: { title: 'Sheet 5', date: '2026-11-18' } });
    for (const stream of [...rest, other])
      expect(await stream.next()).toEqual({
        kind: 'changed',
        scopes: ['tasks'],
        revisions: { tasks: expect.any(Number) },
      });
  });

  it('are looked at together, with one statement for all of them', async () => {
    const admin = await board.asAdmin();
    const lin = await board.asUser();
    const eve = await board.asUser();
    const streams = [await listen(board, lin.token), await listen(board, eve.token)];
    const asked = jest.spyOn(board.services.database.reader, 'run');
    await admin.call(updateAdminSettings, { body: { maintenanceMode: true } });
    for (const stream of streams) {
      expect(await stream.next()).toEqual({ kind: 'global' });
      expect(await stream.next()).toBeUndefined();
    }
    const looks = asked.mock.calls.filter(([sql]) => sql.includes('from "sessions" as "session"'));
    // A look that comes by the clock may be among them.
    expect(looks.length).toBeGreaterThan(0);
    const [, both = []] = looks[0] ?? [];
    expect(both).toEqual(expect.arrayContaining([lin.user.id, eve.user.id]));
  });

  it('ends for who needs a second factor by a new rule, and has none', async () => {
    const chief = await board.asRole('super_admin');
    const teacher = await board.asRole('teacher');
    const lin = await board.asUser();
    const [closed, open] = [await listen(board, teacher.token), await listen(board, lin.token)];
    await chief.call(updateAdminSettings, { body: { secondFactorRoles: ['teacher'] } });
    expect(await closed.next()).toEqual({ kind: 'global' });
    expect(await closed.next()).toBeUndefined();
    await lin.call(createTask, { body: { title: 'Sheet 5', date: '2026-11-18' } });
    expect(await open.next()).toEqual({ kind: 'global' });
    expect(await open.next()).toMatchObject({ kind: 'changed' });
  });

  const onSeveral = engine === 'postgres' ? it : it.skip;
  onSeveral('hears of other instances (several instances need PostgreSQL)', async () => {
    const other = await startTestApp({ engine, beside: board });
    const lin = await board.asUser();
    const stream = await listen(other, lin.token);
    await lin.call(createTask, { body: { title: 'Linear Algebra', date: '2026-11-18' } });
    expect(await stream.next()).toEqual({
      kind: 'changed',
      scopes: ['tasks'],
      revisions: { tasks: expect.any(Number) },
    });
    await lin.call(logout, {});
    expect(await stream.next()).toEqual({ kind: 'session-ended' });
    await other.close();
  });

  it('ends first when the server closes', async () => {
    const lin = await board.asUser();
    const stream = await listen(board, lin.token);
    await board.app.close();
    expect(await stream.next()).toBeUndefined();
  });
});

async function* eventsOf(response: Response): AsyncGenerator<LiveEvent, undefined, undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) break;
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      if (line.startsWith('data: ')) yield JSON.parse(line.slice(6));
    }
  }
  return undefined;
}
