import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findWindowless, installChromium, whyNoChromium } from '../chromium.ts';
import { root } from '../workspace/packages.ts';
import { runTool, type ToolRun } from '../workspace/run-tool.ts';
import { type Check, type Outcome, skipped } from './check.ts';

/** A person's ways through the composed production build, in a real Chromium. */
export const journeys: Check = {
  name: 'journeys',
  run: async (touched) => {
    const all = globSync('e2e/journeys/*.test.ts', { cwd: root });
    const files = all.filter((file) => !touched || touched.files.includes(file));
    if (files.length === 0) return undefined;
    const say = (line: string) => process.stdout.write(`  ${line}\n`);
    const chromium = findWindowless() ?? installChromium(say);
    if (!chromium) return skipped(whyNoChromium);
    const report = join(root, '.cache/reports/journeys.tap');
    rmSync(report, { force: true });
    rmSync(join(root, '.cache/reports/journeys'), { recursive: true, force: true });
    mkdirSync(join(root, '.cache/reports'), { recursive: true });
    const reporters = [
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${report}`],
    ];
    const run = await runTool('node', [...reporters, 'e2e/walk.ts', ...files], {
      env: { CHROMIUM: chromium, FORCE_COLOR: '0' },
    });
    return outcome(existsSync(report) ? readFileSync(report, 'utf8') : '', run);
  },
};

function outcome(tap: string, { ok, output, cpu }: ToolRun): Outcome {
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  return {
    passed: count('pass'),
    failed: ok ? failed : Math.max(failed, 1),
    skipped: count('skipped') + count('todo'),
    remarks: [...tap.matchAll(/^ *# (.* left [.]cache\/.*)$/gm)].map(([, remark]) => remark ?? ''),
    cpu,
    output,
  };
}
