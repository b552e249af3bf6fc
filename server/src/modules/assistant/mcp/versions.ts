/** Revisions of the protocol that a request and its reply look the same in, the newest first. */
export const knownVersions: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26'];

export const agreedVersion = (asked: string): string =>
  knownVersions.find((version) => version === asked) ?? (knownVersions[0] as string);
