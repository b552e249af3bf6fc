import { recurrenceLimit } from '@board/contracts/constants/limits';
import { proveRules } from '../../server/src/recurrence/testing/prove-rules.ts';
import { given } from '../given.ts';
import { timeLongSeries } from './recurrence/long-series.ts';

const { rules: wanted, seed } = given({ rules: 100_000, seed: 20_261_118 });

const started = performance.now();
const { rules, mostSteps, days } = proveRules(wanted, seed);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(
  `${rules} rules (seed ${seed}) in ${seconds} s: at most ${mostSteps} of ${recurrenceLimit.steps} steps, ` +
    `${days} days as asking every day finds them\n`,
);
for (const [engine, times] of Object.entries(await timeLongSeries())) {
  const facts = Object.entries(times).map(([name, took]) => `${name} in ${took} ms`);
  process.stdout.write(`${engine}: ${facts.join('; ')}\n`);
}
