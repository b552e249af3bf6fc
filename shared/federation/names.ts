/** What a remote takes from the modules of the house: module -> name -> digest of its signature. */
export type UsedNames = Record<string, Record<string, string>>;

/** What a shell offers: module -> name -> the digests that it stands for, the newest first. */
export type OfferedNames = Record<string, Record<string, readonly string[]>>;

/** What a shell is going to take away: module -> name -> what is to be used instead. */
export type Advice = Record<string, Record<string, string>>;

export interface UnmetName {
  module: string;
  name: string;
  why: 'missing' | 'changed';
}

/** None of what every object has: names are whatever somebody sent. */
const offeredAs = (offered: OfferedNames, module: string, name: string) =>
  Object.hasOwn(offered, module) && Object.hasOwn(offered[module] ?? {}, name)
    ? offered[module]?.[name]
    : undefined;

/** Every name that a remote uses and a shell lacks, or has with another signature. */
export function unmetNames(used: UsedNames, offered: OfferedNames): UnmetName[] {
  return Object.entries(used).flatMap(([module, names]) =>
    Object.entries(names).flatMap(([name, digest]): UnmetName[] => {
      const known = offeredAs(offered, module, name);
      if (!known) return [{ module, name, why: 'missing' }];
      return known.includes(digest) ? [] : [{ module, name, why: 'changed' }];
    }),
  );
}

/** Every name that a remote uses in a signature that a shell stands for still, and shows no more. */
export function outdatedNames(used: UsedNames, offered: OfferedNames) {
  return Object.entries(used).flatMap(([module, names]) =>
    Object.entries(names)
      .filter(([name, digest]) => (offeredAs(offered, module, name)?.indexOf(digest) ?? -1) > 0)
      .map(([name]) => ({ module, name })),
  );
}

/** Every name that a remote uses and a shell is going to take away. */
export function deprecatedNames(used: UsedNames, advice: Advice) {
  return Object.entries(used).flatMap(([module, names]) =>
    Object.keys(names).flatMap((name) => {
      const instead = advice[module]?.[name];
      return typeof instead === 'string' ? [{ module, name, instead }] : [];
    }),
  );
}

/** Modules that are compared by name; of all others the version's range decides. */
export const isHouseModule = (module: string): boolean => module.startsWith('@board/');
