import * as calls from '@board/contracts/calls/delivery';
import { keptReleaseDays } from '@board/contracts/constants/limits';
import { dayMs } from '@board/time';
import { writeSnapshot } from '../../database/snapshots/write-snapshot.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { sampleRemote, sha384 } from './testing/sample-release.ts';
import { newToken, shipper } from './testing/ship.ts';

describeOnEngines('a release that nobody needs any more', () => {
  const board = boardForEach();
  let team: ReturnType<typeof shipper>;
  const samples = ['one', 'two', 'three', 'four'].map((text) => sampleRemote('finance', text));
  const [one, two, three, four] = samples.map(({ release }) => release.version);
  const sample = (index: number) => samples[index] as (typeof samples)[number];

  beforeEach(async () => {
    team = shipper(board, await newToken(board, 'finance'));
  });

  const released = async () => {
    const admin = await board.asAdmin();
    const { items } = (await admin.call(calls.listReleases, { params: { remote: 'finance' } }))
      .body;
    return items.map(({ version }) => version).sort();
  };
  const sweep = async (days: number) => {
    board.clock.advance(days * dayMs);
    const job = { kind: 'delivery.sweep', payload: null };
    await board.services.database.transaction((tx) => enqueue(board.services, tx, job));
    await board.app.jobs.runDue();
  };
  const fileOf = (index: number) => {
    const { release } = sample(index);
    const url = `/remotes/finance/${release.version}/${release.entry}`;
    return board.app.http.inject({ method: 'GET', url });
  };

  it('goes with its files, long after the last page was given it', async () => {
    for (const index of [0, 1, 2]) await team.ship(sample(index));
    await sweep(keptReleaseDays.shipped - 1);
    expect(await released()).toEqual([one, two, three].sort());
    await team.ship(sample(3));
    await sweep(3);
    // The third served until three days ago, and is where a roll-back leads.
    expect(await released()).toEqual([three, four].sort());
    expect((await fileOf(0)).statusCode).toBe(404);
    expect((await fileOf(2)).statusCode).toBe(200);
  });

  it('stays out of backups from the beginning', async () => {
    for (const index of [0, 1, 2]) await team.ship(sample(index));
    const text = await board.services.database.snapshot(async (connection) => {
      const parts: string[] = [];
      const about = { created_at: '2026-11-18T00:00:00.000Z', key_id: '' };
      for await (const part of writeSnapshot(connection, about)) parts.push(part);
      return parts.join('');
    });
    const rows = text.split('\n');
    const holds = (index: number) => {
      const { release, contents } = sample(index);
      const hash = sha384(contents[release.entry] ?? '', 'base64url');
      return {
        release: rows.some((row) => row.startsWith(`["finance","${release.version}","shipped"`)),
        file: rows.some((row) => row.startsWith(`["${hash}"`)),
      };
    };
    expect([0, 1, 2].map(holds)).toEqual([
      { release: false, file: false },
      { release: true, file: true },
      { release: true, file: true },
    ]);
  });
});
