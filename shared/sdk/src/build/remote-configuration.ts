import { slotsOf } from '@board/contracts/constants/slots';
import type { ShellVersions } from '@board/federation/build/installed-versions';
import { ReleasePlugin } from '@board/federation/build/release-plugin';
import { ShellRuntimePlugin } from '@board/federation/build/shell-runtime-plugin';
import { isHouseModule } from '@board/federation/names';
import { type SharedPackage, sharedPackages } from '@board/federation/shared-modules';
import { rangeOf } from '@board/federation/version-range';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { eventProblems } from '../events/event-problems.ts';
import { common, ownPlugins } from './common.ts';
import type { RemoteSource } from './read-remote.ts';

export interface RemoteBuild extends RemoteSource {
  versions: ShellVersions;
  /** Readable names, Fast Refresh and no release. */
  development: boolean;
  /** Run before the remote, while it is being developed. */
  beside?: string[];
}

/** A remote for the shell: one exposed module, nothing of what the shell brings. */
export function remoteConfiguration(remote: RemoteBuild): Configuration {
  const { name, folder, descriptor, packageVersion, versions, development, beside = [] } = remote;
  const ranges = Object.entries(versions.shared).map(([each, version]) => [each, rangeOf(version)]);
  const base = common(name, folder, development);
  return {
    ...base,
    entry: {},
    // Each release lies in a folder of its own, so nothing is gained by numbers that outlive it.
    optimization: { ...base.optimization, ...(development ? {} : { moduleIds: 'natural' }) },
    plugins: [
      ...ownPlugins(development),
      new ModuleFederationPlugin({
        name,
        // A name with a hyphen cannot be a variable.
        library: { type: 'global', name },
        filename: development ? `${name}.js` : `${name}.[contenthash:16].js`,
        exposes: { './remote': { import: [...beside, './src/remote.tsx'], name: 'remote' } },
        // Subpaths too: one that the shell does not have is refused rather than brought along.
        shared: Object.fromEntries(
          sharedPackages.flatMap((each) => [
            [each, agreement(each, versions)],
            [`${each}/`, agreement(each, versions)],
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new ShellRuntimePlugin(),
      new ReleasePlugin(
        {
          name,
          packageVersion,
          platform: descriptor.platform,
          runtime: rangeOf(versions.runtime),
          shared: Object.fromEntries(ranges),
          slots: slotsOf(name),
          descriptor,
        },
        { entry: name, initial: [name, 'remote'], names: versions.offers, eventProblems },
      ),
    ],
  };
}

/** A remote brings no copy of its own, and refuses a version that does not fit. */
function agreement(name: SharedPackage, { shared }: ShellVersions) {
  const taken = { import: false, singleton: true } as const;
  // Of the house's own, names decide, which the gate compares: ADR 18.
  if (isHouseModule(name))
    return { ...taken, strictVersion: false, requiredVersion: false } as const;
  const version = shared[name];
  if (version === undefined) throw new Error(`Nobody says which version of ${name} the shell has.`);
  return { ...taken, strictVersion: true, requiredVersion: rangeOf(version) } as const;
}
