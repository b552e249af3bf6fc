import { sessionState } from '@board/platform/host';
import { bearer } from './bearer.ts';
import { storedSession } from './stored-session.ts';

/** What another tab did to the session holds here too. */
export function watchOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== storedSession.tokenKey) return;
    const person = sessionState.user?.id;
    if (newValue && (!person || bearer.adoptNewer(person))) {
      // Somebody signed in elsewhere while nobody was signed in here.
      if (!person) location.reload();
      return;
    }
    // Signed out, or another person: nothing of the last one may stay on screen.
    if (newValue !== bearer.current()) location.reload();
  });
}
