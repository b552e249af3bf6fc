import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changePassword } from '@board/contracts/calls/account';
import { judgePassword, register } from '@board/contracts/calls/auth';
import { describeOnEngines } from '../../testing/engines.ts';
import { startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';

describeOnEngines('passwords that are guessed first', (engine) => {
  let board: TestApp | undefined;
  afterEach(() => board?.close());

  async function start(environment: Record<string, string> = {}): Promise<TestApp> {
    board = await startTestApp({ engine, environment });
    return board;
  }
  const judged = async ({ anybody }: TestApp, password: string, username = 'lin_student') =>
    (await anybody.call(judgePassword, { body: { password, username } })).body.weakness;
  const newcomer = (password: string) => ({
    body: { username: 'lin_student', email: 'lin@example.org', password },
  });

  it('are named as such, and students may have them all the same', async () => {
    const app = await start();
    expect(await judged(app, 'Iloveyou')).toBe('common');
    expect(await judged(app, 'Lin_Student1999!')).toBe('name');
    expect(await judged(app, '20240001', '20240001')).toBe('name');
    expect(await judged(app, 'left-leaning-tree')).toBeNull();
    expect((await app.anybody.call(register, newcomer('123456'))).status).toBe(201);
  });

  it('are told apart from those that are too short, which count for no registration', async () => {
    const app = await start({ REGISTRATIONS_PER_HOUR: '1' });
    for (const short of ['12345', '1234'])
      expect((await app.anybody.refused(register, newcomer(short))).body).toMatchObject({
        code: 'auth.password_short',
      });
    await app.anybody.call(register, newcomer('left-leaning-tree'));
  });

  it('are refused where the operator says so', async () => {
    const app = await start({ REFUSE_WEAK_PASSWORDS: 'on' });
    expect((await app.anybody.refused(register, newcomer('123456'))).body).toMatchObject({
      code: 'auth.password_common',
    });
    await app.anybody.call(register, newcomer('left-leaning-tree'));
  });

  it('are refused to who has more than his own board', async () => {
    const app = await start();
    const change = (newPassword: string) => ({
      body: { currentPassword: testPassword, newPassword },
    });
    const teacher = await app.asRole('teacher');
    expect((await teacher.refused(changePassword, change('iloveyou'))).status).toBe(400);
    const student = await app.asUser('mei_student');
    expect((await student.call(changePassword, change('iloveyou'))).status).toBe(200);
  });

  it('may be known to have leaked, by five letters of a hash, to who is asked for them', async () => {
    const digest = hash('sha1', 'left-leaning-tree', 'hex').toUpperCase();
    const asked: string[] = [];
    const service = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end(`0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${digest.slice(5)}:3\r\n`);
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
    const app = await start({ PWNED_PASSWORDS_URL: `http://${host}/range`, OUTBOUND_ALLOW: host });
    expect(await judged(app, 'left-leaning-tree')).toBe('leaked');
    expect(await judged(app, 'right-leaning-tree')).toBeNull();
    expect(asked[0]).toBe(`/range/${digest.slice(0, 5)}`);
    service.close();
    service.closeAllConnections();
    expect(await judged(app, 'left-leaning-tree')).toBeNull();
    const again = () => app.anybody.send('POST', '/api/auth/password-hint', { password: 'a tree' });
    for (let time = asked.length; time < 60; time += 1) await again();
    expect((await again()).statusCode).toBe(429);
  });
});
