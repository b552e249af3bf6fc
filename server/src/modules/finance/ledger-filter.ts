import type { TransactionType } from '@board/contracts/constants/transactions';

/** Which transactions are meant; both dates are included. */
export interface LedgerFilter {
  start: string;
  end: string;
  type: TransactionType | undefined;
  category: string | undefined;
  course: string | undefined;
  account: string | undefined;
  search: string | undefined;
}

/** Neither a text nor a course nor an account has kept counts: the transactions of the range are read. */
export const isReadWhole = ({
  course,
  account,
  search,
}: Pick<LedgerFilter, 'course' | 'account' | 'search'>): boolean =>
  course !== undefined || account !== undefined || search !== undefined;

export type Order = 'asc' | 'desc';
