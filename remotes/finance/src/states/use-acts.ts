import { attempt } from '@board/platform';
import { useTexts } from '../text.ts';

interface Writes<Thing, Fields> {
  readonly update: (seen: Thing, fields: Fields) => Promise<Thing>;
  readonly remove: (seen: Thing) => Promise<unknown>;
  readonly restore: (thing: Thing) => Promise<unknown>;
}

interface ActOptions<Thing, Fields> {
  /** What is said when it was added, changed or deleted, and of whatever goes wrong. */
  readonly says: { added: string; saved: string; removed: string; failed: string };
  /** All that a change can set, as it was. */
  readonly fieldsOf: (before: Thing) => Fields;
  /** How one that was just added goes again. */
  readonly takeBack?: (added: Thing) => Promise<unknown>;
}

/** What is done to a thing without its form, and what is said of what its form did; each with its way back. */
export function useActs<Thing extends { id: string }, Fields>(
  { update, remove, restore }: Writes<Thing, Fields>,
  { says, fieldsOf, takeBack = remove }: ActOptions<Thing, Fields>,
) {
  const t = useTexts();
  const failed = t(says.failed);
  const putBack = (after: Thing, before: Thing) =>
    attempt(() => update(after, fieldsOf(before)), {
      key: after.id,
      done: t('told.putBack'),
      failed,
    });
  return {
    told: (after: Thing, before?: Thing) => ({
      key: after.id,
      message: t(before ? says.saved : says.added),
      undo: () =>
        before
          ? putBack(after, before)
          : attempt(() => takeBack(after), { key: after.id, done: t('told.takenBack'), failed }),
    }),
    change: (before: Thing, part: Fields, done: string) =>
      attempt(() => update(before, part), {
        key: before.id,
        done,
        failed,
        undo: (after) => putBack(after, before),
      }),
    remove: (thing: Thing) =>
      attempt(() => remove(thing), {
        key: thing.id,
        done: t(says.removed),
        failed,
        undo: () =>
          attempt(() => restore(thing), { key: thing.id, done: t('told.putBack'), failed }),
      }),
  };
}
