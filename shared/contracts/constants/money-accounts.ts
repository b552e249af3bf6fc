/** Where money lies. */
export const purseKinds = ['card', 'wallet', 'cash', 'meal_card', 'other'] as const;
export type PurseKind = (typeof purseKinds)[number];

/**
 * Whatever holds an amount that goes up and down is an account: a purse, what is put aside for a goal, and
 * what a friend owes, which is less than nothing where it is owed to the friend.
 */
export const accountKinds = [...purseKinds, 'goal', 'friend'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const isPurse = (kind: AccountKind): kind is PurseKind =>
  purseKinds.some((purse) => purse === kind);

/** Purses, goals and friends together. */
export const accountsPerPerson = 100;
/** A record is shared among so many friends. */
export const sharesPerRecord = 20;
