import type { Channel } from '@board/contracts/constants/delivery';
import { deprecatedNames, outdatedNames } from '@board/federation/names';
import {
  filesAlong,
  isRemoteRelease,
  isShellRelease,
  type ReleaseFile,
  type RemoteRelease,
  releaseProblems,
  type ShellRelease,
  shellReleaseProblems,
} from '@board/federation/release';
import type { Connection } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { pointedReleases } from '../channels/channels.repository.ts';
import { hashOfIntegrity } from '../files/hash.ts';
import { storedSizes } from '../files/release-files.repository.ts';
import { shellName } from '../registry/composition.ts';
import { remoteReleaseOf, type Standing, shellReleaseOf } from '../registry/delivery-state.ts';
import { type Breakage, breakagesOfRemote, breakagesOfShell, type Neighbours } from './breakage.ts';
import { fileBreakages } from './file-breakages.ts';

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
  const neighbours = neighboursAmong(await pointedReleases(connection), release.name);
  return [
    ...(filesElsewhere ? [] : await fileBreakages(connection, release)),
    ...('entry' in release
      ? breakagesOfRemote(release, neighbours)
      : breakagesOfShell(release, neighbours)),
  ];
}

/** What a remote uses that some shell only stands for still, or is going to take away. */
export async function comingOf(connection: Connection, release: AnyRelease) {
  const uses = 'entry' in release ? (release.uses ?? {}) : {};
  const { shells } = neighboursAmong(await pointedReleases(connection), release.name);
  const coming = shells.flatMap(({ offers = {}, deprecated = {} }) => [
    ...outdatedNames(uses, offers).map(
      ({ module: what, name: wanted }) =>
        new ServiceError('delivery.coming_name', { fill: { what, wanted } }),
    ),
    ...deprecatedNames(uses, deprecated).map(
      ({ module: what, name: wanted, instead }) =>
        new ServiceError('delivery.coming_gone', { fill: { what, wanted, instead } }),
    ),
  ]);
  // Stable and canary mostly say the same.
  const known = new Map(coming.map((each) => [JSON.stringify([each.code, each.fill]), each]));
  return [...known.values()];
}

export async function missingFiles(connection: Connection, release: AnyRelease) {
  const files = filesAlong(release);
  const stored = await storedSizes(connection, files.map(hashOfFile));
  return files.filter((file) => !stored.has(hashOfFile(file)));
}

const hashOfFile = ({ integrity }: Pick<ReleaseFile, 'integrity'>): string =>
  hashOfIntegrity(integrity);

/** Whoever tries a candidate may have any other one beside it: a canary shell, canary remotes. */
export function neighboursAmong(pointed: readonly Standing[], name: string): Neighbours {
  const others = pointed.filter(({ remote }) => remote !== shellName);
  const on = (channel: Channel) =>
    others.filter((each) => each.channel === channel).map(remoteReleaseOf);
  return {
    shells: pointed.filter(({ remote }) => remote === shellName).map(shellReleaseOf),
    remotes: on('stable'),
    canaries: on('canary').filter((each) => each.name !== name),
    present: presentAmong(pointed, name),
  };
}

/** What everybody is served now in the place of a candidate. */
export function presentAmong(pointed: readonly Standing[], name: string): AnyRelease | undefined {
  const present = pointed.find(({ remote, channel }) => remote === name && channel === 'stable');
  return present && (JSON.parse(present.release) as AnyRelease);
}

function invalid([problem = '']: readonly string[]): ServiceError {
  return new ServiceError('delivery.release_invalid', { fill: { problem } });
}
