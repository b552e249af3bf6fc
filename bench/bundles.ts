import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledFolders } from '../scripts/workspace/packages.ts';
import { runTool, type ToolRun } from '../scripts/workspace/run-tool.ts';
import { middle, ratio, say } from './web/report.ts';

/** Building every bundle, as `pnpm build` does, beside building the same sources as one. */
const rounds = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'board-bench-bundles-'));

try {
  const all: number[] = [];
  const one: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const together = await buildBundles(bundledFolders(), join(folder, `all-${round}`));
    const single = await buildOne(join(folder, `one-${round}`));
    const changed = await buildBundles(['remotes/finance'], join(folder, `changed-${round}`));
    // The first round warms up the disk.
    if (round === 0) continue;
    all.push(together);
    alone.push(changed);
    one.push(single);
  }
  say(`load ${loadavg()[0]?.toFixed(2)}, ${rounds} rounds, medians`);
  say(`  all ${bundledFolders().length} bundles: ${middle(all).toFixed(2)} s`);
  say(`  one application: ${middle(one).toFixed(2)} s`);
  say(`  one remote alone, after a change: ${middle(alone).toFixed(2)} s`);
  const unchanged = await timed(runTool('node', ['scripts/build.ts']));
  say(`  pnpm build with nothing changed: ${unchanged.toFixed(2)} s`);
  const met = [
    ratio('all bundles against one', middle(all), middle(one), 1.35),
    ratio('after a change of one remote, against all', middle(alone), middle(all), 0.65),
  ];
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function buildBundles(folders: string[], target: string): Promise<number> {
  const script = 'scripts/workspace/build-bundles.ts';
  const env = { NODE_ENV: 'production' };
  return timed(runTool('node', [script, `--into=${target}`, ...folders], { env }));
}

async function buildOne(target: string): Promise<number> {
  mkdirSync(target, { recursive: true });
  const env = { NODE_ENV: 'production' };
  return timed(runTool('node', ['bench/bundles/build-one.ts', target], { env }));
}

async function timed(run: Promise<ToolRun>): Promise<number> {
  const { ok, output, seconds } = await run;
  if (!ok) throw new Error(output);
  return seconds;
}
