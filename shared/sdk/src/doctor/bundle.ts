import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease, ShellRelease } from '@board/federation/release';

/** A build as it lies on disk, with all that the rules look at. */
export interface Bundle {
  name: string;
  /** `dist/release.json` as it stands, sound or not. */
  release: unknown;
  /** `remote.json` as it stands now; nothing for the shell. */
  descriptor: unknown;
  /** By path, relative to `dist`. */
  files: ReadonlyMap<string, Buffer>;
}

/** Nothing when it was never built. `dist` is elsewhere for a build that is only tried. */
export function readBundle(
  name: string,
  folder: string,
  dist = join(folder, 'dist'),
): Bundle | undefined {
  if (!existsSync(join(dist, 'release.json'))) return undefined;
  const descriptor = join(folder, 'remote.json');
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path !== 'release.json' && statSync(join(dist, path)).isFile(),
  );
  return {
    name,
    release: readJson(join(dist, 'release.json')),
    descriptor: existsSync(descriptor) ? readJson(descriptor) : undefined,
    files: new Map(paths.map((path) => [path, readFileSync(join(dist, path))])),
  };
}

export const remoteReleaseOf = ({ release }: Bundle): RemoteRelease => release as RemoteRelease;
export const shellReleaseOf = ({ release }: Bundle): ShellRelease => release as ShellRelease;

export function scriptsOf({ files }: Bundle): [path: string, text: string][] {
  return [...files]
    .filter(([path]) => path.endsWith('.js'))
    .map(([path, bytes]) => [path, bytes.toString()]);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
