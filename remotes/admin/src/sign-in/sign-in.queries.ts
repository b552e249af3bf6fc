import type { BodyOf } from '@board/contracts/calls/call';
import {
  createSignInProvider,
  deleteSignInProvider,
  listSignInProviders,
  orderSignInProviders,
  type SignInProvider,
  testSignInProvider,
  updateSignInProvider,
} from '@board/contracts/calls/sign-in';
import { newId, useApi, useSend } from '@board/platform';

export const useWays = () => useApi(listSignInProviders, {});

type Changes = BodyOf<typeof updateSignInProvider>;
export type NewWay = Omit<BodyOf<typeof createSignInProvider>, 'id'>;

export function useWayWrites() {
  const create = useSend(createSignInProvider);
  const update = useSend(updateSignInProvider);
  const remove = useSend(deleteSignInProvider);
  const test = useSend(testSignInProvider);
  const order = useSend(orderSignInProviders);
  const change = (seen: SignInProvider, body: Changes) =>
    update({ params: { id: seen.id }, body }, { seen });
  return {
    save: ({ kind, ...fields }: NewWay, seen: SignInProvider | undefined) =>
      seen ? change(seen, fields) : create({ body: { id: newId(), kind, ...fields } }),
    change,
    remove: (seen: SignInProvider) => remove({ params: { id: seen.id } }, { seen }),
    test: (id: string) => test({ params: { id } }),
    order: (ids: string[]) => order({ body: { ids } }),
  };
}
