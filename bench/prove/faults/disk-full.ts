import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { startInstance } from '../../../e2e/harness/instance.ts';
import { makePlace } from '../running/place.ts';
import { type Outcome, since, Watch } from './outcome.ts';
import { Somebody, until } from './somebody.ts';

const room = 512 * 1024;

/** No file of the server may grow any more, which is to it what a full disk is. */
export async function diskFull(): Promise<Outcome> {
  if (spawnSync('prlimit', ['--version']).status !== 0) {
    return { facts: [], findings: [], skipped: 'there is no prlimit (util-linux) here' };
  }
  const watch = new Watch();
  const place = await makePlace('sqlite');
  const instance = await startInstance(place.environment);
  const limit = (bytes: string) =>
    spawnSync('prlimit', ['--pid', String(instance.pid), `--fsize=${bytes}`]);
  try {
    const lin = await Somebody.register(instance.url);
    await lin.write();
    const log = statSync(join(place.environment.DATA_DIR ?? '', 'board.sqlite-wal')).size;
    limit(`${log + room}:unlimited`);
    const started = performance.now();
    const full = await until(async () => (await lin.write()) === 503);
    watch.expect(full, 'no write was ever refused');
    watch.see(`${lin.acknowledged} writes until the disk was full, then 503`);
    const reads = await Promise.all(Array.from({ length: 20 }, () => lin.read()));
    watch.expect(
      reads.every((status) => status === 200),
      `reads answered ${reads}`,
    );
    const others = [...lin.statuses.keys()].filter((status) => ![200, 201, 503].includes(status));
    watch.expect(others.length === 0, `some answered ${others}`);
    watch.see(`reads went on, all in ${since(started)}`);
    limit('unlimited:unlimited');
    const freed = performance.now();
    watch.expect(await until(async () => (await lin.write()) === 201), 'writes did not come back');
    watch.see(`writes again ${since(freed)} after there was room`);
    watch.expect(
      (await lin.kept()) === lin.acknowledged,
      'what is kept is not what was acknowledged',
    );
  } finally {
    await instance.stop();
    await place.remove();
  }
  return watch.outcome();
}
