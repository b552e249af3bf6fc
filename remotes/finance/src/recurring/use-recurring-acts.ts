import type { Recurring } from '@board/contracts/calls/finance';
import { useFormat } from '@board/platform';
import { useActs } from '../states/use-acts.ts';
import { useTexts } from '../text.ts';
import { type RecurringFields, useRecurringWrites } from './recurring.queries.ts';

export function useRecurringActs() {
  const t = useTexts();
  const { namedDay } = useFormat();
  const writes = useRecurringWrites();
  const { change, ...acts } = useActs(writes, {
    says: {
      added: 'recurring.added',
      saved: 'recurring.saved',
      removed: 'recurring.removed',
      failed: 'notSaved',
    },
    fieldsOf,
    // With the record of today that came with it.
    takeBack: (added) => writes.remove(added, true),
  });
  return {
    ...acts,
    skip: (recurring: Recurring, next: string) =>
      change(recurring, { next_date: next }, t('recurring.skipped', { day: namedDay(next) })),
    pause: (recurring: Recurring) => change(recurring, { paused: true }, t('recurring.nowPaused')),
    resume: (recurring: Recurring) =>
      change(recurring, { paused: false }, t('recurring.nowGoesOn')),
  };
}

/** The day it comes on next too. */
function fieldsOf(before: Recurring): RecurringFields {
  const { type, amount, category, description, account } = before;
  const { every, start_date, end_date, paused, next_date } = before;
  const paid = { type, amount, category, description, account };
  return { ...paid, every, start_date, end_date, paused, ...(next_date && { next_date }) };
}
