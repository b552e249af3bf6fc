import { login } from '@board/contracts/calls/auth';
import * as calls from '@board/contracts/calls/delivery';
import { sendClientReport } from '@board/contracts/calls/system';
import { compositionHeader } from '@board/contracts/constants/headers';
import { previewDays } from '@board/contracts/constants/limits';
import type { Role } from '@board/contracts/constants/roles';
import { dayMs } from '@board/time';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { testPassword } from '../../testing/test-app.ts';
import { sampleRemote } from './testing/sample-release.ts';
import { newToken, registryOf, shipper } from './testing/ship.ts';

describeOnEngines('a composition', () => {
  const board = boardForEach();
  let team: ReturnType<typeof shipper>;
  const [one, two, three] = ['one', 'two', 'three'].map((text) =>
    sampleRemote('finance', text),
  ) as [
    ReturnType<typeof sampleRemote>,
    ReturnType<typeof sampleRemote>,
    ReturnType<typeof sampleRemote>,
  ];
  beforeEach(async () => {
    team = shipper(board, await newToken(board, 'finance'));
    await team.ship(one);
  });

  async function cookieOf(role: Role): Promise<string> {
    const { user } = await board.asRole(role);
    const body = { username: user.username, password: testPassword };
    return cookieIn(await board.anybody.call(login, { body }));
  }
  const cookieIn = ({ headers }: { headers: object }): string =>
    String(Reflect.get(headers, 'set-cookie')).split(';')[0] ?? '';
  const get = (url: string, cookie: string) =>
    board.app.http.inject({ method: 'GET', url, headers: { cookie } });
  const versionFor = async (cookie: string) =>
    (await registryOf(board, cookie)).remotes[0]?.version;
  /** The cookies of a browser that has followed a link. */
  async function followed(path: string, cookie: string): Promise<string> {
    const reply = await get(path, cookie);
    expect(reply.statusCode).toBe(302);
    return `${cookie}; ${cookieIn(reply)}`;
  }

  it('has a name that only its releases decide, and moves with them', async () => {
    const before = (await registryOf(board)).composition;
    expect(before).toMatch(/^[0-9a-f]{12}$/);
    await team.ship(two);
    expect((await registryOf(board)).composition).not.toBe(before);
    await team.rollBack('finance');
    expect((await registryOf(board)).composition).toBe(before);
  });

  it('is opened again as it was by those who may, until they leave it', async () => {
    const { composition } = await registryOf(board);
    await team.ship(two);
    const chief = await cookieOf('super_admin');
    const pinned = await followed(`/finance?tab=1&composition=${composition}`, chief);
    expect(await registryOf(board, pinned)).toMatchObject({ composition, pinned: true });
    expect(await versionFor(pinned)).toBe(one.release.version);
    expect(await versionFor(chief)).toBe(two.release.version);
    const left = await get('/?composition=', pinned);
    expect(String(left.headers['set-cookie'])).toContain('Max-Age=0');
    const elsewhere = await get('//x//evil.example/?composition=', pinned);
    expect(elsewhere.headers.location).toBe('/x//evil.example/');

    const student = await cookieOf('student');
    expect((await get(`/?composition=${composition}`, student)).statusCode).toBe(410);
    const forged = `${student}; board_pin=composition:${composition}`;
    expect(await versionFor(forged)).toBe(two.release.version);
    expect((await get('/?composition=0123456789ab', chief)).statusCode).toBe(410);
  });

  it('is named by reports and by the log lines of its requests', async () => {
    const { composition = '' } = await registryOf(board);
    const lin = await board.asUser();
    const body = { remote: 'finance', version: one.release.version, phase: 'render', composition };
    await lin.call(sendClientReport, { body }, { [compositionHeader]: composition });
    const { items } = (
      await (await board.asAdmin()).call(calls.listRemoteErrors, { params: { remote: 'finance' } })
    ).body;
    expect(items[0]?.sample.composition).toBe(composition);
    expect(board.logged).toContainEqual(
      expect.objectContaining({ path: '/api/client-reports', composition }),
    );
  });

  it('with a release that nobody is served is a link, which ends', async () => {
    await team.publish(two);
    const admin = await board.asAdmin();
    const params = { remote: 'finance' };
    const { path } = (
      await admin.call(calls.makePreview, { params, body: { version: two.release.version } })
    ).body;
    const lin = await cookieOf('student');
    const shown = await followed(path, lin);
    expect(await versionFor(shown)).toBe(two.release.version);
    expect(await versionFor(lin)).toBe(one.release.version);
    expect((await get(`${path}x`, lin)).statusCode).toBe(410);
    board.clock.advance((previewDays + 1) * dayMs);
    expect(await versionFor(shown)).toBe(one.release.version);
    const over = await get(path, lin);
    expect(over.statusCode).toBe(410);
    expect(over.headers['content-type']).toContain('text/html');
    expect(over.body).toContain('此链接已失效');
    const missing = { params, body: { version: three.release.version } };
    const again = await board.asAdmin();
    expect((await again.refused(calls.makePreview, missing)).status).toBe(404);
  });
});
