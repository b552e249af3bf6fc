export const transactionTypes = ['income', 'expense'] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const importRowLimit = 5_000;
/** What a person has taught the reading of statements. */
export const categoryRulesPerPerson = 100;
/** Of one press. */
export const recategoriseLimit = 1_000;
/** Rent, a phone, memberships: more than anybody pays. */
export const recurringPerPerson = 100;
/** How often a recurring record comes; what its month is too short for comes on the month's last day. */
export const rhythms = ['week', 'two_weeks', 'month', 'month_end', 'year'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Three years of months in one picture. */
export const trendMonthLimit = 36;

/** Told once a month each, in percent of the budget. */
export const budgetAlertPercents = [80, 100] as const;
/** The budget over all categories together. */
export const wholeBudget = 'all';
