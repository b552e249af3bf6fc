import type { MoneyAccount } from '@board/contracts/calls/money-accounts';
import { exactMinor, fromMinor } from '@board/contracts/constants/money';
import { isPurse } from '@board/contracts/constants/money-accounts';
import { useFormat } from '@board/platform';
import { Button, EmptyState, Skeleton } from '@board/ui';
import { MenuItem } from '@board/ui/menu';
import { Section } from '@board/ui/page';
import { Loaded } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';
import { useAccountDialogs } from './account-dialogs.tsx';
import { AccountEntry } from './account-entry.tsx';
import { useAccounts } from './accounts.queries.ts';
import { TransfersList } from './transfers-list.tsx';

/** What lies where: cards, cash, the meal card, and what was moved between them. */
export function AccountsSection() {
  const t = useTexts();
  const { currency } = useFormat();
  const request = useAccounts();
  const dialogs = useAccountDialogs();
  const all = request.data?.items ?? [];
  const purses = all.filter(({ kind }) => isPurse(kind));
  return (
    <Section
      title={t('account.title')}
      note={purses.length > 1 && t('account.inAll', { amount: currency(sumOf(purses)) })}
      actions={
        <>
          {all.length > 0 && (
            <Button
              icon="repeat"
              label={t('transfer.add')}
              onClick={() => dialogs.transfer({ from: purses[0]?.id, to: purses[1]?.id })}
            />
          )}
          <Button icon="plus" label={t('account.add.purse')} onClick={() => dialogs.edit('card')} />
        </>
      }
    >
      <Loaded request={request} skeleton={<Skeleton height={52} />} nothing={{ items: [] }}>
        {() =>
          purses.length === 0 ? (
            <EmptyState text={t('account.empty')} />
          ) : (
            <ul>
              {purses.map((account) => (
                <AccountEntry
                  key={account.id}
                  account={account}
                  dialogs={dialogs}
                  words={t(`account.kinds.${account.kind}`)}
                  amount={currency(account.balance)}
                >
                  <MenuItem icon="repeat" onSelect={() => dialogs.transfer({ from: account.id })}>
                    {t('transfer.fromHere')}
                  </MenuItem>
                </AccountEntry>
              ))}
            </ul>
          )
        }
      </Loaded>
      {all.length > 0 && <TransfersList accounts={all} onEdit={dialogs.transfer} />}
      {dialogs.drawn}
    </Section>
  );
}

const sumOf = (accounts: readonly MoneyAccount[]): number =>
  fromMinor(accounts.reduce((sum, { balance }) => sum + exactMinor(balance), 0));
