import { unmetAgreements } from '@board/federation/agreements';
import { incompatibilities } from '@board/federation/compatibility';
import type { RemoteRelease } from '@board/federation/release';
import { type Bundle, remoteReleaseOf, shellReleaseOf } from './bundle.ts';

/** What does not fit together although each is sound by itself. */
export function compositionProblems(bundles: readonly Bundle[]): string[] {
  const shell = bundles.find(({ name }) => name === 'shell');
  const remotes = bundles.filter(({ name }) => name !== 'shell').map(remoteReleaseOf);
  return [
    ...(shell ? remotes.flatMap((remote) => unmet(remote, shell)) : []),
    ...(shell ? lonely(remotes, shell) : []),
    ...repeated(remotes, 'module', ({ modules }) => modules.map(({ id }) => id)),
    ...repeated(remotes, 'page', ({ pages }) => pages.map(({ path }) => path)),
    ...homeless(remotes),
  ];
}

function unmet(remote: RemoteRelease, shell: Bundle): string[] {
  return incompatibilities(remote, shellReleaseOf(shell)).map(
    ({ what, wanted, offered = 'nothing', name }) =>
      name
        ? `${remote.name} uses '${wanted}' of ${what}, which is ${name} in the shell`
        : `${remote.name} needs ${what} ${wanted}, and the shell has ${offered}`,
  );
}

/** In places and events that nobody here offers. */
function lonely(remotes: readonly RemoteRelease[], shell: Bundle): string[] {
  return remotes.flatMap((remote) =>
    unmetAgreements(remote, [shellReleaseOf(shell), ...remotes])
      .filter(({ offered }) => offered === undefined)
      .map(
        ({ what, wanted }) => `${remote.name} takes part in ${what} ${wanted}, which nobody offers`,
      ),
  );
}

function repeated(
  remotes: readonly RemoteRelease[],
  what: string,
  namesOf: (descriptor: RemoteRelease['descriptor']) => string[],
): string[] {
  const owners = new Map<string, string>();
  return remotes.flatMap(({ name, descriptor }) =>
    namesOf(descriptor).flatMap((each) => {
      const owner = owners.get(each);
      owners.set(each, owner ?? name);
      return owner ? [`the ${what} '${each}' belongs to ${owner} and to ${name}`] : [];
    }),
  );
}

function homeless(remotes: readonly RemoteRelease[]): string[] {
  const modules = remotes.flatMap(({ name, descriptor }) =>
    descriptor.modules.map((module) => ({ ...module, owner: name })),
  );
  const ids = new Set(modules.map(({ id }) => id));
  return modules
    .filter(({ partOf }) => partOf !== undefined && !ids.has(partOf))
    .map(
      ({ id, partOf, owner }) => `${owner}: '${id}' is part of '${partOf}', which nobody brings`,
    );
}
