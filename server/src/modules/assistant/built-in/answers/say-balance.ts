import type { Context } from '../../../../context.ts';
import { plain } from '../../../../intent.ts';
import { listAccounts } from '../../../finance/index.ts';
import { accountsNamed } from '../grammar/accounts-named.ts';
import type { Asked } from '../grammar/read-question.ts';
import type { Speech } from './speech.ts';

/** What is on the accounts of a name. */
export async function* sayBalance(
  ctx: Context,
  speech: Speech,
  { name = '' }: Asked,
): AsyncGenerator<string> {
  const accounts = (await listAccounts(ctx)).filter(({ kind }) => kind !== 'friend');
  const meant = accountsNamed(
    name,
    accounts.map((account) => account.name),
  );
  for (const account of accounts.filter((each) => meant.includes(each.name)))
    yield speech.text.holds(plain(account.name), speech.money(account.balance));
}
