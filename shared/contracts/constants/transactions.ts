export const transactionTypes = ['income', 'expense'] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const importRowLimit = 5_000;
/** What a person has taught the reading of statements. */
export const categoryRulesPerPerson = 100;
/** Of one press. */
export const recategoriseLimit = 1_000;
/** Three years of months in one picture. */
export const trendMonthLimit = 36;

/** Told once a month each, in percent of the budget. */
export const budgetAlertPercents = [80, 100] as const;
/** The budget over all categories together. */
export const wholeBudget = 'all';
