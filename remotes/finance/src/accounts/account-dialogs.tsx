import type { MoneyAccount, Transfer } from '@board/contracts/calls/money-accounts';
import type { AccountKind } from '@board/contracts/constants/money-accounts';
import { lateDialog, useOpening } from '@board/ui';
import type { TransferBegin } from './transfer-form.tsx';

const AccountForm = lateDialog(async () => (await import('./account-form.tsx')).AccountForm);
const TransferForm = lateDialog(async () => (await import('./transfer-form.tsx')).TransferForm);

type OpenDialog = { account: MoneyAccount | AccountKind } | { transfer: Transfer | TransferBegin };

/** Which form of accounts is open. */
export function useAccountDialogs() {
  const { open, ...opening } = useOpening<OpenDialog>(AccountForm, TransferForm);
  return {
    ...opening,
    edit: (account: MoneyAccount | AccountKind) => open({ account }),
    transfer: (transfer: Transfer | TransferBegin) => open({ transfer }),
  };
}

export function AccountDialogs({ shown, close }: ReturnType<typeof useAccountDialogs>) {
  if (!shown) return null;
  const { dialog, open, opening } = shown;
  const common = { open, onClose: close };
  return 'account' in dialog ? (
    <AccountForm key={opening} account={dialog.account} {...common} />
  ) : (
    <TransferForm key={opening} transfer={dialog.transfer} {...common} />
  );
}
