/** `1.0.0-0123456789ab` -> `1.0.0-012345`: enough to tell releases apart, short enough to read. */
export function shortVersion(version: string | null): string {
  return version === null ? '–' : version.replace(/(-[0-9a-f]{6})[0-9a-f]+$/, '$1');
}
