import type { Registry, RegistryRelease } from '@board/federation/registry';
import type { RemoteModule } from '@board/platform';
import type { Container } from '../federation.ts';
import { allowFiles } from '../integrity-plugin.ts';
import { chaosOf } from './stored-chaos.ts';

const slowMs = 4_000;
const loopMs = 20_000;

/** Loads as always, but for what this tab plays; the release before a served one is left alone. */
export function withChaos(container: Container, registry: Registry): Container {
  return {
    ...container,
    async load(release, options) {
      const served = registry.remotes.find(({ name }) => name === release.name);
      const kind = served?.version === release.version ? chaosOf(release.name) : undefined;
      if (kind === 'missing') return container.load(withoutEntry(registry, release), options);
      if (kind === 'altered') return container.load(withOtherHash(registry, release), options);
      if (kind === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
      const exposed = await container.load(release, options);
      if (kind === 'throwing') return drawnBy(exposed, throwing);
      return kind === 'looping' ? drawnBy(exposed, looping) : exposed;
    },
  };
}

function withoutEntry(registry: Registry, release: RegistryRelease): RegistryRelease {
  const entry = `${release.entry}.missing.js`;
  return allowed(registry, {
    ...release,
    entry,
    files: release.files.map((file) =>
      file.url === release.entry ? { ...file, url: entry } : file,
    ),
  });
}

function withOtherHash(registry: Registry, release: RegistryRelease): RegistryRelease {
  const integrity = `sha384-${'B'.repeat(64)}`;
  return allowed(registry, {
    ...release,
    files: release.files.map((file) =>
      file.url === release.entry ? { ...file, integrity } : file,
    ),
  });
}

function allowed(registry: Registry, release: RegistryRelease): RegistryRelease {
  allowFiles({ ...registry, remotes: [release] });
  return release;
}

function drawnBy(exposed: unknown, draw: () => null): unknown {
  const { remote } = exposed as { remote: RemoteModule };
  const all = (parts: object = {}) =>
    Object.fromEntries(Object.keys(parts).map((name) => [name, draw]));
  return {
    remote: {
      ...remote,
      panels: all(remote.panels),
      pages: all(remote.pages),
      slots: all(remote.slots),
    },
  };
}

function throwing(): never {
  throw new Error('Broken on purpose, on this tab alone');
}

/** It ends: pages of one site may share a thread, and only this tab is to suffer for long. */
function looping(): null {
  for (const end = Date.now() + loopMs; Date.now() < end; );
  return null;
}
