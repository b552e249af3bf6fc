import type { BodyOf } from '@board/contracts/calls/call';
import {
  createTerm,
  type DayChange,
  deleteTerm,
  listTerms,
  restoreTerm,
  type Term,
  updateTerm,
} from '@board/contracts/calls/terms';
import { patch, planWrite, useApi, useSend } from '@board/platform';

export type { DayChange, Term };
export type TermBody = NonNullable<BodyOf<typeof createTerm>>;

export const useTermList = () => useApi(listTerms, { query: { limit: 100 } });
export const useTerms = () => useTermList().data?.items;

const deletion = planWrite(deleteTerm, {
  shows: ({ params }) => [
    patch(listTerms, (reply) => ({
      ...reply,
      items: reply.items.filter((term) => term.id !== params.id),
    })),
  ],
});

export function useTermWrites() {
  const create = useSend(createTerm);
  const update = useSend(updateTerm);
  const remove = useSend(deletion);
  const restore = useSend(restoreTerm);
  return {
    save: (body: TermBody, seen?: Term) =>
      seen ? update({ params: { id: seen.id }, body }, { seen }) : create({ body }),
    remove: (id: string) => remove({ params: { id } }),
    restore: (id: string) => restore({ params: { id } }),
  };
}
