import { type Registry, registryRelease, registryShell } from '../registry.ts';
import type { ReleaseFile, RemoteRelease, ShellRelease } from '../release.ts';
import { sampleDescriptor } from './sample-descriptor.ts';

export const integrity = `sha384-${'A'.repeat(64)}`;

export function file(path: string, rest: Partial<ReleaseFile> = {}): ReleaseFile {
  return { path, bytes: 10, integrity, kind: 'script', initial: true, ...rest };
}

export const release: RemoteRelease = {
  format: 1,
  name: 'finance',
  version: '1.0.0-0123456789ab',
  entry: 'finance.a1.js',
  platform: '^1.0.0',
  runtime: '^2.9.0',
  shared: { react: '^19.3.0' },
  descriptor: sampleDescriptor(),
  files: [
    file('finance.a1.js', { kind: 'entry' }),
    file('remote.a2.js'),
    file('remote.a3.css', { kind: 'style' }),
    file('9.a4.js', { initial: false }),
    file('mark.a5.svg', { kind: 'asset' }),
  ],
};

export const shell: ShellRelease = {
  format: 1,
  name: 'shell',
  version: '1.0.0-ba9876543210',
  platform: '1.2.0',
  runtime: '2.9.2',
  shared: { react: '19.3.4' },
  files: [
    file('assets/main.b1b1b1b1.js', { kind: 'entry', initial: false }),
    file('assets/federation.b2b2b2b2.js'),
    file('assets/7.b3b3b3b3.css', { kind: 'style', initial: false }),
    file('icons/icon.b4b4b4b4.svg', { kind: 'asset', initial: false }),
    file('index.html', { kind: 'asset', initial: false }),
    file('sw.js', { initial: false }),
  ],
};

export const registry: Registry = {
  format: 1,
  shell: registryShell(shell),
  remotes: [registryRelease(release, { baseUrl: '/remotes/finance/1/', channel: 'stable' })],
};
