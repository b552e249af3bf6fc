import {
  isRemoteRelease,
  isShellRelease,
  type RemoteRelease,
  releaseProblems,
  type ShellRelease,
  shellReleaseProblems,
} from '@board/federation/release';
import type { Connection } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors.ts';
import { pointedReleases } from '../channels/channels.repository.ts';
import { hashOfIntegrity } from '../files/hash.ts';
import { knownHashes } from '../files/release-files.repository.ts';
import { remoteReleaseOf, shellReleaseOf } from '../registry/delivery-state.ts';
import { shellName } from '../registry/registry-for.ts';
import {
  type Breakage,
  breakagesOfRemote,
  breakagesOfShell,
  missingFile,
  type Neighbours,
} from './breakage.ts';

export type AnyRelease = RemoteRelease | ShellRelease;

/** What somebody sent as a release.json, for the remote that his token is for. */
export function readCandidate(remote: string, value: unknown): AnyRelease {
  if (remote === shellName) {
    if (isShellRelease(value)) return value;
    throw invalid(shellReleaseProblems(value));
  }
  if (!isRemoteRelease(value)) throw invalid(releaseProblems(value));
  if (value.name !== remote) throw new ServiceError('delivery.foreign_token', { fill: { remote } });
  return value;
}

/** All that stands against serving it, as things are now. */
export async function breakagesOf(
  connection: Connection,
  release: AnyRelease,
  { filesElsewhere }: { filesElsewhere: boolean },
): Promise<Breakage[]> {
  const neighbours = await neighboursOf(connection, release);
  const missing = filesElsewhere ? [] : await missingFiles(connection, release);
  return [
    ...missing.map(({ path }) => missingFile(release.name, path)),
    ...('entry' in release
      ? breakagesOfRemote(release, neighbours)
      : breakagesOfShell(release, neighbours)),
  ];
}

export async function missingFiles(connection: Connection, { files }: AnyRelease) {
  const known = await knownHashes(
    connection,
    files.map(({ integrity }) => hashOfIntegrity(integrity)),
  );
  return files.filter(({ integrity }) => !known.has(hashOfIntegrity(integrity)));
}

/** A shell runs under every remote, also under those that only some are served. */
async function neighboursOf(connection: Connection, release: AnyRelease): Promise<Neighbours> {
  const pointed = await pointedReleases(connection);
  const stable = pointed.filter(({ channel }) => channel === 'stable');
  const shell = stable.find(({ remote }) => remote === shellName);
  const beside = release.name === shellName ? pointed : stable;
  return {
    shell: shell && shellReleaseOf(shell),
    remotes: beside.filter(({ remote }) => remote !== shellName).map(remoteReleaseOf),
  };
}

function invalid([problem = '']: readonly string[]): ServiceError {
  return new ServiceError('delivery.release_invalid', { fill: { problem } });
}
