import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { PlainEnd, runScript, say } from '../shared/sdk/src/plain-end.ts';
import type { Check, Outcome, Touched } from './checks/check.ts';
import {
  pages,
  serverOnPostgres,
  serverOnSqlite,
  serverPooled,
  unit,
} from './checks/jest-checks.ts';
import { journeys } from './checks/journeys.ts';
import { memoryFolder } from './checks/memory-folder.ts';
import { api, build, doctor, lint, rooms, types, unused } from './checks/static-checks.ts';
import { touchedBy } from './checks/touched.ts';
import { changedFiles } from './workspace/changed-files.ts';
import { root } from './workspace/packages.ts';
import { stopRunningTools } from './workspace/run-tool.ts';

/** One stage after the other; the lanes of a stage run side by side and keep two cores busy. */
const stages: Check[][][] = [
  [[types], [build, doctor, lint, rooms, unused, api]],
  // As long as one another: what needs a page is twice what needs none.
  [
    [serverOnPostgres, serverPooled, unit],
    [serverOnSqlite, pages],
  ],
  // Alone, since a page that waits for other work is late where the product has deadlines.
  [[journeys]],
];

const took: { name: string; seconds: number; cpu: number }[] = [];

const usage = `npm test                      everything, as a reviewer will
npm test -- --only <check>    one of it
npm test -- --changed         what a change can touch`;

await runScript(usage, async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      changed: { type: 'boolean' },
      clock: { type: 'string' },
      zone: { type: 'string' },
    },
  });
  const wanted = chosen(values.only);
  live(values);
  spare();
  const touched = values.changed ? touchedBy(changedFiles()) : undefined;
  if (values.changed) say(describe(touched));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopRunningTools();
      process.exit(130);
    });
  }
  const started = performance.now();
  const outcomes: Outcome[] = [];
  for (const lanes of wanted) {
    const walked = await Promise.all(lanes.map((lane) => runLane(lane, touched)));
    outcomes.push(...walked.flat());
  }
  noteTimes();
  const sum = (part: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[part], 0);
  const failed = sum('failed');
  say(`\nAll of it took ${seconds(started)}.`);
  say(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
  return failed === 0 ? 0 : 1;
});

/** As if it were another moment, such as the last minute of a leap day, or elsewhere. */
function live({ clock, zone }: { clock?: string | undefined; zone?: string | undefined }): void {
  if (zone) process.env.TEST_ZONE = zone;
  if (!clock) return;
  const moment = Date.parse(`${clock}Z`);
  if (Number.isNaN(moment))
    throw new PlainEnd(`'${clock}' is no moment; write it as 2028-02-29T23:58, in UTC.`);
  process.env.TEST_CLOCK_MOVED = `${moment - Date.now()}`;
  const moved = pathToFileURL(join(import.meta.dirname, 'checks/moved-clock.mjs'));
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${moved}`;
}

/** What every check and all that it starts would otherwise do again, or on a disk. */
function spare(): void {
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node');
  process.env.TMPDIR ??= memoryFolder() ?? tmpdir();
}

function describe(touched: Touched | undefined): string {
  if (!touched) return 'What has changed is used everywhere: all is checked.';
  return ['Only what the change can touch is checked; tests of', ...touched.folders].join('\n  ');
}

async function runLane(checks: readonly Check[], touched?: Touched): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(...(await runCheck(check, touched)));
  return outcomes;
}

async function runCheck(check: Check, touched?: Touched): Promise<Outcome[]> {
  const started = performance.now();
  const outcome = await attempt(check, touched);
  if (!outcome) return [];
  took.push({
    name: check.name,
    seconds: (performance.now() - started) / 1000,
    cpu: outcome.cpu ?? 0,
  });
  const { passed, failed, skipped, why, remarks = [], output } = outcome;
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
  const counts = [`${passed} passed`];
  if (failed > 0) counts.push(`${failed} failed`);
  if (skipped > 0) counts.push(`${skipped} skipped`);
  say(`${mark} ${check.name.padEnd(16)} ${seconds(started).padStart(8)}   ${counts.join(', ')}`);
  if (why) say(`    skipped: ${why}`);
  for (const remark of remarks) say(`    ${remark}`);
  if (failed > 0 && output) say(`\n${output.trim()}\n`);
  return [outcome];
}

/** A check that cannot even run is a failed check, and the others still have their say. */
async function attempt(check: Check, touched?: Touched): Promise<Outcome | undefined> {
  try {
    return await check.run(touched);
  } catch (problem) {
    const output = problem instanceof Error ? (problem.stack ?? problem.message) : `${problem}`;
    return { passed: 0, failed: 1, skipped: 0, output };
  }
}

function chosen(names?: string[]): Check[][][] {
  const only = names?.flatMap((each) => each.split(','));
  if (!only) return stages;
  const known = stages.flat(2).map(({ name }) => name);
  const unknown = only.find((name) => !known.includes(name));
  if (unknown) throw new PlainEnd(`There is no check '${unknown}'; there are ${known.join(', ')}.`);
  return stages.map((lanes) => lanes.map((lane) => lane.filter(({ name }) => only.includes(name))));
}

/** For `pnpm bench checks`. */
function noteTimes(): void {
  mkdirSync(join(root, '.cache/reports'), { recursive: true });
  writeFileSync(join(root, '.cache/reports/checks.json'), JSON.stringify(took));
}

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
