import type { RegistryRelease, RegistryRemote } from '@board/federation/registry';
import type { RemoteModule } from '@board/platform';
import { createRemoteLoader, type LoaderParts } from '../remotes/load-remote.ts';
import type { LeftOut } from '../remotes/remote-error.ts';
import { sampleOffer, sampleRegistry, sampleRemote } from './sample-registry.ts';

/** What the container answers with. */
export const exposed = (remote: Partial<RemoteModule> = {}) => ({
  remote: { messages: { 'zh-CN': {}, en: {} }, ...remote },
});

/** A loader over parts that a test can watch and break. */
export function loaderOf(
  remote: RegistryRemote = sampleRemote(),
  change: Partial<LoaderParts> = {},
) {
  const load = jest.fn<Promise<unknown>, [RegistryRelease, { anew: boolean }]>();
  const parts = {
    registry: jest.fn(async (_: { fresh: boolean }) => sampleRegistry(remote)),
    refresh: jest.fn<Promise<void>, Parameters<LoaderParts['refresh']>>(async () => undefined),
    addMessages: jest.fn(),
    withdrawCommands: jest.fn(),
    dropStyles: jest.fn<void, [RegistryRelease]>(),
    leftOut: jest.fn<LeftOut | undefined, [RegistryRelease]>(() => undefined),
    letIn: jest.fn<void, [string]>(),
    report: jest.fn(),
    started: jest.fn<void, [RegistryRelease]>(),
  };
  const loader = createRemoteLoader({
    ...parts,
    offer: sampleOffer,
    addCommands: () => parts.withdrawCommands,
    container: async () => ({
      load,
      stage: () => 'style' as const,
      dropStyles: parts.dropStyles,
    }),
    deadline: 8000,
    pauses: [300, 1200],
    ...change,
  });
  load.mockResolvedValue(exposed());
  return { load, parts, loader };
}

/** Lets all time pass in which anything could still happen. */
export async function outcome(loading: Promise<unknown>): Promise<unknown> {
  const settled = loading.then(
    (value) => value,
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return settled;
}
