import * as calls from '@board/contracts/calls/delivery';
import { reportStarts, sendClientReport } from '@board/contracts/calls/system';
import type { CanaryShare } from '@board/contracts/constants/delivery';
import type { Role } from '@board/contracts/constants/roles';
import { dayMs, hourMs } from '@board/time';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { isInShare } from './registry/canary-share.ts';
import { sampleRemote } from './testing/sample-release.ts';
import { newToken, registryOf, shipper } from './testing/ship.ts';

describeOnEngines('a canary goes on', () => {
  const board = boardForEach();
  let team: ReturnType<typeof shipper>;
  const stable = sampleRemote('finance', 'stable');
  const canary = sampleRemote('finance', 'canary');
  const params = { remote: 'finance' };
  const { version } = canary.release;

  beforeEach(async () => {
    team = shipper(board, await newToken(board, 'finance'));
    await team.ship(stable);
  });

  // Days pass, and sessions with them.
  const state = async () =>
    (await (await board.asAdmin()).call(calls.listRemotes, {})).body.items[0];
  const share = async () => (await state())?.canary.share;
  const pass = async (ms: number) => {
    board.clock.advance(ms);
    await board.app.jobs.runDue();
  };
  const choose = async (change: {
    automatic?: boolean;
    share?: CanaryShare;
    usernames?: string[];
    roles?: Role[];
  }) =>
    (await board.asAdmin()).call(calls.setCanary, {
      params,
      body: { usernames: [], roles: [], automatic: true, ...change },
    });
  const served = async () => (await registryOf(board)).remotes[0]?.version;
  /** Long before the release. */
  const isKnown = (id: string) =>
    board.services.database.transaction((tx) =>
      tx.query
        .updateTable('users')
        .set({ created_at: '2026-01-01T00:00:00.000Z' })
        .where('id', '=', id)
        .execute(),
    );
  const tryIt = async (people: number, failing = 0, tried = version) => {
    for (let index = 0; index < people; index++) {
      const person = await board.asUser();
      await isKnown(person.user.id);
      const release = { ...params, version: tried };
      await person.call(reportStarts, { body: { releases: [release] } });
      if (index < failing)
        await person.call(sendClientReport, { body: { ...release, phase: 'render' } });
    }
  };

  it('to one, ten, fifty in a hundred and to everybody, a day each where few try it', async () => {
    await team.ship(canary, 'canary');
    const seen: unknown[] = [];
    await pass(1);
    for (let step = 0; step < 3; step++) {
      seen.push(await share());
      await pass(dayMs / 2);
      expect(await share()).toBe(seen.at(-1));
      await pass(dayMs / 2);
    }
    expect(seen).toEqual([1, 10, 50]);
    expect(await served()).toBe(version);
    expect(await team.revisionOf('finance', 'canary')).toBe(0);
  });

  it('within the hour where many have tried it, and not before the chosen have', async () => {
    await board.asUser('lin_student');
    await choose({ usernames: ['lin_student'] });
    await team.ship(canary, 'canary');
    await pass(1);
    expect(await share()).toBe(0);
    await tryIt(20);
    await pass(hourMs);
    expect(await share()).toBe(1);
  });

  it('not before a role that was chosen has tried it', async () => {
    await choose({ roles: ['teacher'] });
    await team.ship(canary, 'canary');
    await pass(1);
    expect(await share()).toBe(0);
  });

  it('where it fails as often as what everybody has', async () => {
    await tryIt(20, 2, stable.release.version);
    await team.ship(canary, 'canary');
    await pass(1);
    await tryIt(20, 2);
    await pass(dayMs);
    expect(await share()).toBe(10);
  });

  it('from where it is, when others are chosen on the way', async () => {
    await team.ship(canary, 'canary');
    await pass(1);
    await pass(dayMs);
    const before = (await state())?.canary;
    await board.asUser('lin_student');
    await pass(hourMs);
    await choose({ usernames: ['lin_student'] });
    expect((await state())?.canary).toEqual({ ...before, usernames: ['lin_student'] });
  });

  it('nowhere once it was withdrawn', async () => {
    await team.ship(canary, 'canary');
    await pass(1);
    await team.rollBack('finance', 'canary');
    for (let step = 0; step < 4; step++) await pass(dayMs);
    expect([await share(), await served()]).toEqual([1, stable.release.version]);
    expect(board.logged).not.toContainEqual(
      expect.objectContaining({ msg: 'a job failed and is tried again' }),
    );
  });

  it('no further while it fails for more than its budget allows', async () => {
    await team.ship(canary, 'canary');
    await pass(1);
    await tryIt(20, 2);
    await pass(dayMs);
    expect(await share()).toBe(1);
  });

  it('back, once it fails for three', async () => {
    await team.ship(canary, 'canary');
    await pass(1);
    await tryIt(3, 3);
    expect(await team.revisionOf('finance', 'canary')).toBe(0);
    await pass(dayMs);
    expect(await served()).toBe(stable.release.version);
  });

  it('only by hand where an admin keeps the wheel', async () => {
    await choose({ automatic: false });
    await team.ship(canary, 'canary');
    await pass(3 * dayMs);
    expect(await share()).toBe(0);
    await choose({ automatic: false, share: 50 });
    const since = new Date(board.clock.now()).toISOString();
    expect((await state())?.canary).toMatchObject({ share: 50, automatic: false, since });
    await pass(3 * dayMs);
    expect(await share()).toBe(50);
  });
});

test('a share is of people who stay in it while it grows, and are others for the next release', () => {
  const people = Array.from({ length: 2000 }, (_, index) => `person ${index}`);
  const within = (share: number, version = 'one') =>
    people.filter((person) => isInShare(person, { remote: 'finance', version }, share));
  expect(within(0)).toEqual([]);
  expect(within(10).length).toBeGreaterThan(140);
  expect(within(10).length).toBeLessThan(260);
  const half = new Set(within(50));
  expect(within(10).every((person) => half.has(person))).toBe(true);
  expect(within(10, 'two')).not.toEqual(within(10));
});
