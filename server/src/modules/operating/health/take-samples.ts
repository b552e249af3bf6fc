import { healthSampleMs, slowStatementMs } from '@board/contracts/constants/operating';
import { dayMs, hourMs } from '@board/time';
import { newId } from '../../../database/ids.ts';
import { diskOf } from '../../../measuring/disk.ts';
import type { App } from '../../../serving/app-type.ts';
import { instant } from '../../../time/clock.ts';
import { watchEventLoop } from '../metrics/read-metrics.ts';
import { between, countedIn, sumOf } from './counted.ts';
import { addSample } from './health.repository.ts';
import { keepSlow, slowTold } from './slow-statements.repository.ts';

type Measured = Pick<App, 'services' | 'measure'>;

/** Every five minutes, at the same moments on every instance, in a table that all of them share. */
export function takeSamples(app: Measured & Pick<App, 'onClosing'>): void {
  const { clock, log } = app.services;
  const { take, stop } = sampler(app);
  let timer: NodeJS.Timeout;
  let taking = Promise.resolve();

  function plan(): void {
    timer = setTimeout(
      () => {
        taking = take().catch((error: unknown) => {
          log.warn({ err: error }, 'how this instance is could not be written down');
        });
        plan();
      },
      healthSampleMs - (clock.now() % healthSampleMs),
    ).unref();
  }

  plan();
  app.onClosing(async () => {
    clearTimeout(timer);
    stop();
    await taking;
  });
}

const hourOf = (time: number) => time - (time % hourMs);

/** What was counted while the database was away is in the next sample that it takes. */
export function sampler({ services, measure }: Measured) {
  const { database, clock, config } = services;
  const instance = newId();
  const delay = watchEventLoop();
  let before = countedIn(measure());
  /** Of which the statements are; one that is over until they were written down. */
  let hour = hourOf(clock.now());

  async function take(): Promise<void> {
    const at = Math.round(clock.now() / healthSampleMs) * healthSampleMs;
    const metrics = measure();
    const counted = countedIn(metrics);
    const { busy, waiting } = database.connections();
    const { free } = await diskOf(config.DATA_DIR);
    const sample = {
      at: instant(at),
      instance,
      ...between(before, counted),
      loop_ms: Math.round(delay.percentile(99) / 1e6),
      busy,
      waiting,
      streams: sumOf(metrics, 'board_streams'),
      disk_free: free,
    };
    delay.reset();
    const slow = { at: instant(hour), instance };
    const statements = database.statements.slowest(slowStatementMs, slowTold);
    await database.transaction(async (tx) => {
      await addSample(tx, sample, instant(at - dayMs));
      await keepSlow(tx, slow, statements, instant(at - dayMs));
    });
    // What is counted up to the full hour belongs to the hour that is over.
    if (hourOf(at) !== hour) database.statements.forget();
    hour = hourOf(at);
    before = counted;
  }

  return { take, stop: () => delay.disable() };
}
