import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as calls from '@board/contracts/calls/delivery';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type Sample, sampleRemote, sampleShell, writeBuild } from './testing/sample-release.ts';
import { registryOf, shipper } from './testing/ship.ts';

const shellOf = (text: string, offer = {}) =>
  sampleShell(text, { slots: { board: '1.0.0', header: '1.0.0' }, events: {}, ...offer });
const host = (text: string, slots: Record<string, string>) =>
  sampleRemote('calendar', text, { slots });
const filler = (text: string, contract: string) =>
  sampleRemote('finance', text, { descriptor: { slots: [{ slot: 'task', order: 0, contract }] } });
const found = (version: string) => ({ name: 'calendar.found', version, payload: {} });
const says = (text: string, version: string) =>
  sampleRemote('calendar', text, {
    descriptor: { events: { in: [], out: ['calendar.found'], own: [found(version)] } },
  });
const hears = (text: string, event: string) =>
  sampleRemote('finance', text, { descriptor: { events: { in: [event], out: [] } } });

describeOnEngines('slots and events', (engine) => {
  const board = boardForEach(() => ({
    environment: { DEPLOY_TOKENS: 'shell:one, calendar:two, finance:three' },
  }));
  let crews: Record<'shell' | 'calendar' | 'finance', ReturnType<typeof shipper>>;
  beforeEach(async () => {
    crews = {
      shell: shipper(board, 'one'),
      calendar: shipper(board, 'two'),
      finance: shipper(board, 'three'),
    };
    await crews.shell.ship(shellOf('one'));
  });

  async function refusalsOf(sample: Sample<{ name: string }>) {
    const crew = crews[sample.release.name as keyof typeof crews];
    await crew.upload(sample);
    const input = { params: { remote: sample.release.name }, body: { release: sample.release } };
    const { body } = await board.anybody.refused(calls.publishRelease, input, crew.headers);
    return (body.details ?? []).map(({ field, message }) => `${field}: ${message}`);
  }

  it('a place that another remote has is filled in the version that it passes', async () => {
    expect(await refusalsOf(filler('early', '^1.0.0'))).toEqual([
      'finance: takes part in slot task ^1.0.0, and what is offered would be —',
    ]);
    await crews.calendar.ship(host('host', { task: '1.2.0' }));
    expect(await refusalsOf(filler('ahead', '^2.0.0'))).toEqual([
      'finance: takes part in slot task ^2.0.0, and what is offered would be 1.2.0',
    ]);
    const fits = filler('fits', '^1.1.0');
    expect(await crews.finance.ship(fits)).toMatchObject({ version: fits.release.version });
  });

  it('whoever takes a place away hears whom it would break, and others are not blamed', async () => {
    await crews.calendar.ship(host('host', { task: '1.0.0' }));
    const inside = filler('inside', '^1.0.0');
    await crews.finance.ship(inside);
    const broken = `finance: ${inside.release.version} (Somebody): takes part in slot task ^1.0.0`;
    expect(await refusalsOf(host('without', {}))).toEqual([
      `${broken}, and what is offered would be —`,
    ]);
    expect(await refusalsOf(host('another', { task: '2.0.0' }))).toEqual([
      `${broken}, and what is offered would be 2.0.0`,
    ]);
    const shell = shellOf('two');
    expect(await crews.shell.ship(shell)).toMatchObject({ version: shell.release.version });
  });

  it("an event is somebody's, and who says it keeps to the version that others hear", async () => {
    expect(await refusalsOf(hears('early', 'calendar.found'))).toEqual([
      'finance: takes part in event calendar.found ^1.0.0, and what is offered would be —',
    ]);
    await crews.calendar.ship(says('one', '1.0.0'));
    const listening = hears('listening', 'calendar.found');
    await crews.finance.ship(listening);
    expect(await refusalsOf(says('two', '2.0.0'))).toEqual([
      `finance: ${listening.release.version} (Somebody): takes part in event calendar.found ^1.0.0, and what is offered would be 2.0.0`,
    ]);
    await crews.finance.ship(hears('newer', 'calendar.found ^1.0.0'));
    expect(await crews.calendar.ship(says('more', '1.1.0'))).toBeDefined();
  });

  it('an event of the house goes with no shell that somebody hears it in', async () => {
    await crews.shell.ship(shellOf('two', { events: { 'task.open': '1.0.0' } }));
    const listening = hears('listening', 'task.open');
    await crews.finance.ship(listening);
    expect(await refusalsOf(shellOf('three'))).toEqual([
      `finance: ${listening.release.version} (Somebody): takes part in event task.open ^1.0.0, and what is offered would be —`,
    ]);
  });

  it('nobody takes the name of an event that is not his', async () => {
    const own = [{ ...found('1.0.0'), name: 'finance.found' }];
    const thief = sampleRemote('calendar', 'thief', {
      descriptor: { events: { in: [], out: [], own } },
    });
    await crews.calendar.upload(thief);
    const input = { params: { remote: 'calendar' }, body: { release: thief.release } };
    const { body } = await board.anybody.refused(
      calls.publishRelease,
      input,
      crews.calendar.headers,
    );
    expect(body.message).toContain('events.own[0].name is not valid');
  });

  it('a start holds a build back that would take away what a shipped one stands in', async () => {
    const root = mkdtempSync(join(tmpdir(), 'board-builds-'));
    async function startWith(build: Sample<{ name: string }>) {
      writeBuild(root, build);
      const started = await startTestApp({ engine, root, beside: board });
      const { remotes } = await registryOf(started);
      await started.close();
      return remotes.find(({ name }) => name === 'calendar')?.version;
    }
    try {
      const former = host('former', { task: '1.0.0' });
      await startWith(former);
      await crews.finance.ship(filler('inside', '^1.0.0'));
      expect(await startWith(host('without', {}))).toBe(former.release.version);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});
