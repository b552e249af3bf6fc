import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAudit } from '@board/contracts/calls/admin';
import * as calls from '@board/contracts/calls/delivery';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, startTestApp } from '../../testing/test-app.ts';
import { sampleRemote, writeBuild } from './testing/sample-release.ts';
import { newToken, registryOf, shipper } from './testing/ship.ts';

describeOnEngines('a team ships its remote', (engine) => {
  const board = boardForEach();
  let admin: SignedIn;
  let team: ReturnType<typeof shipper>;
  const [one, two, three] = ['one', 'two', 'three'].map((text) =>
    sampleRemote('finance', text),
  ) as [
    ReturnType<typeof sampleRemote>,
    ReturnType<typeof sampleRemote>,
    ReturnType<typeof sampleRemote>,
  ];
  beforeEach(async () => {
    admin = await board.asAdmin();
    team = shipper(board, await newToken(board, 'finance'));
  });

  const versionOf = async () => (await registryOf(board)).remotes[0]?.version;

  it('is served at once, and publishing alone serves nothing', async () => {
    await team.publish(one);
    expect(await versionOf()).toBeUndefined();
    await team.promote(one);
    expect(await versionOf()).toBe(one.release.version);
    const url = `/remotes/finance/${one.release.version}/${one.release.entry}`;
    const { body } = await board.app.http.inject({ method: 'GET', url });
    expect(body).toBe(one.contents[one.release.entry]);
  });

  it('goes back to what was good before, past what was rolled back from', async () => {
    for (const release of [one, two, three]) await team.ship(release);
    expect((await registryOf(board)).remotes[0]).toMatchObject({
      version: three.release.version,
      previous: { version: two.release.version },
    });
    expect(await team.rollBack('finance')).toMatchObject({
      version: two.release.version,
      previous: one.release.version,
    });
    await team.rollBack('finance');
    expect((await registryOf(board)).remotes[0]).not.toHaveProperty('previous');
    const { withdrawn } = (await registryOf(board)).remotes[0] ?? {};
    expect(new Set(withdrawn)).toEqual(new Set([two.release.version, three.release.version]));
    const revision = await team.revisionOf('finance', 'stable');
    const input = { params: { remote: 'finance', channel: 'stable' as const }, body: { revision } };
    const { body } = await board.anybody.refused(calls.rollBackDeployment, input, team.headers);
    expect(body.code).toBe('delivery.nothing_before');
    await team.promote(three);
    expect(await versionOf()).toBe(three.release.version);
    expect((await registryOf(board)).remotes[0]?.withdrawn).toEqual([two.release.version]);
  });

  it('never leads back to a release that was tried once more and withdrawn', async () => {
    for (const release of [one, two, three]) await team.ship(release);
    await team.promote(two, 'canary');
    expect((await registryOf(board)).remotes[0]).toMatchObject({
      version: three.release.version,
      previous: { version: two.release.version },
    });
    await team.rollBack('finance', 'canary');
    expect((await registryOf(board)).remotes[0]).toMatchObject({
      version: three.release.version,
      previous: { version: one.release.version },
    });
    expect(await team.rollBack('finance')).toMatchObject({
      version: one.release.version,
      previous: null,
    });
    expect((await registryOf(board)).remotes[0]).not.toHaveProperty('previous');
  });

  it('goes back to what it says, though a later one is tried once more', async () => {
    for (const release of [one, two, three]) await team.ship(release);
    await team.rollBack('finance');
    await team.promote(three, 'canary');
    expect(await team.rollBack('finance')).toMatchObject({ version: one.release.version });
    const chief = await board.asRole('super_admin');
    const { items } = (await chief.call(listAudit, { query: {} })).body;
    expect(items.find(({ action }) => action === 'remote.rolled_back')?.details).toBe(
      JSON.stringify({
        channel: 'stable',
        from: two.release.version,
        to: one.release.version,
        by: 'Team of finance',
      }),
    );
  });

  it('takes a canary back where nothing is served to everybody', async () => {
    await team.ship(one, 'canary');
    expect(await team.rollBack('finance', 'canary')).toBeNull();
    expect(await versionOf()).toBeUndefined();
  });

  it('has nothing to go back to where nothing was shipped', async () => {
    const input = {
      params: { remote: 'finance', channel: 'stable' as const },
      body: { revision: 0 },
    };
    const { body } = await board.anybody.refused(calls.rollBackDeployment, input, team.headers);
    expect(body.code).toBe('delivery.nothing_before');
  });

  it('never overwrites what another team-mate ships in the same moment', async () => {
    await team.ship(one);
    for (const release of [two, three]) await team.publish(release);
    const revision = await team.revisionOf('finance', 'stable');
    const params = { remote: 'finance', channel: 'stable' as const };
    const replies = await Promise.all(
      [two, three].map(({ release: { version } }) =>
        board.anybody.send(
          'POST',
          '/api/deploy/finance/channels/stable',
          { version, revision },
          team.headers,
        ),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const winner = replies.find(({ statusCode }) => statusCode === 200)?.json();
    expect(await versionOf()).toBe(winner.version);
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.code).toBe('delivery.pointer_moved');
    expect(refused.message).toContain(winner.version);
    expect(
      (await admin.call(calls.listReleases, { params: { remote: params.remote } })).body.items,
    ).toHaveLength(3);
  });

  it.each(['promotion', 'roll-back'])(
    'lets one of two win when a roll-back meets a %s',
    async (other) => {
      for (const release of [one, two]) await team.ship(release);
      await team.publish(three);
      const revision = await team.revisionOf('finance', 'stable');
      const stable = '/api/deploy/finance/channels/stable';
      const back = () =>
        board.anybody.send('POST', `${stable}/rollback`, { revision }, team.headers);
      const { version } = three.release;
      const on = () => board.anybody.send('POST', stable, { version, revision }, team.headers);
      const replies = await Promise.all([back(), other === 'promotion' ? on() : back()]);
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const [won, lost] = replies.sort((a, b) => a.statusCode - b.statusCode);
      expect(lost?.json().code).toBe('delivery.pointer_moved');
      const reply = won?.json();
      expect(await versionOf()).toBe((reply.pointer ?? reply).version);
    },
  );

  it('stays over a restart, although something else is built there', async () => {
    await team.ship(one);
    const root = mkdtempSync(join(tmpdir(), 'board-builds-'));
    writeBuild(root, two);
    const again = await startTestApp({ engine, root, beside: board });
    expect((await registryOf(again)).remotes[0]?.version).toBe(one.release.version);
    await again.close();
    rmSync(root, { recursive: true });
  });

  const onSeveral = engine === 'postgres' ? it : it.skip;
  onSeveral(
    'reaches every instance within five seconds (several instances need PostgreSQL)',
    async () => {
      const other = await startTestApp({ engine, beside: board });
      await team.ship(one);
      const deadline = performance.now() + 5_000;
      let version: string | undefined;
      while (version === undefined && performance.now() < deadline) {
        // What comes over the network has its turn.
        await new Promise(setImmediate);
        version = (await registryOf(other)).remotes[0]?.version;
      }
      expect(version).toBe(one.release.version);
      const url = `/remotes/finance/${version}/${one.release.entry}`;
      expect((await other.app.http.inject({ method: 'GET', url })).statusCode).toBe(200);
      await other.close();
    },
  );
});
