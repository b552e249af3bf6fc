import { spawnSync } from 'node:child_process';
import { PlainEnd } from '../../shared/sdk/src/plain-end.ts';
import { root } from './packages.ts';

/** What differs from where this branch left main: committed, changed and new files, deleted ones too. */
export function changedFiles(): string[] {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '-q', name));
  const [base = 'HEAD'] = (main && git('merge-base', 'HEAD', main)) || [];
  const files = git('diff', '--name-only', '--no-renames', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (!files || !added)
    throw new PlainEnd('What has changed is known to git only, and it gave no answer.');
  return [...new Set([...files, ...added])];
}

function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}
