import { plain } from '../../../../area/intent.ts';
import type { Context } from '../../../../context/context.ts';
import { listAccounts } from '../../../finance/index.ts';
import { named } from '../grammar/named.ts';
import type { Asked } from '../grammar/read-question.ts';
import type { Speech } from './speech.ts';

/** What is on the accounts of a name. */
export async function* sayBalance(
  ctx: Context,
  speech: Speech,
  { name = '' }: Asked,
): AsyncGenerator<string> {
  const accounts = (await listAccounts(ctx)).filter(({ kind }) => kind !== 'friend');
  for (const account of named(name, accounts, (each) => each.name))
    yield speech.text.holds(plain(account.name), speech.money(account.balance));
}
