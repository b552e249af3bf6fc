import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/workspace/packages.ts';
import { cleanClone, secondsOf, secondsUntilServing } from './start/clean-clone.ts';
import { goal, middle, ratio, say } from './web/report.ts';

/** `npm start` on an empty machine beside installing the packages alone, and again when it is there. */
const rounds = Number(process.argv[2] ?? 1);
const folder = mkdtempSync(join(tmpdir(), 'board-bench-start-'));
const { packageManager }: { packageManager: string } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

try {
  const colds: number[] = [];
  const warms: number[] = [];
  const installs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const fresh = cleanClone(join(folder, `start-${round}`));
    colds.push(await secondsUntilServing(fresh));
    for (let again = 0; again < 3; again += 1) warms.push(await secondsUntilServing(fresh));
    const other = cleanClone(join(folder, `install-${round}`));
    const pnpm = ['--yes', '-p', packageManager, '--', 'pnpm', 'install', '--frozen-lockfile'];
    installs.push(await secondsOf(other, 'npx', pnpm));
  }
  say(`load ${loadavg()[0]?.toFixed(2)}, ${rounds} rounds, medians`);
  say(`  npm start on an empty machine: ${middle(colds).toFixed(1)} s`);
  say(`  pnpm install alone: ${middle(installs).toFixed(1)} s`);
  say(`  npm start again: ${middle(warms).toFixed(2)} s`);
  const met = [
    ratio('cold start against the installation', middle(colds), middle(installs), 2),
    goal('warm start, s', middle(warms), 4),
  ];
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
