import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startInstance } from '../../../e2e/harness/instance.ts';
import { makePlace } from '../running/place.ts';
import { type Outcome, since, Watch } from './outcome.ts';
import { Somebody, until } from './somebody.ts';

/** Another program holds the write lock of the file for longer than anybody waits. */
export async function databaseLocked(): Promise<Outcome> {
  const watch = new Watch();
  const place = await makePlace('sqlite');
  const instance = await startInstance(place.environment);
  try {
    const lin = await Somebody.register(instance.url);
    await lin.write();
    const other = new DatabaseSync(join(place.environment.DATA_DIR ?? '', 'board.sqlite'));
    other.exec('begin immediate');
    const started = performance.now();
    const writes = Promise.all(Array.from({ length: 10 }, () => lin.write()));
    const reads = await Promise.all(Array.from({ length: 20 }, () => lin.read()));
    watch.expect(
      reads.every((status) => status === 200),
      `reads answered ${reads}`,
    );
    watch.see(`20 reads answered in ${since(started)} while locked`);
    const refused = await writes;
    watch.expect(
      refused.every((status) => status === 503),
      `the writes answered ${refused}`,
    );
    watch.expect(performance.now() - started < 10_000, 'a write waited longer than 10 s');
    watch.see(`10 writes were refused with 503 within ${since(started)}`);
    other.exec('rollback');
    other.close();
    const freed = performance.now();
    watch.expect(await until(async () => (await lin.write()) === 201), 'writes did not come back');
    watch.see(`writes again ${since(freed)} after the lock`);
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
