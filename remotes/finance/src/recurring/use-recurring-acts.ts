import type { Recurring } from '@board/contracts/calls/finance';
import { attempt, useFormat, useText } from '@board/platform';
import { useRecurringWrites } from './recurring.queries.ts';

/** What is done to a recurring record without its form, each with its way back. */
export function useRecurringActs() {
  const t = useText('finance');
  const { namedDay } = useFormat();
  const writes = useRecurringWrites();
  const failed = t('recurring.failed');

  /** As it was, the day it comes on next too. */
  function putBack(after: Recurring, before: Recurring) {
    const { type, amount, category, description, account } = before;
    const { every, start_date, end_date, paused } = before;
    const paid = { type, amount, category, description, account };
    const fields = { ...paid, every, start_date, end_date, paused };
    const next = before.next_date === null ? {} : { next_date: before.next_date };
    const work = () => writes.update(after, { ...fields, ...next });
    return attempt(work, { key: before.id, done: t('recurring.putBack'), failed });
  }

  function change(
    before: Recurring,
    part: { next_date: string } | { paused: boolean },
    done: string,
  ) {
    let after = before;
    const work = async () => {
      after = await writes.update(before, part);
    };
    const undo = { label: t('action.undo'), run: () => putBack(after, before) };
    return attempt(work, { key: before.id, done, failed, undo });
  }

  return {
    putBack,
    /** What was just added, with the record of today that came with it. */
    takeBack: (added: Recurring) =>
      attempt(() => writes.remove(added, true), {
        key: added.id,
        done: t('recurring.takenBack'),
        failed,
      }),
    skip: (recurring: Recurring, next: string) =>
      change(recurring, { next_date: next }, t('recurring.skipped', { day: namedDay(next) })),
    pause: (recurring: Recurring) => change(recurring, { paused: true }, t('recurring.nowPaused')),
    resume: (recurring: Recurring) =>
      change(recurring, { paused: false }, t('recurring.nowGoesOn')),
    remove: (recurring: Recurring) =>
      attempt(() => writes.remove(recurring), {
        key: recurring.id,
        done: t('recurring.removed'),
        failed,
        undo: {
          label: t('action.undo'),
          run: () =>
            attempt(() => writes.restore(recurring), {
              key: recurring.id,
              done: t('recurring.putBack'),
              failed,
            }),
        },
      }),
  };
}
