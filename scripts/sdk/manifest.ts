import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageManifest } from '../../shared/federation/packages.ts';
import { root } from '../workspace/packages.ts';
import { peers } from './published.ts';

type Versions = Record<string, string>;

/** What the house says of a room. */
export interface RoomManifest {
  name: string;
  version: string;
  description?: string;
  type: string;
  sideEffects?: boolean | string[];
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Versions;
}

const readManifest = (folder: string): RoomManifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

export const roomManifest = (room: string): RoomManifest => readManifest(`shared/${room}`);

/** Their commands read TypeScript as it is. */
const oldestNode = '>=22.18';

export function publishedManifest(room: RoomManifest, version: string): PackageManifest {
  const { license }: { license: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const wanted = Object.entries(room.dependencies ?? {}).map(
    ([name, range]) => [name, publishedRange(name, range)] as const,
  );
  const [peer, own] = [true, false].map((isPeer) =>
    Object.fromEntries(wanted.filter(([name]) => peers.has(name) === isPeer)),
  );
  return {
    name: room.name,
    version,
    ...(room.description ? { description: room.description } : {}),
    license,
    type: room.type,
    engines: { node: oldestNode },
    ...(room.sideEffects === undefined ? {} : { sideEffects: room.sideEffects }),
    ...(room.exports ? { exports: mapped(room.exports, doorOf) } : {}),
    ...(room.bin ? { bin: mapped(room.bin, scriptOf) } : {}),
    ...(own && Object.keys(own).length > 0 ? { dependencies: own } : {}),
    ...(peer && Object.keys(peer).length > 0 ? { peerDependencies: peer } : {}),
  };
}

/** What stands for `workspace:*` and `catalog:` outside of the workspace. */
export function publishedRange(name: string, range: string): string {
  if (range.startsWith('workspace:')) {
    return `^${line(roomManifest(name.replace('@board/', '')).version)}.0`;
  }
  return range === 'catalog:' ? `^${catalogue()[name]}` : range;
}

/** `1.13` of 1.13.0: what the API report says. The third number is of the content. */
export const line = (version: string): string => version.split('.').slice(0, 2).join('.');

let known: Versions | undefined;

/** The versions that pnpm-workspace.yaml lists. */
function catalogue(): Versions {
  known ??= listed(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  return known;
}

/** One a line. */
function listed(workspace: string): Versions {
  const catalog = workspace.split(/^catalog:\n/m)[1]?.split(/^\S/m)[0] ?? '';
  const lines = [...catalog.matchAll(/^ {2}"?([^":]+)"?: (\S+)$/gm)];
  return Object.fromEntries(lines.map(([, name, version]) => [name, version]));
}

const scriptOf = (path: string): string => path.replace(/\.tsx?$/, '.js');

const doorOf = (path: string) =>
  /\.tsx?$/.test(path)
    ? { types: path.replace(/\.tsx?$/, '.d.ts'), default: scriptOf(path) }
    : path;

const mapped = <T>(record: Record<string, string>, of: (path: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, path]) => [name, of(path)]));
