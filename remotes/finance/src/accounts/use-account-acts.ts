import { useActs } from '../states/use-acts.ts';
import { useAccountWrites, useTransferWrites } from './accounts.queries.ts';

export const useAccountActs = () =>
  useActs(useAccountWrites(), {
    says: {
      added: 'account.added',
      saved: 'account.saved',
      removed: 'account.removed',
      failed: 'notSaved',
    },
    fieldsOf: ({ name, kind, opening, wanted, by_date }) => ({
      name,
      kind,
      opening,
      wanted,
      by_date,
    }),
  });

export const useTransferActs = () =>
  useActs(useTransferWrites(), {
    says: {
      added: 'transfer.added',
      saved: 'transfer.saved',
      removed: 'transfer.removed',
      failed: 'notSaved',
    },
    fieldsOf: ({ from, to, amount, date, note }) => ({ from, to, amount, date, note }),
  });
