import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Instance, startInstance } from '../../e2e/harness/instance.ts';
import { root } from '../../scripts/workspace/packages.ts';
import { freePort } from '../../shared/sdk/src/dev/free-port.ts';
import { databaseAccount, programs } from './failover/programs.ts';
import { eventually } from './running/eventually.ts';
import { type Person, registerPerson } from './running/person.ts';

const program = (name: string) => join(programs.postgres, name);
const isThere = fs.existsSync(program('pg_basebackup'));
const skip = !isThere && 'PostgreSQL is not installed here; on Debian: apt-get install postgresql';

/** By the file of the guide: what was acknowledged before a moment comes back, and nothing after it. */
describe('a return to a moment', { skip }, () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'board-point-'));
  const data = join(folder, 'data');
  const archive = join(folder, 'wal');
  const base = join(archive, 'base');
  const secret = randomBytes(32).toString('base64');
  const ids: string[] = [];
  let account: ReturnType<typeof databaseAccount>;
  let port = 0;
  let instance: Instance;
  let person: Person;
  const reached = () => ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres'];
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { ...account, cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const ask = (sql: string) => run(program('psql'), ...reached(), '-Atc', sql).trim();
  const control = (...args: string[]) => {
    const all = ['-D', data, '-w', '-l', join(folder, 'log'), ...args];
    // Its server would hold a pipe open.
    execFileSync(program('pg_ctl'), all, { ...account, cwd: folder, stdio: 'ignore' });
  };

  async function start(): Promise<void> {
    control('-o', `-p ${port} -h 127.0.0.1 -k ''`, 'start');
    await eventually('The end of the recovery', 60, async () =>
      ask('select pg_is_in_recovery()') === 'f' ? true : undefined,
    );
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    instance = await startInstance({ DATABASE_URL: url, DATA_DIR: folder, SECRET_KEY: secret });
    person ??= await registerPerson(instance.url);
  }

  async function write(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      const body = { title: `Sheet ${ids.length}`, date: '2026-11-18' };
      const reply = await person.send<{ id: string }>(instance.url, 'POST', '/tasks', { body });
      assert.equal(reply.status, 201);
      ids.push(reply.body.id);
    }
  }

  before(async () => {
    account = databaseAccount();
    port = await freePort();
    fs.mkdirSync(archive);
    if (account.uid !== undefined)
      for (const made of [folder, archive]) fs.chownSync(made, account.uid, account.gid ?? 0);
    run(program('initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8');
    const told = fs.readFileSync(join(root, 'deploy/postgresql/archive.conf'), 'utf8');
    fs.appendFileSync(join(data, 'postgresql.conf'), told.replaceAll('/mnt/wal', archive));
    await start();
  });
  after(async () => {
    await instance?.kill();
    if (fs.existsSync(join(data, 'postmaster.pid'))) control('-m', 'immediate', 'stop');
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('has all that was acknowledged before it, and nothing of what came after', async (test) => {
    await write(20);
    const copy = [...reached(), `--pgdata=${base}`, '--checkpoint=fast'];
    const copying = promisify(execFile)(program('pg_basebackup'), copy, account);
    await Promise.all([copying, write(200)]);
    await write(100);
    const moment = ask('select clock_timestamp()');
    const promised = ids.toSorted();
    await setTimeout(50);
    await write(100);
    const last = ask('select pg_walfile_name(pg_switch_wal())');
    await eventually(`${last} in the archive`, 60, async () =>
      fs.existsSync(join(archive, last)) ? true : undefined,
    );
    // The host and its disk are gone.
    await instance.kill();
    control('-m', 'immediate', 'stop');
    fs.rmSync(data, { recursive: true });

    const begun = performance.now();
    run('cp', '--archive', base, data);
    const settings = join(data, 'postgresql.auto.conf');
    fs.appendFileSync(settings, `recovery_target_time = '${moment}'\n`);
    run('touch', join(data, 'recovery.signal'));
    await start();
    const found = await person.all<{ id: string }>(instance.url, '/tasks');
    assert.deepEqual(found.map(({ id }) => id).sort(), promised);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    test.diagnostic(`${promised.length} of ${ids.length} tasks, back after ${seconds} s`);
    await write(1);
  });
});
