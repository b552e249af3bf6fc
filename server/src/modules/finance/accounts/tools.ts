import { Strict } from '@board/contracts/schemas/common';
import { readTool, ToolInputError } from '../../../area/tool.ts';
import type { Context } from '../../../context/context.ts';
import { listAccounts } from './list-accounts.ts';

export const balancesTool = readTool({
  name: 'get_balances',
  reads: ['transactions'],
  description:
    "What is on the person's accounts now, what is put aside for saving goals and what a month they take, and what friends owe: less than 0 is owed to the friend.",
  parameters: Strict({}),
  run: async (ctx) => ({
    accounts: (await listAccounts(ctx)).map(
      ({ name, kind, balance, wanted, by_date, per_month }) =>
        kind === 'goal'
          ? { name, kind, balance, wanted, by_date, per_month }
          : { name, kind, balance },
    ),
  }),
});

/** As a model knows it. */
export async function accountNamed(ctx: Context, name: string): Promise<string> {
  const found = (await listAccounts(ctx)).find((account) => account.name === name);
  if (!found) throw new ToolInputError(`there is no account named ${name}: ask get_balances`);
  return found.id;
}
