import { getSignInOptions, login, logout } from '@board/contracts/calls/auth';
import { rotateCalendarFeed } from '@board/contracts/calls/calendar-feed';
import { getHealth, getReady } from '@board/contracts/calls/system';
import { updateSettings } from '../modules/settings/index.ts';
import { boardForEach, describeOnEngines } from '../testing/engines.ts';
import { type SignedIn, testPassword } from '../testing/test-app.ts';

describeOnEngines('maintenance', () => {
  const board = boardForEach();
  let lin: SignedIn;
  let admin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser('lin_student');
    admin = await board.asAdmin();
  });

  const maintain = async (maintenanceMode: boolean) =>
    updateSettings(await board.contextOf(admin), { maintenanceMode });

  it('closes what needs no session as well', async () => {
    const { body } = await lin.call(rotateCalendarFeed, {});
    const feed = new URL(body.url ?? '').pathname;
    const closed = [
      ['GET', feed],
      ['GET', '/api/notifications/unsubscribe?token=x'],
      ['POST', '/api/notifications/unsubscribe?token=x'],
      ['POST', '/api/deploy/finance/releases'],
      ['POST', '/api/client-reports'],
    ] as const;
    expect((await board.anybody.send('GET', feed)).statusCode).toBe(200);
    await maintain(true);
    for (const [method, url] of closed) {
      const { statusCode, headers, json } = await board.anybody.send(method, url);
      expect([url, statusCode, json().code, headers['retry-after']]).toEqual([
        url,
        503,
        'server.maintenance',
        '60',
      ]);
    }
    await maintain(false);
    expect((await board.anybody.send('GET', feed)).statusCode).toBe(200);
  });

  it('leaves open how one signs in and out, and what watches the server', async () => {
    await maintain(true);
    await board.anybody.call(getHealth, {});
    await board.anybody.call(getReady, {});
    await board.anybody.call(getSignInOptions, {});
    await board.anybody.call(login, { body: { username: 'lin_student', password: testPassword } });
    await lin.call(logout, {});
  });

  it('ends the open streams of all but admins', async () => {
    const address = await board.app.http.listen({ port: 0, host: '127.0.0.1' });
    const listen = async ({ token }: SignedIn) => {
      const headers = { authorization: `Bearer ${token}` };
      const { body } = await fetch(`${address}/api/stream`, { headers });
      if (!body) throw new Error('a stream has a body');
      return body.pipeThrough(new TextDecoderStream()).getReader();
    };
    const theirs = await listen(lin);
    const own = await listen(admin);
    await maintain(true);
    let heard = '';
    for (;;) {
      const { done, value } = await theirs.read();
      if (done) break;
      heard += value;
    }
    expect(heard).toContain('"kind":"global"');
    await maintain(false);
    let still = '';
    while (still.split('"kind":"global"').length < 3) still += (await own.read()).value ?? '';
    await admin.call(logout, {});
    while (!(await own.read()).done);
  });
});
