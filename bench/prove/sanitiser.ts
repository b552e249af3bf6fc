import { given } from '../given.ts';
import { proveSanitiser } from './sanitiser/prove-sanitiser.ts';

const { cases: wanted, seed } = given({ cases: 1_500, seed: 20_261_118 });

const started = performance.now();
const longestAllowed = 200;
const { cases, drawn, requests, findings, longestTasks } = await proveSanitiser(wanted, seed);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(
  [
    `${cases} hostile replies (seed ${seed}), each whole and in random pieces: ${drawn} drawn in ${seconds} s`,
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
