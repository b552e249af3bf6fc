import type { RegistryRelease } from '@board/federation/registry';
import {
  lateModules,
  packageOf,
  readyModules,
  type SharedPackage,
} from '@board/federation/shared-modules';
import { chunksGlobal, shellRuntimeName } from '@board/federation/shell-runtime';
import { rangeOf } from '@board/federation/version-range';
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { guardLater, integrityPlugin } from './integrity-plugin.ts';
import type { RemotePhase } from './remote-error.ts';
import { lateParts, readyParts } from './shared-parts.ts';
import { shellOffer } from './shell-offer.ts';

export interface Container {
  /** Loads and evaluates what the release exposes; `anew` forgets what an earlier try left. */
  load: (release: RegistryRelease, options: { anew: boolean }) => Promise<unknown>;
  /** How far a load has come that has not ended. */
  stage: (release: RegistryRelease) => RemotePhase;
  /** Takes the release's stylesheets out of the page. */
  dropStyles: (release: RegistryRelease) => void;
}

/** Hands the shell's runtime and modules to remotes; answers the one way to load them. */
export function connectFederation(): Container {
  const entered = new Set<string>();
  const { runtime, bundlerRuntime, attachShareScopeMap } = federation;
  Object.defineProperty(globalThis, shellRuntimeName, {
    value: Object.freeze({ guard: guardLater, runtime, bundlerRuntime, attachShareScopeMap }),
  });
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedParts((name) => forgetLoading(host.shareScopeMap, name)),
    plugins: [
      integrityPlugin(),
      {
        name: 'stage',
        afterInitRemote({ remoteInfo }) {
          entered.add(remoteInfo.entry);
        },
      },
    ],
  });

  return {
    async load(release, { anew }) {
      if (anew) {
        forgetPending(release);
        keepShares(host.shareScopeMap);
      }
      forgetOtherChunks(release);
      host.registerRemotes([{ name: release.name, entry: entryOf(release) }], { force: anew });
      return host.loadRemote(`${release.name}/remote`);
    },
    stage(release) {
      if (!entered.has(entryOf(release))) return 'entry';
      return pendingElements(release).some((each) => each instanceof HTMLLinkElement)
        ? 'style'
        : 'chunk';
    },
    dropStyles(release) {
      const urls = addressesOf(release);
      for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
        if (urls.has(sheet.href)) sheet.remove();
      }
    },
  };
}

function sharedParts(onFailure: (name: string) => void) {
  return Object.fromEntries([
    ...readyModules.map((name) => [
      name,
      { ...share(packageOf(name)), lib: () => readyParts[name] },
    ]),
    ...lateModules.map((name) => {
      const get = async () => {
        try {
          const part = await lateParts[name]();
          return () => part;
        } catch (error) {
          onFailure(name);
          throw error;
        }
      };
      return [name, { ...share(packageOf(name)), get }];
    }),
  ]);
}

function share(name: SharedPackage) {
  const version = shellOffer.shared[name] ?? '';
  const requiredVersion = rangeOf(version);
  return {
    version,
    scope: 'default',
    shareConfig: { singleton: true, strictVersion: true, requiredVersion },
  };
}

/**
 * The runtime books a shared module on the remote that asked for it first, and drops it together
 * with that remote, for everybody. All of them are the shell's.
 */
function keepShares(scopes: ModuleFederation['shareScopeMap']): void {
  for (const versions of Object.values(scopes).flatMap((scope) => Object.values(scope))) {
    for (const share of Object.values(versions)) share.from = 'shell';
  }
}

/** The runtime answers with the load that it began first, even if that one failed. */
function forgetLoading(scopes: ModuleFederation['shareScopeMap'], name: string): void {
  for (const versions of Object.values(scopes)) {
    for (const share of Object.values(versions[name] ?? {})) share.loading = null;
  }
}

function entryOf(release: RegistryRelease): string {
  return new URL(release.entry, document.baseURI).href;
}

const running = new Map<string, string>();

/**
 * Chunks of all releases of a remote meet in one global, where the next release would take those of
 * the one before for its own.
 */
function forgetOtherChunks({ name, version }: RegistryRelease): void {
  const before = running.get(name);
  running.set(name, version);
  if (before !== undefined && before !== version) {
    Reflect.deleteProperty(globalThis, chunksGlobal(name));
  }
}

/** A new try would join a request that hangs, as long as its element is in the page. */
function forgetPending(release: RegistryRelease): void {
  for (const element of pendingElements(release)) element.remove();
}

/** A script leaves the page when it has ended, a stylesheet then loses the bundler's mark. */
function pendingElements(release: RegistryRelease): (HTMLScriptElement | HTMLLinkElement)[] {
  const urls = addressesOf(release);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[data-rspack-loading]');
  return [
    ...scripts.filter((script) => urls.has(script.src)),
    ...[...sheets].filter((sheet) => urls.has(sheet.href)),
  ];
}

const addressesOf = ({ files }: RegistryRelease): ReadonlySet<string> =>
  new Set(files.map(({ url }) => new URL(url, document.baseURI).href));
