import { login } from '@board/contracts/calls/auth';
import * as calls from '@board/contracts/calls/delivery';
import { listNotifications } from '@board/contracts/calls/notifications';
import { reportStarts, sendClientReport } from '@board/contracts/calls/system';
import { dayMs, minuteMs } from '@board/time';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, testPassword } from '../../testing/test-app.ts';
import { type TestClient, testClient } from '../../testing/test-client.ts';
import { recordReport } from './reports/record-report.ts';
import { recordStarts } from './reports/record-starts.ts';
import { sampleRemote } from './testing/sample-release.ts';
import { newToken, registryOf, shipper } from './testing/ship.ts';

describeOnEngines('the error budget of a release', () => {
  const board = boardForEach();
  let admin: SignedIn;
  let team: ReturnType<typeof shipper>;
  let people: SignedIn[];
  const good = sampleRemote('finance', 'good').release.version;
  const bad = sampleRemote('finance', 'bad').release.version;
  const params = { remote: 'finance' };

  beforeEach(async () => {
    admin = await board.asAdmin();
    team = shipper(board, await newToken(board, 'finance'));
    board.clock.set('2026-11-18T04:00:00.000Z');
    people = await Promise.all(['lin', 'zhou', 'wei', 'chen'].map((name) => board.asUser(name)));
    await team.ship(sampleRemote('finance', 'good'));
    await team.ship(sampleRemote('finance', 'bad'));
  });

  const served = async () => (await registryOf(board)).remotes[0]?.version;
  const failsFor = (person: TestClient, version = bad, phase = 'render') =>
    person.call(sendClientReport, {
      body: { ...params, version, phase, message: 'x is undefined' },
    });
  const worksFor = (person: TestClient, version = bad) =>
    person.call(reportStarts, { body: { releases: [{ ...params, version }] } });
  const allFail = async (version = bad) => {
    for (const person of people.slice(0, 3)) await failsFor(person, version);
  };

  it('brings back the one before when three people cannot use it, and tells the admins', async () => {
    await failsFor(people[0] as SignedIn);
    await failsFor(people[1] as SignedIn);
    expect(await served()).toBe(bad);
    await failsFor(people[2] as SignedIn);
    expect(await served()).toBe(good);
    const { items } = (await admin.call(listNotifications, {})).body;
    expect(items[0]).toMatchObject({ title: 'finance went back by itself', type: 'error' });
    // Reports that are still on their way find another release there.
    await failsFor(people[3] as SignedIn);
    expect(await served()).toBe(good);
  });

  it('counts people, not reports, and nobody who is a stranger', async () => {
    for (let report = 0; report < 5; report++) await failsFor(people[0] as SignedIn);
    for (let report = 0; report < 5; report++) await failsFor(board.anybody);
    expect(await served()).toBe(bad);
    await failsFor(people[0] as SignedIn, 'no-release-of-ours');
    expect(board.app.measure()).toContainEqual(
      expect.objectContaining({
        name: 'board_remote_errors_total',
        figures: [{ value: 5, labels: { ...params, version: bad, phase: 'render' } }],
      }),
    );
  });

  it('is not spent by accounts younger than a week that came after the release', async () => {
    board.clock.advance(minuteMs);
    const fresh = await Promise.all(['x', 'y', 'z'].map((name) => board.asUser(`${name}_fresh`)));
    for (const person of fresh) await failsFor(person);
    expect(await served()).toBe(bad);
    board.clock.advance(8 * dayMs);
    for (const { user } of fresh) {
      const body = { username: user.username, password: testPassword };
      const { token } = (await board.anybody.call(login, { body })).body;
      await failsFor(testClient(board.app.http, token));
    }
    expect(await served()).toBe(good);
  });

  it('is not spent from one place where the one before was used from several', async () => {
    const tell = async () => undefined;
    const from = async (last: number, version: string, failed: boolean) => {
      const person = people[last % people.length] as SignedIn;
      const ctx = { ...(await board.contextOf(person)), address: `192.0.2.${last}` };
      await (failed
        ? recordReport(ctx, { ...params, version, phase: 'render' }, tell)
        : recordStarts(ctx, [{ ...params, version }]));
    };
    for (const place of [0, 1, 2]) await from(place, good, false);
    await allFail();
    expect(await served()).toBe(bad);
    await from(0, bad, true);
    expect(await served()).toBe(bad);
    await from(1, bad, true);
    expect(await served()).toBe(good);
    const { rows } = await board.services.database.reader.run(
      'select network from release_trials',
      [],
    );
    expect(JSON.stringify(rows)).not.toContain('192.0');
  });

  it('is spent by a whole school behind its one address', async () => {
    const many = await Promise.all(
      Array.from({ length: 30 }, (_, index) => board.asUser(`student_${index}`)),
    );
    const contexts = await Promise.all(many.map((person) => board.contextOf(person)));
    board.clock.advance(8 * dayMs);
    for (const [at, ctx] of contexts.slice(0, 3).entries())
      await recordStarts({ ...ctx, address: `192.0.2.${at}` }, [{ ...params, version: good }]);
    for (const ctx of contexts) {
      expect(await served()).toBe(bad);
      await recordReport(ctx, { ...params, version: bad, phase: 'render' }, async () => undefined);
    }
    expect(await served()).toBe(good);
  });

  it('hears a stranger in the log of the process, and not in that of the console', async () => {
    const kept = async () =>
      (await board.services.database.reader.run('select id from log_entries', [])).rows.length;
    const before = await kept();
    await failsFor(board.anybody);
    expect(await kept()).toBe(before);
    expect(JSON.stringify(board.logged)).toContain('x is undefined');
    await failsFor(people[0] as SignedIn);
    expect(await kept()).toBe(before + 1);
  });

  it('is larger where many can use it', async () => {
    const many = await Promise.all(
      Array.from({ length: 60 }, (_, index) => board.asUser(`student_${index}`)),
    );
    for (const person of many) await worksFor(person);
    await allFail();
    expect(await served()).toBe(bad);
  });

  it('is larger where the one before failed as often', async () => {
    await allFail(good);
    await allFail();
    expect(await served()).toBe(bad);
  });

  it('is not spent by what is no fault of the code', async () => {
    for (const person of people) await failsFor(person, bad, 'chunk');
    expect(await served()).toBe(bad);
  });

  it('takes a canary from those who try it', async () => {
    await team.promote(sampleRemote('finance', 'good'));
    await team.promote(sampleRemote('finance', 'bad'), 'canary');
    await allFail();
    expect(await team.revisionOf('finance', 'canary')).toBe(0);
    expect(await served()).toBe(good);
  });

  it('only informs where an admin keeps the wheel, and where nothing was before', async () => {
    await admin.call(calls.setSelfHelp, { params, body: { self_help: false } });
    await allFail();
    expect(await served()).toBe(bad);
    await admin.call(calls.setSelfHelp, { params, body: { self_help: true } });
    await team.rollBack('finance');
    await allFail(good);
    expect(await served()).toBe(good);
  });

  it('is read by the team with its token, with the latest words of a browser', async () => {
    await failsFor(people[0] as SignedIn);
    const { body } = await board.anybody.call(calls.listDeploymentErrors, { params }, team.headers);
    expect(body.items).toEqual([
      expect.objectContaining({
        version: bad,
        phase: 'render',
        count: 1,
        sample: expect.objectContaining({ message: 'x is undefined' }),
      }),
    ]);
    const foreign = { authorization: `Bearer ${await newToken(board, 'ai-chat')}` };
    const { status } = await board.anybody.refused(calls.listDeploymentErrors, { params }, foreign);
    expect(status).toBe(403);
  });
});
