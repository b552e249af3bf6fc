import type { Registry, RegistryRemote } from '@board/federation/registry';
import { sampleDescriptor, sampleModule } from '@board/federation/testing/sample-descriptor';

export const sampleOffer = {
  platform: '1.0.0',
  runtime: '2.9.2',
  shared: { react: '19.3.1' },
  offers: { '@board/platform': { useApi: ['11111111'] } },
};

const integrity = `sha384-${'A'.repeat(64)}`;

export function sampleRemote(change: Partial<RegistryRemote> = {}): RegistryRemote {
  const base = '/remotes/finance/2';
  return {
    name: 'finance',
    version: '2',
    channel: 'stable',
    entry: `${base}/finance.js`,
    platform: '^1.0.0',
    runtime: '^2.9.0',
    shared: { react: '^19.3.0' },
    files: [
      {
        path: 'finance.js',
        url: `${base}/finance.js`,
        bytes: 1,
        integrity,
        kind: 'entry',
        initial: true,
      },
      {
        path: 'remote.css',
        url: `${base}/remote.css`,
        bytes: 1,
        integrity,
        kind: 'style',
        initial: true,
      },
      {
        path: 'chart.js',
        url: `${base}/chart.js`,
        bytes: 1,
        integrity,
        kind: 'script',
        initial: false,
      },
    ],
    descriptor: sampleDescriptor({ modules: [sampleModule] }),
    ...change,
  };
}

export function sampleRegistry(...remotes: RegistryRemote[]): Registry {
  return { format: 1, shell: { version: '1', ...sampleOffer }, remotes };
}
