import { isReleaseVersion } from '@board/federation/release';
import type { Services } from '../../../context/context.ts';
import { hashOfIntegrity } from '../files/hash.ts';
import { keptOnce } from '../files/kept-once.ts';
import type { AnyRelease } from './candidate.ts';
import { findRelease } from './releases.repository.ts';

const mostReleases = 300;

type Files = ReadonlyMap<string, string>;

/** The files of every release by path, also of those that no channel serves any more. */
export class ReleaseFiles {
  readonly #services: Services;
  readonly #known = new Map<string, Promise<Files | undefined>>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** The hash of a file, or nothing when the release is not known or has no such file. */
  async hashOf(remote: string, version: string, path: string): Promise<string | undefined> {
    if (!isReleaseVersion(version)) return undefined;
    const key = `${remote} ${version}`;
    if (this.#known.size > mostReleases) this.#known.clear();
    const files = await keptOnce(this.#known, key, () => filesOf(this.#services, remote, version));
    return files?.get(path);
  }
}

async function filesOf(
  services: Services,
  remote: string,
  version: string,
): Promise<Files | undefined> {
  const row = await findRelease(services.database.reader, { remote, version });
  return row && filesByPath(JSON.parse(row.release) as AnyRelease);
}

export function filesByPath({ files }: AnyRelease): Files {
  return new Map(files.map(({ path, integrity }) => [path, hashOfIntegrity(integrity)]));
}
