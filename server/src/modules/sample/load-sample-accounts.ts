import { addDays } from '@board/time';
import { type Context, today } from '../../context/context.ts';
import { createAccount, createTransfer } from '../finance/index.ts';
import { sampleAccounts, sampleGoalDays, sampleTransfers } from './content/accounts.ts';

/** A card, a meal card, cash, a goal and a friend, and what was moved between them. */
export async function loadSampleAccounts(ctx: Context) {
  const { locale } = ctx;
  const ids = new Map<string, string>();
  for (const { kind, name, opening, wanted } of sampleAccounts) {
    const goal = wanted && { wanted, by_date: addDays(today(ctx), sampleGoalDays) };
    const account = await createAccount(ctx, { kind, name: name[locale], opening, ...goal });
    ids.set(kind, account.id);
  }
  const idOf = (kind: string): string => ids.get(kind) ?? '';
  const transfers: string[] = [];
  for (const { from, to, amount, note, ago } of sampleTransfers) {
    const made = await createTransfer(ctx, {
      from: from && idOf(from),
      to: idOf(to),
      amount,
      date: addDays(today(ctx), -ago),
      note: note[locale],
    });
    transfers.push(made.id);
  }
  return { accounts: [...ids.values()], transfers, idOf };
}
