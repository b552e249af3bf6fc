import type { MoneyAccount } from '@board/contracts/calls/money-accounts';
import { IconButton } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { Entry } from '@board/ui/query-table';
import type { ReactNode } from 'react';
import { useTexts } from '../text.ts';
import type { useAccountDialogs } from './account-dialogs.tsx';
import styles from './account-entry.module.css';
import { useAccountActs } from './use-account-acts.ts';

interface AccountEntryProps {
  readonly account: MoneyAccount;
  readonly dialogs: ReturnType<typeof useAccountDialogs>;
  readonly words: string;
  readonly amount: ReactNode;
  /** What can be done with it besides. */
  readonly children?: ReactNode;
}

/** A line of an account with its menu. */
export function AccountEntry(props: AccountEntryProps) {
  const { account, dialogs, words, amount, children } = props;
  return (
    <Entry
      action={
        <span className={styles.end}>
          <span className={styles.amount}>{amount}</span>
          <AccountMenu account={account} dialogs={dialogs}>
            {children}
          </AccountMenu>
        </span>
      }
    >
      {account.name}
      {words !== account.name && <small>{words}</small>}
    </Entry>
  );
}

export function AccountMenu({
  account,
  dialogs,
  children,
}: Pick<AccountEntryProps, 'account' | 'dialogs' | 'children'>) {
  const t = useTexts();
  const { remove } = useAccountActs();
  const { name } = account;
  return (
    <Menu trigger={<IconButton icon="more" label={t('account.more', { name })} />}>
      {children}
      <MenuItem icon="edit" onSelect={() => dialogs.edit(account)}>
        {t('action.edit')}
      </MenuItem>
      <MenuItem icon="trash" danger needsNetwork onSelect={() => void remove(account)}>
        {t('action.delete')}
      </MenuItem>
    </Menu>
  );
}
