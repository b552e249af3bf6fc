import type { Transaction } from '@board/contracts/schemas/finance';
import { type Context, today } from '../../../../context/context.ts';
import { listTransactions } from '../../../finance/index.ts';
import type { RecordTarget } from '../grammar/meaning.ts';
import { named } from '../grammar/named.ts';

const mostRead = 100;

/** The records that may be meant: by all letters of a name, or else by its words, pinyin or a slip. */
export async function findRecords(
  ctx: Context,
  { name, day, type, amount, latest }: RecordTarget,
): Promise<Transaction[]> {
  const list = async (search?: string) => {
    const { items } = await listTransactions(ctx, {
      ...(!latest && { end_date: today(ctx) }),
      order: 'desc',
      limit: mostRead,
      ...(day && { date: day }),
      ...(type && { type }),
      ...(search && { search: search.slice(0, mostRead) }),
    });
    return items.filter((each) => amount === undefined || each.amount === amount);
  };
  if (latest)
    return (await list()).toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, 1);
  const having = await list(name);
  if (name === '') return having;
  const found =
    having.length > 0 ? having : named(name, await list(), ({ description }) => description);
  const isSame = ({ description }: Transaction) => description.toLowerCase() === name.toLowerCase();
  return found.some(isSame) ? found.filter(isSame) : found;
}
