import { parseArgs } from 'node:util';
import { recurrenceLimit } from '@board/contracts/constants/limits';
import { proveRules } from '../../server/src/recurrence/testing/prove-rules.ts';
import { timeLongSeries } from './recurrence/long-series.ts';

const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '20261118' },
  },
});

const started = performance.now();
const { rules, mostSteps, days } = proveRules(Number(values.rules), Number(values.seed));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(
  `${rules} rules (seed ${values.seed}) in ${seconds} s: at most ${mostSteps} of ${recurrenceLimit.steps} steps, ` +
    `${days} days as asking every day finds them\n`,
);
for (const [engine, times] of Object.entries(await timeLongSeries())) {
  const facts = Object.entries(times).map(([name, took]) => `${name} in ${took} ms`);
  process.stdout.write(`${engine}: ${facts.join('; ')}\n`);
}
