export interface Room {
  /** The files whose rules are changed, by globs from the top of the workspace. */
  readonly rules: readonly string[];
  readonly tests: readonly string[];
}

const time = 'shared/time/src';
const contracts = 'shared/contracts';
const platform = 'shared/platform/src/api';
const federation = 'shared/federation';
const recurrence = 'server/src/recurrence';
const finance = 'server/src/modules/finance';
const auth = 'server/src/modules/auth';
const delivery = 'server/src/modules/delivery';
const users = 'server/src/modules/admin/users';
const account = 'server/src/modules/account';
const words = `${time}/words`;

/** Where a wrong sign costs somebody something, and the tests that stand beside it. */
export const rooms: Readonly<Record<string, Room>> = {
  time: { rules: [`${time}/*.ts`], tests: [`${time}/*.test.ts`] },
  words: { rules: [`${words}/**/*.ts`], tests: [`${words}/*.test.ts`] },
  recurrence: {
    rules: [`${recurrence}/*.ts`],
    tests: [`${recurrence}/*.test.ts`],
  },
  weeks: {
    rules: [`${contracts}/formats/{week,period}-text.ts`, `${contracts}/constants/periods.ts`],
    tests: [`${contracts}/formats/{week,period}-text.test.ts`],
  },
  money: {
    rules: [
      `${contracts}/constants/money.ts`,
      `${finance}/outlook/{campus,outlook}-rules.ts`,
      `${finance}/recurring/days-of-rhythm.ts`,
      `${finance}/budget-figures.ts`,
      `${finance}/doubles.ts`,
    ],
    tests: [
      `${contracts}/constants/money.test.ts`,
      `${finance}/outlook/*.test.ts`,
      `${finance}/recurring/*.test.ts`,
      `${finance}/{budgets,doubles}.test.ts`,
    ],
  },
  statistics: {
    rules: [
      `${finance}/{check-statistics,check-statistics.repository,statistics.repository}.ts`,
      `${finance}/finance-stats.ts`,
    ],
    tests: [`${finance}/{statistics.property,ledger,transactions}.test.ts`],
  },
  permissions: {
    rules: [
      `${contracts}/constants/roles.ts`,
      `${account}/{manage-user,super-admins}.ts`,
      `${users}/{change-users,create-user,update-user,user-access}.ts`,
      'server/src/plugins/step-up.ts',
    ],
    tests: [
      `${users}/{admin-users,change-users,user-access}.test.ts`,
      'server/src/modules/admin/withheld.test.ts',
      'server/src/plugins/step-up.test.ts',
      `${account}/account-news.test.ts`,
      `${auth}/school/school-proof.test.ts`,
    ],
  },
  sessions: {
    rules: [`${auth}/{refresh-token,sessions.repository,count-wrong,known-browser,let-in}.ts`],
    tests: [
      `${auth}/{sessions,session-life,guessing,log-in}.test.ts`,
      `${auth}/school/school-factor.test.ts`,
      `${account}/account-news.test.ts`,
    ],
  },
  tokens: {
    rules: ['server/src/modules/api-tokens/*.ts'],
    tests: ['server/src/modules/api-tokens/{api-tokens,oauth/oauth}.test.ts'],
  },
  jobs: { rules: ['server/src/jobs/*.ts'], tests: ['server/src/jobs/*.test.ts'] },
  gate: {
    rules: [`${federation}/{compatibility,descriptor-check,foreign-selectors}.ts`],
    tests: [`${federation}/*.test.ts`],
  },
  channels: {
    rules: [`${delivery}/channels/*.ts`],
    tests: [
      `${delivery}/{canary,canary-pace,compositions,error-budget}.test.ts`,
      `${delivery}/{shipping,shipping-refusals}.test.ts`,
    ],
  },
  overlay: {
    rules: [`${platform}/{overlay,patch}.ts`],
    tests: [`${platform}/{overlay,overlay.property,patch}.test.ts`],
  },
};
