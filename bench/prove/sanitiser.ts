import { parseArgs } from 'node:util';
import { proveSanitiser } from './sanitiser/prove-sanitiser.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '20261118' },
  },
});

const started = performance.now();
const longestAllowed = 200;
const { cases, drawn, requests, findings, longestTask } = await proveSanitiser(
  Number(values.cases),
  Number(values.seed),
);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(
  [
    `${cases} hostile replies (seed ${values.seed}), each whole and in random pieces: ${drawn} drawn in ${seconds} s`,
    `outside requests: ${requests.length}`,
    ...requests.slice(0, 20),
    `findings (scripts, styles outside, forbidden markup, differences): ${findings.length}`,
    ...findings.slice(0, 20),
    `longest task of the page while a table of 88 kB comes: ${longestTask.toFixed(0)} ms of work (goal ${longestAllowed})`,
    '',
  ].join('\n'),
);
process.exitCode = requests.length + findings.length === 0 && longestTask <= longestAllowed ? 0 : 1;
