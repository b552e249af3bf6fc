import { parseArgs } from 'node:util';
import { clockMoved } from './faults/clock-moved.ts';
import { databaseLocked } from './faults/database-locked.ts';
import { diskFull } from './faults/disk-full.ts';
import type { Outcome } from './faults/outcome.ts';
import { postgresAway } from './faults/postgres-away.ts';

/** Takes from a running server what it stands on, and gives it back. */
const proofs: Record<string, () => Promise<Outcome>> = {
  'database-locked': databaseLocked,
  'disk-full': diskFull,
  'postgres-away': postgresAway,
  'clock-moved': clockMoved,
};

const { values } = parseArgs({
  options: { only: { type: 'string', default: Object.keys(proofs).join(',') } },
});

let good = true;
for (const name of values.only.split(',')) {
  const proof = proofs[name];
  if (!proof)
    throw new Error(`There is no fault '${name}'; there are ${Object.keys(proofs).join(', ')}.`);
  const { facts, findings, skipped } = await proof();
  if (skipped) process.stdout.write(`${name}: skipped, ${skipped}\n`);
  else
    process.stdout.write(
      [`${name}: ${facts.join('; ')}`, ...findings.map((each) => `  FAILED: ${each}`), ''].join(
        '\n',
      ),
    );
  good &&= findings.length === 0;
}
process.exitCode = good ? 0 : 1;
