import assert from 'node:assert/strict';
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runCommand } from '../../../e2e/harness/guide.ts';

const root = join(import.meta.dirname, '../../..');
const whole = ['shared', 'shell', 'scripts', 'package.json', 'LICENSE', 'tsconfig.base.json'];
const rest = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'jest.config.mjs', 'rspack.config.base.ts'];
const lent = ['node_modules', 'remotes', 'server'];
const made = new Set(['dist', '.cache', '.git']);

/** Of the platform: what each kind of remote uses. */
export const goingAway = 'useSelectedDay';

/**
 * Releases a shell as its operators would, whose platform shows one name more and is going to take
 * one away: its minor is one higher. Answers what was said.
 */
export async function releaseNextPlatform(environment: Record<string, string>): Promise<string> {
  const checkout = mkdtempSync(join(tmpdir(), 'board-next-'));
  try {
    for (const name of [...whole, ...rest]) {
      await cp(join(root, name), join(checkout, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !made.has(basename(path)),
      });
    }
    for (const name of lent) symlinkSync(join(root, name), join(checkout, name));
    const platform = join(checkout, 'shared/platform/src');
    appendFileSync(join(platform, 'index.ts'), "export const saidLater = (): string => 'later';\n");
    const board = join(platform, 'board/use-board.ts');
    const text = readFileSync(board, 'utf8');
    const declared = `export function ${goingAway}(`;
    assert.ok(text.includes(declared));
    writeFileSync(board, text.replace(declared, `/** @deprecated Use saidLater. */\n${declared}`));
    return await said('pnpm api', 'pnpm ship shell');
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }

  async function said(...lines: string[]): Promise<string> {
    let all = '';
    for (const line of lines) {
      const { code, output } = await runCommand(line, environment, checkout);
      assert.equal(code, 0, `${line}\n${output}`);
      all += output;
    }
    return all;
  }
}

/** What teams install where they ask for nothing else. */
export async function platformOf(url: string) {
  const told: { 'dist-tags': { latest: string } } = await (
    await fetch(`${url}/npm/@board%2fplatform`)
  ).json();
  const version = told['dist-tags'].latest;
  return { version, minor: Number(version.split('.')[1]) };
}

export function installedPlatform(folder: string): string {
  const file = join(folder, 'node_modules/@board/platform/package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
