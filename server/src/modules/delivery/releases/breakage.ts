import { capabilities, releaseLimit } from '@board/contracts/constants/delivery';
import type { ErrorCode } from '@board/contracts/constants/error-codes';
import type { Locale } from '@board/contracts/constants/locales';
import { permissions, roles } from '@board/contracts/constants/roles';
import { type Offering, offersOf, unmetAgreements } from '@board/federation/agreements';
import { incompatibilities } from '@board/federation/compatibility';
import { filesAlong, type RemoteRelease, type ShellRelease } from '@board/federation/release';
import { messageOf, ServiceError } from '../../../errors/errors.ts';
import { shellName } from '../registry/composition.ts';

type Cause = Extract<ErrorCode, `delivery.breaks_${string}`>;

/** Who would break, and why. */
export interface Breakage {
  remote: string;
  code: Cause;
  fill: Record<string, string | number>;
  /** Of which release, and whom to ask, where it is not the candidate's own trouble. */
  of?: { version: string; owner: string };
}

/** What may run beside the candidate once it is promoted, for everybody or for those who try. */
export interface Neighbours {
  shells: readonly ShellRelease[];
  remotes: readonly RemoteRelease[];
  /** What some have instead of `remotes`, to try it. */
  canaries: readonly RemoteRelease[];
  /** In whose place the candidate would stand. */
  present: RemoteRelease | ShellRelease | undefined;
}

export function breakagesOfRemote(
  release: RemoteRelease,
  { shells, remotes, canaries, present }: Neighbours,
): Breakage[] {
  const others = remotes.filter(({ name }) => name !== release.name);
  const beside = [...others, ...canaries];
  return [
    ...tooLarge(release),
    ...once(shells.flatMap((shell) => unmetNeeds(release, shell))),
    ...missingCapabilities(release),
    ...unknownPermissions(release),
    ...once(beside.flatMap((other) => sameNames(release, other))),
    ...once(brokenAgreements({ release, present, others: beside, shells })),
    ...homelessParts(release, others, present && 'entry' in present ? present : undefined),
  ];
}

/** A shell breaks whoever needs more than it brings, by the release and its owner. */
export function breakagesOfShell(
  release: ShellRelease,
  { remotes, canaries, present }: Neighbours,
): Breakage[] {
  const beside = [...remotes, ...canaries];
  const unmet = beside.flatMap((remote) =>
    unmetNeeds(remote, release).map((breakage) => ({ ...breakage, of: whoIs(remote) })),
  );
  return [
    ...tooLarge(release),
    ...once(unmet),
    ...once(brokenAgreements({ release, present, others: beside, shells: [] })),
  ];
}

/**
 * What the candidate takes part in and nobody offers, and what others take part in that would no
 * longer be offered once it stands where its present release does.
 */
function brokenAgreements({ release, present, others, shells }: Meeting): Breakage[] {
  const all: Offering[] = [release, ...shells, ...others];
  const owned = new Set(
    [release, present].flatMap((each) => Object.keys(each ? offersOf(each) : {})),
  );
  const unmet = (remote: RemoteRelease) =>
    unmetAgreements(remote, all).map(({ what, wanted, offered = '—' }) => ({
      remote: remote.name,
      code: 'delivery.breaks_agreement' as const,
      fill: { what, wanted, offered },
    }));
  return [
    ...('entry' in release ? unmet(release) : []),
    ...others.flatMap((other) =>
      unmet(other)
        .filter(({ fill }) => owned.has(fill.what))
        .map((breakage) => ({ ...breakage, of: whoIs(other) })),
    ),
  ];
}

interface Meeting extends Pick<Neighbours, 'shells' | 'present'> {
  release: RemoteRelease | ShellRelease;
  others: readonly RemoteRelease[];
}

const whoIs = ({ version, descriptor }: RemoteRelease) => ({ version, owner: descriptor.owner });

