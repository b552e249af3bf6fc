import { getLayout } from '@board/contracts/calls/account';
import { verifySession } from '@board/contracts/calls/auth';
import { sendCall } from '@board/platform';
import { boardState, loadStale, sessionState } from '@board/platform/host';
import type { ScopedMutator } from 'swr';
import { adoptLayout } from '../layout/layout.ts';
import { adoptUser } from '../session/session.ts';

/** Loads again what moved; with the person also who that is and how the board stands, which no panel asks for. */
export async function loadAgain(
  { person }: { person: boolean },
  mutate: ScopedMutator,
): Promise<void> {
  await Promise.all([loadStale(mutate), person ? loadPerson() : undefined]);
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
