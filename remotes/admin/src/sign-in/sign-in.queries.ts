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
import { newId, useApi, useSend, useWrite } from '@board/platform';

export const useWays = () => useApi(listSignInProviders, {});

type Changes = BodyOf<typeof updateSignInProvider>;
export type NewWay = Omit<BodyOf<typeof createSignInProvider>, 'id'>;

export function useWaySave(way: SignInProvider | undefined) {
  const create = useSend(createSignInProvider);
  const update = useSend(updateSignInProvider);
  return ({ kind, ...fields }: NewWay) =>
    way
      ? update({ params: { id: way.id }, body: fields }, { version: way.version })
      : create({ body: { id: newId(), kind, ...fields } });
}

export function useWayChange() {
  const { write } = useWrite(updateSignInProvider);
  return ({ id, version }: SignInProvider, body: Changes) =>
    write({ params: { id }, body }, { version });
}

export const useWayRemoval = () => useWrite(deleteSignInProvider);
export const useWayTest = () => useWrite(testSignInProvider);
export const useWayOrder = () => useWrite(orderSignInProviders);
