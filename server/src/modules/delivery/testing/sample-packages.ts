import { createHash } from 'node:crypto';
import type { ReleasePackage } from '@board/federation/packages';
import { sampleShell, sha384 } from './sample-release.ts';

const digest = (kind: string, text: string, encoding: 'base64' | 'hex') =>
  createHash(kind).update(text).digest(encoding);

/** A shell that brings one package along. */
export function shellWith(text: string, version: string, name = '@board/platform') {
  const content = `tarball of ${name} ${version}`;
  const path = `packages/board-${name.split('/')[1]}-${version}.tgz`;
  const packed: ReleasePackage = {
    path,
    bytes: content.length,
    integrity: `sha384-${sha384(content, 'base64')}`,
    sha512: `sha512-${digest('sha512', content, 'base64')}`,
    shasum: digest('sha1', content, 'hex'),
    manifest: {
      name,
      version,
      license: 'MIT',
      type: 'module',
      engines: { node: '>=20' },
      peerDependencies: { react: '^19.0.0' },
    },
  };
  const { release, contents } = sampleShell(text);
  return {
    release: { ...release, packages: [packed] },
    contents: { ...contents, [path]: content },
    content,
    packed,
  };
}
