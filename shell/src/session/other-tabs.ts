import { verifySession } from '@board/contracts/calls/auth';
import { callUrl } from '@board/contracts/calls/call-url';
import { sessionState } from '@board/platform/host';
import { bearer } from '../identity/bearer.ts';
import { storedSession } from '../identity/stored-session.ts';

/** What another tab did to the session holds here too. */
export function watchOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== storedSession.tokenKey) return;
    if (newValue !== null && newValue === bearer.current()) return;
    void follow(newValue);
  });
}

/** A token that was exchanged is taken over. Anything else shows a page of its own, from the start. */
async function follow(token: string | null): Promise<void> {
  const person = sessionState.user?.id;
  if (!token || !person) {
    location.reload();
    return;
  }
  const owner = await ownerOf(token);
  if (owner === person) bearer.adoptNewer(person);
  else if (owner) location.reload();
}

/** Undefined when nobody can be asked; the token in use then goes on for as long as it is good. */
async function ownerOf(token: string): Promise<string | undefined> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(callUrl(verifySession), { headers, cache: 'no-store' });
    if (!response.ok) return undefined;
    const { user } = await response.json();
    return String(user.id);
  } catch {
    return undefined;
  }
}
