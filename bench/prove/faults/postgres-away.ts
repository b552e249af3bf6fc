import { startInstance } from '../../../e2e/harness/instance.ts';
import { whyNoPostgres } from '../../../scripts/postgres.ts';
import { makePlace } from '../running/place.ts';
import { Gate } from './gate.ts';
import { type Outcome, since, Watch } from './outcome.ts';
import { Somebody, until } from './somebody.ts';

const rounds = 5;
const awayMs = 2_000;

/** PostgreSQL restarts while people write: every connection breaks and none can be made. */
export async function postgresAway(): Promise<Outcome> {
  const skipped = whyNoPostgres();
  if (skipped) return { facts: [], findings: [], skipped };
  const watch = new Watch();
  const place = await makePlace('postgres');
  const gate = new Gate(place.environment.DATABASE_URL ?? '');
  const environment = { ...place.environment, DATABASE_URL: await gate.open() };
  const instance = await startInstance(environment);
  try {
    const lin = await Somebody.register(instance.url);
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      watch.expect((await lin.write()) === 201, 'a write failed while PostgreSQL was there');
      await gate.close();
      const gone = performance.now();
      while (performance.now() - gone < awayMs) {
        const asked = performance.now();
        const status = await lin.write();
        slowest = Math.max(slowest, performance.now() - asked);
        watch.expect(status === 503, `a write answered ${status} while PostgreSQL was away`);
      }
      await gate.open();
      const back = performance.now();
      watch.expect(
        await until(async () => (await lin.write()) === 201),
        'writes did not come back',
      );
      watch.see(`back after ${since(back)}`);
    }
    watch.expect(slowest < 10_000, `an answer took ${slowest} ms`);
    watch.see(
      `${lin.statuses.get(503)} writes refused with 503, the slowest in ${slowest.toFixed(0)} ms`,
    );
    const kept = await lin.kept();
    watch.expect(kept >= lin.acknowledged, `${lin.acknowledged} acknowledged, ${kept} kept`);
  } finally {
    await instance.stop();
    await gate.close();
    await place.remove();
  }
  return watch.outcome();
}
