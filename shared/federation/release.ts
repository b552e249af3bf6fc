import type { RemoteDescriptor } from './descriptor.ts';
import { descriptorProblems } from './descriptor-check.ts';
import { isIntegrity } from './integrity.ts';
import type { Advice, OfferedNames, UsedNames } from './names.ts';
import { packageShape, type ReleasePackage } from './packages.ts';
import {
  isInteger,
  isName,
  isRecord,
  listProblems,
  oneOf,
  type Shape,
  shapeProblems,
} from './shape.ts';
import { isRange, isVersion } from './version-range.ts';

export const fileKinds = ['entry', 'script', 'style', 'asset'] as const;
export type FileKind = (typeof fileKinds)[number];

export interface ReleaseFile {
  /** Relative to the release's folder. */
  path: string;
  bytes: number;
  integrity: string;
  kind: FileKind;
  /** Needed before the exposed module can run, as opposed to loaded later. */
  initial: boolean;
}

/** `dist/release.json`: all that is needed to publish a remote from its folder. */
export interface RemoteRelease {
  format: 1;
  name: string;
  /** `<version of the package>-<digest of the files>`: the same sources make the same release. */
  version: string;
  /** Path of the entry; one of `files`. */
  entry: string;
  platform: string;
  /** The federation runtimes it can run in; it brings none of its own. */
  runtime: string;
  /** What it takes from the shell, and in which versions. */
  shared: Record<string, string>;
  /** By name and signature; missing in releases from before names were recorded. */
  uses?: UsedNames;
  /** The version of what it passes to each place that it has for others. */
  slots?: Record<string, string>;
  descriptor: RemoteDescriptor;
  files: ReleaseFile[];
}

/** What the shell offers: the other half of every check of compatibility. */
export interface ShellRelease {
  format: 1;
  name: 'shell';
  version: string;
  platform: string;
  runtime: string;
  shared: Record<string, string>;
  /** The version of what it passes to each of its places. */
  slots?: Record<string, string>;
  /** The version of each event of the house. */
  events?: Record<string, string>;
  /** Missing in releases from before names were recorded. */
  offers?: OfferedNames;
  /** What of that is going to be taken away. */
  deprecated?: Advice;
  /** The SDK of this release; missing in releases from before there was one. */
  packages?: ReleasePackage[];
  files: ReleaseFile[];
}

/** All that lies in a release's folder: what browsers load, and what teams install. */
export function filesAlong(
  release: RemoteRelease | ShellRelease,
): readonly Pick<ReleaseFile, 'path' | 'bytes' | 'integrity'>[] {
  return 'packages' in release ? [...release.files, ...(release.packages ?? [])] : release.files;
}

const file: Shape = {
  path: (value) =>
    typeof value === 'string' &&
    value.length <= 200 &&
    /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(value),
  bytes: (value) => isInteger(value) && value >= 0,
  integrity: isIntegrity,
  kind: oneOf(fileKinds),
  initial: (value) => typeof value === 'boolean',
};

const common: Shape = {
  format: (value) => value === 1,
  version: isReleaseVersion,
  files: Array.isArray,
};

const remote: Shape = {
  ...common,
  name: isName,
  entry: (value) => typeof value === 'string',
  platform: isRange,
  runtime: isRange,
  shared: (value) => isRecord(value) && Object.values(value).every(isRange),
  'uses?': (value) => isNames(value, isDigest),
  'slots?': isVersions,
  descriptor: isRecord,
};

const shell: Shape = {
  ...common,
  name: (value) => value === 'shell',
  platform: isVersion,
  runtime: isVersion,
  shared: isVersions,
  'slots?': isVersions,
  'events?': isVersions,
  'offers?': (value) =>
    isNames(value, (digests) => Array.isArray(digests) && digests.every(isDigest)),
  'deprecated?': (value) => isNames(value, (said) => typeof said === 'string'),
  'packages?': Array.isArray,
};

const isDigest = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}$/.test(value);

/** module -> name -> what is said of it */
function isNames(value: unknown, isSaid: (said: unknown) => boolean): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every((names) => isRecord(names) && Object.values(names).every(isSaid))
  );
}

function isVersions(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isVersion);
}

export function isReleaseVersion(value: unknown): value is string {
  return typeof value === 'string' && /^\d+\.\d+\.\d+-[0-9a-f]{12}$/.test(value);
}

/** What is wrong with a remote's `release.json`, in words; empty when nothing is. */
export function releaseProblems(value: unknown): string[] {
  if (!isRecord(value)) return ['the release is not an object'];
  const problems = shapeProblems(value, remote);
  if (problems.length > 0) return problems;
  const inside = [
    ...listProblems('files', value.files, file, 'path'),
    ...descriptorProblems(value.descriptor).map((problem) => `descriptor: ${problem}`),
  ];
  if (inside.length > 0) return inside;
  return agreementProblems(value as unknown as RemoteRelease);
}

function agreementProblems(release: RemoteRelease): string[] {
  const problems: string[] = [];
  const entry = release.files.find((each) => each.path === release.entry);
  if (entry?.kind !== 'entry') problems.push('entry is none of the files');
  if (release.descriptor.name !== release.name) problems.push('descriptor.name is another name');
  if (release.descriptor.platform !== release.platform) {
    problems.push('descriptor.platform is another range');
  }
  return problems;
}

export function isRemoteRelease(value: unknown): value is RemoteRelease {
  return releaseProblems(value).length === 0;
}

export function shellReleaseProblems(value: unknown): string[] {
  if (!isRecord(value)) return ['the release is not an object'];
  const problems = shapeProblems(value, shell);
  if (problems.length > 0) return problems;
  return [
    ...listProblems('files', value.files, file, 'path'),
    ...listProblems('packages', value.packages ?? [], packageShape, 'path'),
  ];
}

export function isShellRelease(value: unknown): value is ShellRelease {
  return shellReleaseProblems(value).length === 0;
}
