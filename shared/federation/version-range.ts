interface Version {
  major: number;
  minor: number;
  patch: number;
}

function parse(text: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (!match) return undefined;
  return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) };
}

function compare(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}

export function isVersion(value: unknown): value is string {
  return typeof value === 'string' && parse(value) !== undefined;
}

/** A range is an exact version, `^1.2.0` or `~1.2.0`: nothing else is ever written by a build. */
export function isRange(value: unknown): value is string {
  return typeof value === 'string' && isVersion(value.replace(/^[\^~]/, ''));
}

export function satisfies(version: string, range: string): boolean {
  const actual = parse(version);
  const wanted = parse(range.replace(/^[\^~]/, ''));
  if (!actual || !wanted || compare(actual, wanted) < 0) return false;
  if (range.startsWith('~')) {
    return actual.major === wanted.major && actual.minor === wanted.minor;
  }
  if (!range.startsWith('^')) return compare(actual, wanted) === 0;
  if (wanted.major > 0) return actual.major === wanted.major;
  return actual.major === 0 && actual.minor === wanted.minor;
}

/** Any patch will do: `19.3.1` -> `^19.3.0`, so builds with different patches compose. */
export function rangeOf(version: string): string {
  const parsed = parse(version);
  if (!parsed) throw new Error(`'${version}' is not a version`);
  return `^${parsed.major}.${parsed.minor}.0`;
}