const once = (breakages: readonly Breakage[]): Breakage[] => [
  ...new Map(breakages.map((each) => [JSON.stringify(each), each])).values(),
];

export function breakageText({ code, fill, of }: Breakage, locale: Locale): string {
  const text = messageOf(new ServiceError(code, { fill }), locale);
  return of ? `${of.version} (${of.owner}): ${text}` : text;
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

function tooLarge(release: RemoteRelease | ShellRelease): Breakage[] {
  const { name } = release;
  const files = filesAlong(release);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const megabytes = (size: number) => Math.ceil(size / 1024 / 1024);
  const size = { bytes: megabytes(bytes), most: megabytes(releaseLimit.bytes) };
  const count = { count: files.length, most: releaseLimit.files };
  const largest = files.filter((file) => file.bytes > releaseLimit.fileBytes);
  return [
    ...largest.map((file) => ({
      remote: name,
      code: 'delivery.breaks_file_size' as const,
      fill: {
        file: file.path,
        bytes: megabytes(file.bytes),
        most: megabytes(releaseLimit.fileBytes),
      },
    })),
    ...(bytes > releaseLimit.bytes
      ? [{ remote: name, code: 'delivery.breaks_size' as const, fill: size }]
      : []),
    ...(files.length > releaseLimit.files
      ? [{ remote: name, code: 'delivery.breaks_files' as const, fill: count }]
      : []),
    ...overBudget(name, release.files),
  ];
}

/** What everybody waits for who opens the board; a shell has its own measure. */
function overBudget(name: string, files: RemoteRelease['files']): Breakage[] {
  if (name === shellName) return [];
  const kilobytes = (size: number) => Math.ceil(size / 1000);
  const sum = (counts: (file: RemoteRelease['files'][number]) => boolean) =>
    files.filter(counts).reduce((bytes, file) => bytes + file.bytes, 0);
  const { initialBytes } = releaseLimit;
  const initial = sum((file) => file.initial);
  if (initial <= initialBytes) return [];
  const fill = { bytes: kilobytes(initial), most: kilobytes(initialBytes) };
  return [{ remote: name, code: 'delivery.breaks_budget', fill }];
}

function unmetNeeds(release: RemoteRelease, shell: ShellRelease): Breakage[] {
  return incompatibilities(release, shell).map(({ what, wanted, offered = '—', name }) => ({
    remote: release.name,
    code: name ? `delivery.breaks_name_${name}` : 'delivery.breaks_needs',
    fill: { what, wanted, offered },
  }));
}

function missingCapabilities({ name, descriptor }: RemoteRelease): Breakage[] {
  const known: readonly string[] = capabilities;
  return descriptor.capabilities
    .filter((what) => !known.includes(what))
    .map((what) => ({ remote: name, code: 'delivery.breaks_capability', fill: { what } }));
}

function unknownPermissions({ name, descriptor }: RemoteRelease): Breakage[] {
  const known: readonly string[] = [...roles, ...permissions];
  return descriptor.permissions
    .filter((what) => !known.includes(what))
    .map((what) => ({ remote: name, code: 'delivery.breaks_permission', fill: { what } }));
}

function sameNames(release: RemoteRelease, other: RemoteRelease): Breakage[] {
  const { modules, pages } = other.descriptor;
  const taken = (code: Cause, what: string): Breakage => ({
    remote: release.name,
    code,
    fill: { what, other: other.name },
  });
  return [
    ...release.descriptor.modules
      .filter(({ id }) => modules.some((module) => module.id === id))
      .map(({ id }) => taken('delivery.breaks_module', id)),
    ...release.descriptor.pages
      .filter(({ path }) => pages.some((page) => isWithin(path, page.path)))
      .map(({ path }) => taken('delivery.breaks_path', path)),
  ];
}

/** A page owns what lies below it, too. */
const isWithin = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}/`) || other.startsWith(`${path}/`);

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
