import type { BodyOf } from '@board/contracts/calls/call';
import {
  createRecurring,
  deleteRecurring,
  listRecurring,
  type Recurring,
  restoreRecurring,
  updateRecurring,
} from '@board/contracts/calls/finance';
import { useApi, useSend } from '@board/platform';

export const useRecurring = () => useApi(listRecurring, {});

export type RecurringFields = BodyOf<typeof updateRecurring>;

export function useRecurringWrites() {
  const add = useSend(createRecurring);
  const change = useSend(updateRecurring);
  const take = useSend(deleteRecurring);
  const giveBack = useSend(restoreRecurring);
  return {
    add: (body: BodyOf<typeof createRecurring>) => add({ body }),
    update: (seen: Recurring, body: RecurringFields) =>
      change({ params: { id: seen.id }, body }, { seen }),
    remove: (seen: Recurring, booked = false) =>
      take({ params: { id: seen.id }, query: booked ? { booked } : {} }, { seen }),
    restore: ({ id }: Recurring) => giveBack({ params: { id } }),
  };
}
