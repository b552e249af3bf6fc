import { getLayout } from '@board/contracts/calls/account';
import { verifySession } from '@board/contracts/calls/auth';
import type { Scope } from '@board/contracts/calls/call';
import { sendCall } from '@board/platform';
import { boardState, revalidateScopes, sessionState } from '@board/platform/host';
import type { ScopedMutator } from 'swr';
import { adoptLayout } from '../board/layout.ts';
import { adoptUser } from '../session/session.ts';

/** Loads again what moved; with `user` also who that is and how the board stands, which no panel asks for. */
export async function loadAgain(scopes: readonly Scope[], mutate: ScopedMutator): Promise<void> {
  await Promise.all([
    revalidateScopes(scopes, mutate),
    scopes.includes('user') ? loadPerson() : undefined,
  ]);
}

async function loadPerson(): Promise<void> {
  const { status, user: person } = sessionState;
  if (!boardState.online || status !== 'authenticated') return;
  const [{ user }, layout] = await Promise.all([
    sendCall(verifySession, {}),
    sendCall(getLayout, {}),
  ]);
  if (sessionState.user?.id !== person?.id) return;
  adoptUser(user);
  adoptLayout(layout);
}
