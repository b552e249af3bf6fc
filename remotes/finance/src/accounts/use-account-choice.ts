import type { MoneyAccount } from '@board/contracts/calls/money-accounts';
import { useTexts } from '../text.ts';
import { useAccounts } from './accounts.queries.ts';

/** What may be chosen where an account is named: none first, and whatever is named already. */
export function useAccountChoice(
  none: string,
  nameOf: (account: MoneyAccount) => string,
  isMeant: (account: MoneyAccount) => boolean,
  ...named: readonly string[]
) {
  const t = useTexts();
  const known = useAccounts().data?.items ?? [];
  const gone = named.filter((id) => id !== '' && !known.some((account) => account.id === id));
  return [
    { value: '', label: none },
    ...known
      .filter((account) => isMeant(account) || named.includes(account.id))
      .map((account) => ({ value: account.id, label: nameOf(account) })),
    ...gone.map((value) => ({ value, label: t('account.gone') })),
  ];
}
