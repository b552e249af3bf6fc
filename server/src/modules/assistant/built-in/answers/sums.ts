import { type Category, categories } from '@board/contracts/constants/categories';
import type { TransactionType } from '@board/contracts/constants/transactions';
import type { sumsTool } from '../../../finance/index.ts';
import type { Concept } from '../grammar/concepts.ts';

export type Sums = Awaited<ReturnType<typeof sumsTool.run>>;

/** The categories that a question names. */
export const kindsOf = (has: ReadonlySet<Concept>): Category[] =>
  categories.filter(({ key }) => has.has(key as never)).map(({ key }) => key);

export const total = (sums: Sums, type: TransactionType = 'expense'): number =>
  Math.round(sums.reduce((sum, each) => sum + (each.type === type ? each.amount * 100 : 0), 0)) /
  100;
