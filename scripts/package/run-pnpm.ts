import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainEnd } from '../../shared/sdk/src/plain-end.ts';
import { root } from '../workspace/packages.ts';
import { runTool } from '../workspace/run-tool.ts';

/** The pnpm of this workspace, also where only npm is installed. */
export async function runPnpm(cwd: string, args: readonly string[]): Promise<void> {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const command = ['--yes', '-p', packageManager, '--', 'pnpm', ...args];
  const { ok, output } = await runTool('npx', command, { cwd });
  if (!ok) throw new PlainEnd(output.trim());
}
