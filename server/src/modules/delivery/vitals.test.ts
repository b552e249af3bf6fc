import * as calls from '@board/contracts/calls/delivery';
import { reportStarts, sendClientReport } from '@board/contracts/calls/system';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { sampleRemote } from './testing/sample-release.ts';
import { newToken, shipper } from './testing/ship.ts';

describeOnEngines('how a release does in browsers', () => {
  const board = boardForEach();
  const [before, now, tried] = [
    sampleRemote('finance', 'before').release,
    sampleRemote('finance', 'now').release,
    sampleRemote('finance', 'tried').release,
  ];
  beforeEach(async () => {
    const team = shipper(board, await newToken(board, 'finance'));
    await team.ship(sampleRemote('finance', 'before'));
    await team.ship(sampleRemote('finance', 'now'));
    await team.ship(sampleRemote('finance', 'tried'), 'canary');
  });

  it('stands beside the one before it and the one that is tried', async () => {
    const start = async (version: string, ready_ms?: number, long_tasks = 0) => {
      const told = { remote: 'finance', version, long_tasks };
      const release = ready_ms === undefined ? told : { ...told, ready_ms };
      const person = await board.asUser();
      await person.call(reportStarts, { body: { releases: [release] } });
      return person;
    };
    for (const ms of [100, 104, 204, 900]) await start(now.version, ms, 2);
    await start(before.version, 80);
    const lin = await start(tried.version, 300);
    // Told when the page is left, and no page of its own.
    await start(now.version, undefined, 1);
    const body = { remote: 'finance', version: tried.version, phase: 'render' };
    await lin.call(sendClientReport, { body });
    await start('9.9.9-000000000000', 100);

    const admin = await board.asAdmin();
    const { live } = (await admin.call(calls.listRemotes, {})).body.items[0] ?? {};
    const of = (version: string) => live?.find((each) => each.version === version);
    expect(live?.map(({ place }) => place).sort()).toEqual(['before', 'canary', 'now']);
    expect(of(now.version)).toMatchObject({
      place: 'now',
      starts: 4,
      ready_p75: 200,
      long_tasks: 9,
      errors: 0,
      people: 5,
      budget_left: 1,
      initial_bytes: now.files[0]?.bytes,
    });
    expect(of(before.version)).toMatchObject({ ready_p75: 80, long_tasks: 0 });
    expect(of(tried.version)).toMatchObject({ ready_p75: 300, errors: 1, budget_left: 0 });
  });
});
