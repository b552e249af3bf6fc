import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type RemoteRelease,
  releaseProblems,
  type ShellRelease,
  shellReleaseProblems,
} from '@board/federation/release';
import type { Log } from '../../context.ts';

export interface LocalBuild<Release> {
  release: Release;
  folder: string;
}

/** The builds of this checkout, looked at again when one of them was built anew. */
export class LocalBuilds {
  readonly #root: string;
  readonly #log: Log;
  readonly #seen = new Map<string, { stamp: string; release: unknown }>();

  constructor(root: string, log: Log) {
    this.#root = root;
    this.#log = log;
  }

  shell(): LocalBuild<ShellRelease> | undefined {
    const folder = join(this.#root, 'shell/dist');
    const release = this.#read(folder, shellReleaseProblems);
    return release ? { release: release as ShellRelease, folder } : undefined;
  }

  remotes(): LocalBuild<RemoteRelease>[] {
    const parent = join(this.#root, 'remotes');
    if (!existsSync(parent)) return [];
    return readdirSync(parent)
      .sort()
      .flatMap((name) => {
        const folder = join(parent, name, 'dist');
        const release = this.#read(folder, releaseProblems);
        return release ? [{ release: release as RemoteRelease, folder }] : [];
      });
  }

  #read(folder: string, problemsOf: (value: unknown) => string[]): unknown {
    const file = join(folder, 'release.json');
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const stamp = `${stats.mtimeMs}-${stats.size}`;
    const seen = this.#seen.get(file);
    if (seen?.stamp === stamp) return seen.release;
    const release = this.#check(file, problemsOf);
    this.#seen.set(file, { stamp, release });
    return release;
  }

  #check(file: string, problemsOf: (value: unknown) => string[]): unknown {
    try {
      const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const problems = problemsOf(value);
      if (problems.length === 0) return value;
      this.#log.warn({ file, problems }, 'a build is not served');
    } catch (error) {
      this.#log.warn({ file, err: error }, 'a build could not be read');
    }
    return undefined;
  }
}
