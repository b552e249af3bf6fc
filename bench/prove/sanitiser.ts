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
const { cases, drawn, requests, findings, longestTasks } = await proveSanitiser(
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
    `longest task of the page, ms of work (goal ${longestAllowed}):`,
    ...Object.entries(longestTasks).map(([name, ms]) => `  ${name}: ${ms.toFixed(0)}`),
    '',
  ].join('\n'),
);
process.exitCode =
  requests.length + findings.length === 0 &&
  Math.max(...Object.values(longestTasks)) <= longestAllowed
    ? 0
    : 1;
