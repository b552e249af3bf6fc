import { registryPath } from '@board/federation/preloads';
import { isRegistry, type Registry } from '@board/federation/registry';
import { useSyncExternalStore } from 'react';
import { showComposition } from '../base/composition.ts';
import { followed } from './followed-registry.ts';
import { allowFiles } from './integrity-plugin.ts';
import { hasOverrides, storedOverrides } from './overrides/stored-overrides.ts';
import { patienceMs } from './patience.ts';

export interface RegistryState {
  registry?: Registry;
  /** What is released by now, for when the page is loaded again. */
  released?: Registry;
  /** The last reading failed; an earlier registry may still be there. */
  failed: boolean;
}

let state: RegistryState = { failed: false };
let reading: Promise<Registry> | undefined;
let settled = false;
const listeners = new Set<() => void>();

/** The registry, asked for once; `fresh` asks again, for a release may have been mended since. */
export function readRegistry({ fresh = false } = {}): Promise<Registry> {
  if (fresh && settled) reading = undefined;
  if (reading) return reading;
  settled = false;
  reading = fetchRegistry(fresh).then(
    (registry) => {
      settled = true;
      allowFiles(registry);
      showComposition(registry.composition);
      publish({ registry, released: registry, failed: false });
      return registry;
    },
    (error: unknown) => {
      reading = undefined;
      publish({ ...state, failed: true });
      throw error;
    },
  );
  return reading;
}

/**
 * Looks what is released now. This page goes on with what it has, for its code is here already; only
 * what was switched off or on, or withdrawn, meanwhile counts at once. Answers what waits for a reload.
 */
export async function lookForReleases(): Promise<{ remote: string; version: string }[]> {
  const { registry } = state;
  if (!registry) return [];
  const next = await fetchRegistry(true);
  allowFiles(next);
  const kept = followed(registry, next);
  reading = Promise.resolve(kept);
  publish({ registry: kept, released: next, failed: false });
  return newReleases(kept, next);
}

function newReleases(registry: Registry, next: Registry) {
  const known = (name: string) => registry.remotes.find((remote) => remote.name === name)?.version;
  return [
    { remote: 'shell', version: next.shell.version, before: registry.shell.version },
    ...next.remotes.map(({ name, version }) => ({ remote: name, version, before: known(name) })),
  ]
    .filter(({ version, before }) => version !== before)
    .map(({ remote, version }) => ({ remote, version }));
}

export function useRegistry(): RegistryState {
  return useSyncExternalStore(subscribe, () => state);
}

/** Of the shell that this page runs, as far as the page knows. */
export const versionOfPage = (): string | undefined => state.registry?.shell.version;

async function fetchRegistry(fresh: boolean): Promise<Registry> {
  // The first request is answered by the page's preload, so it asks for nothing else than that.
  // One that hangs must not keep the next try waiting.
  const signal = AbortSignal.timeout(patienceMs());
  const response = await fetch(registryPath, fresh ? { cache: 'no-cache', signal } : { signal });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  const body: unknown = await response.json();
  if (!isRegistry(body)) throw new Error('The registry is not one.');
  if (!hasOverrides()) return body;
  const { overriddenRegistry } = await import('./overrides/overridden-registry.ts');
  return overriddenRegistry(body, storedOverrides());
}

function publish(next: RegistryState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // A failure stands in the state, for whoever subscribed.
  if (!state.registry && !state.failed) readRegistry().catch(() => undefined);
  return () => listeners.delete(listener);
}
