import type { BodyOf } from '@board/contracts/calls/call';
import {
  createTerm,
  type DayChange,
  deleteTerm,
  listTerms,
  loadSampleTerm,
  type PeriodTable,
  removeSampleTerm,
  restoreTerm,
  type Term,
  updateTerm,
} from '@board/contracts/calls/terms';
import { patch, planWrite, useApi, useWrite } from '@board/platform';

export type { DayChange, PeriodTable, Term };
export type TermBody = NonNullable<BodyOf<typeof createTerm>>;

export function useTermList() {
  return useApi(listTerms, { query: { limit: 100 } });
}

export function useTermSave() {
  const { write: create, pending: creating } = useWrite(createTerm);
  const { write: update, pending: updating } = useWrite(updateTerm);
  const save = (body: TermBody, existing?: Term) =>
    existing
      ? update({ params: { id: existing.id }, body }, { version: existing.version })
      : create({ body });
  return { save, pending: creating || updating };
}

const deletion = planWrite(deleteTerm, {
  shows: ({ params }) => [
    patch(listTerms, (reply) => ({
      ...reply,
      items: reply.items.filter((term) => term.id !== params.id),
    })),
  ],
});

export function useTermDeletion() {
  const { write: remove } = useWrite(deletion);
  const { write: restore } = useWrite(restoreTerm);
  return {
    remove: (id: string) => remove({ params: { id } }),
    restore: (id: string) => restore({ params: { id } }),
  };
}

export function useSampleTerm() {
  const { write: load, pending } = useWrite(loadSampleTerm);
  const { write: remove } = useWrite(removeSampleTerm);
  return { load: () => load({}), remove: () => remove({}), pending };
}
