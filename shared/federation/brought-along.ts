/** Words that only the library itself holds, whoever builds it. */
const marks: readonly [library: string, mark: RegExp][] = [
  ['react', /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/],
  ['react-dom', /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/],
  // What the bundler writes where a remote has modules for others, takes them elsewhere, or changes what is shared.
  ['scopeToSharingDataMapping', /scopeToSharingDataMapping:\s*\{\s*[^}\s]/],
  ['shareScope', /\bshareScope:\s*(?!"default")["'[]/],
  ['shareScopeMap', /\b(shareScopeMap|registerShared|initShareScopeMap)\b/],
];

/** What a script of a remote has of which a page can have one only: the shell's. */
export const broughtAlong = (script: string): string[] =>
  marks.filter(([, mark]) => mark.test(script)).map(([what]) => what);
