import { capabilities, releaseLimit } from '@board/contracts/constants/delivery';
import type { ErrorCode } from '@board/contracts/constants/error-codes';
import type { Locale } from '@board/contracts/constants/locales';
import { incompatibilities } from '@board/federation/compatibility';
import type { RemoteRelease, ShellRelease } from '@board/federation/release';
import { messageOf, ServiceError } from '../../../errors.ts';

type Cause = Extract<ErrorCode, `delivery.breaks_${string}`>;

/** Who would break, and why. */
export interface Breakage {
  remote: string;
  code: Cause;
  fill: Record<string, string | number>;
}

/** What runs beside the candidate once it is promoted. */
export interface Neighbours {
  shell: ShellRelease | undefined;
  remotes: readonly RemoteRelease[];
}

export function breakagesOfRemote(
  release: RemoteRelease,
  { shell, remotes }: Neighbours,
): Breakage[] {
  const others = remotes.filter(({ name }) => name !== release.name);
  const present = remotes.find(({ name }) => name === release.name);
  return [
    ...tooLarge(release),
    ...(shell ? unmetNeeds(release, shell) : []),
    ...missingCapabilities(release),
    ...others.flatMap((other) => sameNames(release, other)),
    ...homelessParts(release, others, present),
  ];
}

/** A shell breaks whoever needs more than it brings; two releases of one remote may lack the same. */
export function breakagesOfShell(release: ShellRelease, { remotes }: Neighbours): Breakage[] {
  const unmet = remotes.flatMap((remote) => unmetNeeds(remote, release));
  const once = new Map(unmet.map((breakage) => [JSON.stringify(breakage), breakage]));
  return [...tooLarge(release), ...once.values()];
}

export function missingFile(remote: string, path: string): Breakage {
  return { remote, code: 'delivery.breaks_missing_file', fill: { path } };
}

export function breakageText({ code, fill }: Breakage, locale: Locale): string {
  return messageOf(new ServiceError(code, { fill }), locale);
}

/** Refuses with everything that is wrong, by the name of who would break. */
export function refuseBreakages(
  release: Pick<RemoteRelease, 'name' | 'version'>,
  breakages: readonly Breakage[],
  locale: Locale,
): void {
  if (breakages.length === 0) return;
  throw new ServiceError('delivery.release_refused', {
    fill: { release: `${release.name} ${release.version}`, count: breakages.length },
    details: breakages.map((breakage) => ({
      field: breakage.remote,
      message: breakageText(breakage, locale),
    })),
  });
}

function tooLarge({ name, files }: RemoteRelease | ShellRelease): Breakage[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= releaseLimit.bytes) return [];
  const megabytes = (size: number) => Math.ceil(size / 1024 / 1024);
  const fill = { bytes: megabytes(bytes), most: megabytes(releaseLimit.bytes) };
  return [{ remote: name, code: 'delivery.breaks_size', fill }];
}

function unmetNeeds(release: RemoteRelease, shell: ShellRelease): Breakage[] {
  return incompatibilities(release, shell).map(({ what, wanted, offered = '—' }) => ({
    remote: release.name,
    code: 'delivery.breaks_needs',
    fill: { what, wanted, offered },
  }));
}

function missingCapabilities({ name, descriptor }: RemoteRelease): Breakage[] {
  const known: readonly string[] = capabilities;
  return descriptor.capabilities
    .filter((what) => !known.includes(what))
    .map((what) => ({ remote: name, code: 'delivery.breaks_capability', fill: { what } }));
}

function sameNames(release: RemoteRelease, other: RemoteRelease): Breakage[] {
  const { modules, pages } = other.descriptor;
  return [
    ...release.descriptor.modules
      .filter(({ id }) => modules.some((module) => module.id === id))
      .map(
        ({ id }): Breakage => ({
          remote: release.name,
          code: 'delivery.breaks_module',
          fill: { what: id, other: other.name },
        }),
      ),
    ...release.descriptor.pages
      .filter(({ path }) => pages.some((page) => page.path === path))
      .map(
        ({ path }): Breakage => ({
          remote: release.name,
          code: 'delivery.breaks_path',
          fill: { what: path, other: other.name },
        }),
      ),
  ];
}

/** Own parts without a host, and those of others whose host would go with the present release. */
function homelessParts(
  release: RemoteRelease,
  others: readonly RemoteRelease[],
  present: RemoteRelease | undefined,
): Breakage[] {
  const after = new Set([release, ...others].flatMap(moduleIds));
  const lost = new Set((present ? moduleIds(present) : []).filter((id) => !after.has(id)));
  return [
    ...partsOf(release).filter(({ host }) => !after.has(host)),
    ...others.flatMap(partsOf).filter(({ host }) => lost.has(host)),
  ].map(({ remote, part, host }) => ({
    remote,
    code: 'delivery.breaks_host',
    fill: { part, what: host },
  }));
}

const moduleIds = ({ descriptor }: RemoteRelease): string[] =>
  descriptor.modules.map(({ id }) => id);

function partsOf({ name, descriptor }: RemoteRelease) {
  return descriptor.modules.flatMap(({ id, partOf }) =>
    partOf === undefined ? [] : [{ remote: name, part: id, host: partOf }],
  );
}
