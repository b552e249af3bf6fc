import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersion } from '@board/federation/build/installed-versions';
import type { RemoteDescriptor } from '@board/federation/descriptor';
import { parseDescriptor } from '@board/federation/descriptor-check';

export interface RemoteSource {
  name: string;
  folder: string;
  descriptor: RemoteDescriptor;
  /** Of its package. */
  packageVersion: string;
}

/** What a remote's folder says of it. */
export function readRemote(folder: string): RemoteSource {
  const descriptor = parseDescriptor(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));
  return { name: descriptor.name, folder, descriptor, packageVersion: packageVersion(folder) };
}
