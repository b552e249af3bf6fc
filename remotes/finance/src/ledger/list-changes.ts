import type { ReplyOf } from '@board/contracts/calls/call';
import type { listTransactions, Transaction } from '@board/contracts/calls/finance';

type Page = ReplyOf<typeof listTransactions>;

const place = ({ time, id }: Transaction) => `${time ?? ''} ${id}`;

/** Others the server alone can sort and fill up. */
export function isWholeDay({ items, pagination }: Page, query: URLSearchParams): boolean {
  const asked = [...query.keys()].filter((key) => key !== 'limit').join();
  return asked === 'date' && !pagination.has_next && items.length < pagination.limit;
}

/** A day's list with this one in it, where the server would put it. */
export function dayListWith(page: Page, transaction: Transaction): Page {
  const others = page.items.filter(({ id }) => id !== transaction.id);
  const items = [...others, transaction].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  return counted(page, items);
}

export function listWithout(page: Page, id: string): Page {
  const items = page.items.filter((item) => item.id !== id);
  return items.length === page.items.length ? page : counted(page, items);
}

function counted(page: Page, items: Transaction[]): Page {
  const total = page.pagination.total + items.length - page.items.length;
  return { items, pagination: { ...page.pagination, total } };
}
