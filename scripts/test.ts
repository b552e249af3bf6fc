import { parseArgs } from 'node:util';
import type { Check, Outcome } from './checks/check.ts';
import { serverOnPostgres, serverOnSqlite, unit } from './checks/jest-checks.ts';
import { journeys } from './checks/journeys.ts';
import { build, doctor, lint, rooms, types } from './checks/static-checks.ts';
import { PlainEnd, runScript } from './workspace/plain-end.ts';
import { stopRunningTools } from './workspace/run-tool.ts';

/** One stage after the other; the lanes of a stage run side by side and keep two cores busy. */
const stages: Check[][][] = [
  [[lint], [types], [rooms]],
  [[build]],
  [[doctor, unit, serverOnSqlite], [serverOnPostgres]],
  [[journeys]],
];

await runScript(async () => {
  const wanted = chosen();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopRunningTools();
      process.exit(130);
    });
  }
  const started = performance.now();
  const outcomes: Outcome[] = [];
  for (const lanes of wanted) outcomes.push(...(await Promise.all(lanes.map(runLane))).flat());
  const sum = (part: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[part], 0);
  const failed = sum('failed');
  say(`\nAll of it took ${seconds(started)}.`);
  say(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
  return failed === 0 ? 0 : 1;
});

async function runLane(checks: readonly Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(await runCheck(check));
  return outcomes;
}

async function runCheck(check: Check): Promise<Outcome> {
  const started = performance.now();
  const outcome = await attempt(check);
  const { passed, failed, skipped, why, remarks = [], output } = outcome;
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
  const counts = [`${passed} passed`];
  if (failed > 0) counts.push(`${failed} failed`);
  if (skipped > 0) counts.push(`${skipped} skipped`);
  say(`${mark} ${check.name.padEnd(16)} ${seconds(started).padStart(8)}   ${counts.join(', ')}`);
  if (why) say(`    skipped: ${why}`);
  for (const remark of remarks) say(`    ${remark}`);
  if (failed > 0 && output) say(`\n${output.trim()}\n`);
  return outcome;
}

/** A check that cannot even run is a failed check, and the others still have their say. */
async function attempt(check: Check): Promise<Outcome> {
  try {
    return await check.run();
  } catch (problem) {
    const output = problem instanceof Error ? (problem.stack ?? problem.message) : `${problem}`;
    return { passed: 0, failed: 1, skipped: 0, output };
  }
}

function chosen(): Check[][][] {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const only = values.only?.flatMap((names) => names.split(','));
  if (!only) return stages;
  const known = stages.flat(2).map(({ name }) => name);
  const unknown = only.find((name) => !known.includes(name));
  if (unknown) throw new PlainEnd(`There is no check '${unknown}'; there are ${known.join(', ')}.`);
  return stages.map((lanes) => lanes.map((lane) => lane.filter(({ name }) => only.includes(name))));
}

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
