import type { MoneyAccount, Transfer } from '@board/contracts/calls/money-accounts';
import type { AccountKind } from '@board/contracts/constants/money-accounts';
import { lateDialog, useDialogs } from '@board/ui';
import type { TransferBegin } from './transfer-form.tsx';

const AccountForm = lateDialog(async () => (await import('./account-form.tsx')).AccountForm);
const TransferForm = lateDialog(async () => (await import('./transfer-form.tsx')).TransferForm);

/** The forms of accounts. */
export function useAccountDialogs() {
  const { open, drawn } = useDialogs(AccountForm, TransferForm);
  return {
    drawn,
    edit: (account: MoneyAccount | AccountKind) =>
      open((opened) => <AccountForm {...opened} account={account} />),
    transfer: (transfer: Transfer | TransferBegin) =>
      open((opened) => <TransferForm {...opened} transfer={transfer} />),
  };
}
