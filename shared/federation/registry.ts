import type { RemoteDescriptor } from './descriptor.ts';
import { isReadable } from './descriptor-check.ts';
import { isHashed } from './hashed.ts';
import { isIntegrity } from './integrity.ts';
import type { ReleaseFile, RemoteRelease, ShellRelease } from './release.ts';
import { isRecord } from './shape.ts';

/** The channel of what a developer's own machine serves; only a development shell loads it. */
export const developmentChannel = 'development';

/** `/registry.json`: which releases this visitor is served, and every file a browser may run. */
export interface Registry {
  format: 1;
  shell: RegistryShell;
  remotes: RegistryRemote[];
  /** Of all releases that it names: pages, log lines and reports are told apart by it. */
  composition?: string;
  /** This browser is shown a composition or a preview of its own for a while. */
  pinned?: true;
  /** Where this visitor may take a remote from instead; missing when he may not at all. */
  overrideOrigins?: string[];
}

export interface RegistryShell
  extends Pick<ShellRelease, 'version' | 'platform' | 'runtime' | 'shared'> {
  /** What no remote can run without, besides the page's own script. */
  files?: RegistryFile[];
  /** Addresses of its other scripts and styles, for a browser that keeps them. */
  later?: string[];
}

export interface RegistryFile extends ReleaseFile {
  /** A path of this site, or a whole address when the remote is hosted elsewhere. */
  url: string;
}

export interface RegistryRelease
  extends Pick<RemoteRelease, 'name' | 'version' | 'platform' | 'runtime' | 'shared' | 'uses'> {
  channel: string;
  /** Address of the entry; one of `files`. */
  entry: string;
  files: RegistryFile[];
  descriptor: RemoteDescriptor;
}

export interface RegistryRemote extends RegistryRelease {
  /** The last known good release, for a browser that cannot load the current one. */
  previous?: RegistryRelease;
  /** Releases that were rolled back from: a page that runs one takes what stands here instead. */
  withdrawn?: string[];
  /** Switched off by an admin: it is named, never loaded. */
  disabled?: boolean;
}

/** Turns a published release into its line in the registry. */
export function registryRelease(
  release: RemoteRelease,
  place: { baseUrl: string; channel: string },
): RegistryRelease {
  const urlOf = (path: string) => `${place.baseUrl.replace(/\/$/, '')}/${path}`;
  return {
    name: release.name,
    version: release.version,
    channel: place.channel,
    entry: urlOf(release.entry),
    files: release.files.map((file) => ({ ...file, url: urlOf(file.path) })),
    platform: release.platform,
    runtime: release.runtime,
    shared: release.shared,
    ...(release.uses ? { uses: release.uses } : {}),
    descriptor: release.descriptor,
  };
}

/** The shell's line in the registry; its files are addressed from the root of the site. */
export function registryShell(release: ShellRelease): RegistryShell {
  const { version, platform, runtime, shared } = release;
  const urlOf = (file: ReleaseFile) => `/${file.path}`;
  const files = release.files
    .filter((file) => file.initial)
    .map((file) => ({ ...file, url: urlOf(file) }));
  const later = release.files
    .filter((file) => !file.initial && file.kind !== 'asset' && isHashed(file.path))
    .map(urlOf);
  return { version, platform, runtime, shared, files, later };
}

/** What a browser asks before it trusts a registry; finer checks were made at publishing. */
export function isRegistry(value: unknown): value is Registry {
  return (
    isRecord(value) &&
    value.format === 1 &&
    isRecord(value.shell) &&
    isRecord(value.shell.shared) &&
    Array.isArray(value.remotes) &&
    value.remotes.every(isRegistryRemote)
  );
}

function isRegistryRemote(value: unknown): value is RegistryRemote {
  return (
    isRegistryRelease(value) && (value.previous === undefined || isRegistryRelease(value.previous))
  );
}

function isRegistryRelease(value: unknown): value is Record<string, unknown> {
  return (
    isRecord(value) &&
    typeof value.entry === 'string' &&
    typeof value.version === 'string' &&
    isRecord(value.shared) &&
    isReadable(value.descriptor) &&
    value.descriptor.name === value.name &&
    Array.isArray(value.files) &&
    value.files.every(isRegistryFile)
  );
}

function isRegistryFile(value: unknown): boolean {
  return isRecord(value) && typeof value.url === 'string' && isIntegrity(value.integrity);
}
