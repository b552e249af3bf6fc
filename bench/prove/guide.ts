import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../../scripts/workspace/packages.ts';
import { blocksOf } from './guide/blocks.ts';
import { emptyMachine, type Machine, ports, whyNoMachine } from './guide/machine.ts';
import { eventually } from './running/eventually.ts';
import { type Person, signIn } from './running/person.ts';

const [one, two] = [ports[3000], ports[3001]].map((port) => `http://127.0.0.1:${port}`) as [
  string,
  string,
];
const prometheus = `http://127.0.0.1:${ports[9090]}/api/v1`;
const skip = whyNoMachine() ?? false;

/** The operating guide, typed as it stands. */
describe('two instances on an empty Debian', { skip }, () => {
  const blocks = blocksOf('## Two instances on an empty Debian');
  let machine: Machine;
  let admin: Person;
  let backup = '';

  before(async () => {
    machine = await emptyMachine();
  });
  after(() => machine?.remove());

  it('come up with PostgreSQL, a proxy with TLS and figures', async (test) => {
    const begun = performance.now();
    const said = await machine.type(blocks.slice(0, -1).join('\n'));
    const [, password = ''] = /First administrator: admin, password (\S+)/.exec(said) ?? [];
    admin = await signIn(one, 'admin', password);
    assert.equal((await admin.send(two, 'GET', '/admin/server/health')).status, 200);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
    test.diagnostic(`${blocks.length} blocks of commands, up after ${seconds} s`);
  });

  it('have a backup off the host, which is told by its name', async () => {
    const made = await admin.send<{ name: string }>(one, 'POST', '/admin/backups');
    assert.equal(made.status, 201);
    backup = made.body.name;
    await eventually('The copy of the backup', 60, async () =>
      readdirSync(join(machine.folder, 'mnt/backups')).some((file) => file.startsWith(backup))
        ? true
        : undefined,
    );
    const said = await machine.type(blocks.at(-1) ?? '');
    assert.match(said, /Every variable fits/);
    assert.ok(said.includes(backup), said);
  });

  it('are watched by Prometheus, which understands every alarm and every panel', async (test) => {
    const ask = async <Data>(path: string): Promise<Data> => {
      const reply = (await (await fetch(`${prometheus}/${path}`)).json()) as {
        status: string;
        error?: string;
        data: Data;
      };
      assert.equal(reply.status, 'success', `${path}: ${reply.error}`);
      return reply.data;
    };
    await eventually('Both instances seen', 90, async () => {
      const { activeTargets } = await ask<{ activeTargets: { health: string }[] }>('targets');
      return activeTargets.filter(({ health }) => health === 'up').length === 2 ? true : undefined;
    });
    const { groups } = await ask<{ groups: { rules: unknown[] }[] }>('rules');
    const alarms = groups.flatMap(({ rules }) => rules).length;
    assert.ok(alarms > 10);
    const board = readFileSync(join(root, 'deploy/grafana/board.json'), 'utf8');
    const { panels } = JSON.parse(board) as { panels: { targets?: { expr: string }[] }[] };
    const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    for (const expr of asked)
      await ask(`query?query=${encodeURIComponent(expr.replaceAll('$__rate_interval', '1m'))}`);
    test.diagnostic(`${alarms} alarms, ${asked.length} questions of panels`);
  });

  it('come back as they were in the backup', async () => {
    const body = { title: 'After the backup', date: '2026-11-18' };
    assert.equal((await admin.send(two, 'POST', '/tasks', { body })).status, 201);
    await machine.services.systemctl('stop', ['board-2']);
    const [restore = ''] = blocksOf('### Restore');
    await machine.type(restore.replaceAll(/board-[\d-]+T\d+Z-auto\.jsonl\.gz/g, backup));
    await machine.services.systemctl('start', ['board-2']);
    assert.deepEqual(await admin.all(two, '/tasks'), []);
  });
});
