import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  isRemoteRelease,
  isShellRelease,
  releaseProblems,
  shellReleaseProblems,
} from '@board/federation/release';
import type { Log } from '../../../context/context.ts';
import { instant } from '../../../time/clock.ts';
import { shellName } from '../registry/composition.ts';
import type { AnyRelease } from './candidate.ts';

export interface LocalBuild {
  release: AnyRelease;
  folder: string;
  /** When it was built, as an instant. */
  builtAt: string;
}

/** The builds of this checkout. One that is damaged is left out, and said so. */
export function localBuilds(root: string, log: Log): LocalBuild[] {
  const folders = [
    join(root, 'shell'),
    ...remoteNames(root).map((name) => join(root, 'remotes', name)),
  ];
  return folders.flatMap((folder) => {
    const file = join(folder, 'dist/release.json');
    const release = readRelease(file, log);
    if (!release) return [];
    const builtAt = instant(statSync(file).mtimeMs);
    return [{ release, folder: join(folder, 'dist'), builtAt }];
  });
}

export function remoteNames(root: string): string[] {
  const parent = join(root, 'remotes');
  return existsSync(parent) ? readdirSync(parent).sort() : [];
}

function readRelease(file: string, log: Log): AnyRelease | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isShellRelease(value) || isRemoteRelease(value)) return value;
    const isShell =
      typeof value === 'object' && value !== null && 'name' in value && value.name === shellName;
    const problems = isShell ? shellReleaseProblems(value) : releaseProblems(value);
    log.warn({ file, problems }, 'a build is not served');
  } catch (error) {
    log.warn({ file, err: error }, 'a build could not be read');
  }
  return undefined;
}
