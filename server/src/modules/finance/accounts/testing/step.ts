import fc from 'fast-check';

export const kinds = ['card', 'cash', 'goal', 'friend', 'friend'] as const;
export const date = '2026-11-18';

const minor = fc.integer({ min: 1, max: 999_999_99 });
const pick = fc.nat(60);
/** One of the accounts, or none. */
const place = fc.nat(kinds.length);
const type = fc.constantFrom('income' as const, 'expense' as const);
/** Mostly of friends, so that most of them may be. */
const friend = fc.constantFrom(3, 4, 3, 4, 3, 4, 0);
const parts = fc.array(fc.record({ friend, percent: fc.nat(60) }), { maxLength: 2 });

const verbs = [
  'record',
  'change',
  'delete',
  'restore',
  'import',
  'undo',
  'transfer',
  'move',
  'drop transfer',
  'restore transfer',
  'share',
  'share new',
  'edit account',
  'delete account',
  'restore account',
] as const;
export const step = fc.record({
  verb: fc.constantFrom(...verbs, 'share' as const, 'share' as const, 'share new' as const),
  crash: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  pick,
  minor,
  type,
  place,
  other: place,
  parts,
});
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The others are of transfers and accounts. */
export const ofRecords: readonly string[] = verbs.slice(0, 6).concat('share', 'share new');
