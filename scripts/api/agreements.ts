import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { houseEvents } from '../../shared/contracts/constants/events.ts';
import { slots } from '../../shared/contracts/constants/slots.ts';
import { eventContracts } from '../../shared/contracts/schemas/events.ts';
import { slotContracts } from '../../shared/contracts/schemas/slots.ts';
import { root } from '../workspace/packages.ts';

interface Agreement {
  /** `slot task`, `event task.open`. */
  what: string;
  version: string;
  /** The JSON Schema of what is passed, or carried. */
  schema: unknown;
}

/** What remotes were told of each: version -> schema, the newest last. Nothing of it is taken back. */
export type Told = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const file = join(root, 'shared/contracts/api/agreements.json');

export function agreementsNow(): Agreement[] {
  const now: Agreement[] = [
    ...Object.entries(slotContracts).map(([name, { props }]) => {
      const { version } = slots[name as keyof typeof slots];
      return { what: `slot ${name}`, version, schema: props };
    }),
    ...Object.entries(eventContracts).map(([name, schema]) => {
      const { version } = houseEvents[name as keyof typeof houseEvents];
      return { what: `event ${name}`, version, schema };
    }),
  ];
  // As they are read again, without what only TypeBox knows.
  return JSON.parse(JSON.stringify(now));
}

export const readTold = (): Told => JSON.parse(readFileSync(file, 'utf8'));

export const writeTold = (told: Told): void =>
  writeFileSync(file, `${JSON.stringify(told, null, 2)}\n`);

/** With the versions that nobody was told of yet. */
export const toldAlso = (told: Told, now: readonly Agreement[]): Told => ({
  ...told,
  ...Object.fromEntries(
    now.map(({ what, version, schema }) => [what, { ...told[what], [version]: schema }]),
  ),
});

/** What changed without the version that says so, or is gone, each in words. */
export function unsaidChanges(told: Told, now: readonly Agreement[]): string[] {
  const gone = Object.keys(told).filter((what) => !now.some((each) => each.what === what));
  return [
    ...gone.map((what) => `The ${what} is gone, and teams may take part in it.`),
    ...now.flatMap((each) => unsaid(told[each.what] ?? {}, each)),
  ];
}

function unsaid(told: Told[string], { what, version, schema }: Agreement): string[] {
  const latest = Object.keys(told).at(-1);
  if (latest === undefined || isDeepStrictEqual(told[version], schema)) return [];
  const owed = onlyAdds(told[latest], schema) ? 'minor' : 'major';
  return isMoved(latest, version, owed)
    ? []
    : [`The ${what} is not what it was in ${latest}: that is a ${owed} version more.`];
}

interface Shape {
  properties?: Record<string, unknown>;
  items?: unknown;
}

/** Whoever was built before is passed all that he was, and owes nothing more: in lists as outside them. */
function onlyAdds(former: unknown, now: unknown): boolean {
  if (isDeepStrictEqual(former, now)) return true;
  const [{ properties: before, items: listed, ...rest }, after] = [former, now] as [Shape, Shape];
  const { properties: also, items, ...restNow } = after;
  if (!isDeepStrictEqual(rest, restNow)) return false;
  if (listed && items) return onlyAdds(listed, items);
  if (!before || !also) return false;
  return Object.entries(before).every(([name, schema]) => onlyAdds(schema, also[name] ?? null));
}

function isMoved(before: string, after: string, by: 'minor' | 'major'): boolean {
  const [major = 0, minor = 0] = before.split('.').map(Number);
  const [nextMajor = 0, nextMinor = 0] = after.split('.').map(Number);
  return nextMajor > major || (by === 'minor' && nextMajor === major && nextMinor > minor);
}
