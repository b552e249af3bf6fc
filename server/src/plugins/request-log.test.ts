import { rotateCalendarFeed } from '@board/contracts/calls/calendar-feed';
import { createShare } from '@board/contracts/calls/planning';
import { describeOnEngines } from '../testing/engines.ts';
import { startTestApp } from '../testing/test-app.ts';

describeOnEngines('the log of requests', (engine) => {
  it('never holds the address of a calendar feed or of a shared week, whatever is asked of it', async () => {
    const board = await startTestApp({ engine });
    const lin = await board.asUser();
    const url = new URL((await lin.call(rotateCalendarFeed, {})).body.url ?? '');
    const secret = url.pathname.split('/').at(-1)?.replace('.ics', '') ?? '';
    const shown = { shows: 'busy' as const, rooms: false, teachers: false, days: 7 };
    const { url: week } = (await lin.call(createShare, { body: shown })).body;
    const shared = new URL(week).pathname;
    const origin = await board.app.http.listen({ port: 0, host: '127.0.0.1' });
    const methods = ['GET', 'HEAD', 'OPTIONS', 'PROPFIND', 'POST', 'REPORT', 'DELETE'];
    const spellings = [
      url.pathname,
      `${url.pathname}?x=1`,
      url.pathname.replace('calendar', '%63alendar'),
      `/${url.pathname}`,
      `${url.pathname}/more`,
      shared,
      `${shared}/busy?start_date=x`,
    ];
    for (const method of methods) {
      for (const path of spellings) await fetch(origin + path, { method });
    }
    const logged = JSON.stringify(board.logged);
    await board.close();

    expect(secret.length).toBeGreaterThan(20);
    expect(logged).toContain('(secret)');
    expect(logged).not.toContain(secret);
    expect(logged).not.toContain(shared.split('/').at(-1));
  });

  it('says whose a request is, by number alone, and where from only where that is switched on', async () => {
    const lines = async (environment: Record<string, string>) => {
      const board = await startTestApp({ engine, environment });
      const lin = await board.asUser();
      await lin.send('DELETE', '/api/tasks/7');
      await board.close();
      const line = board.logged.find(({ path }) => path === '/api/tasks/7');
      return { line, lin };
    };
    const { line: without, lin } = await lines({});
    expect(without).toMatchObject({ user: lin.user.id, status: 404 });
    expect(without).not.toHaveProperty('address');
    expect((await lines({ LOG_ADDRESSES: 'true' })).line).toMatchObject({ address: '127.0.0.1' });
  });

  it('names the route, by which requests for many things are counted together', async () => {
    const board = await startTestApp({ engine });
    await board.anybody.send('GET', '/api/tasks/7');
    await board.close();
    const line = { path: '/api/tasks/7', route: '/api/tasks/:id', status: 401 };
    expect(board.logged).toContainEqual(expect.objectContaining(line));
  });
});
